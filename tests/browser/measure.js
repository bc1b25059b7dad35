/* What is wrong with the page as it is drawn now; `measure.py` says what each finding means. */
(limits) => {
  const found = new Set();
  const css = (element) => getComputedStyle(element);
  const name = (words) => words.replace(/\s+/g, " ").trim().slice(0, 60);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const OVER = "dialog, [role=dialog], [role=tooltip], [role=menu], [role=alert], [role=status], [data-over]";
  const root = document.documentElement;

  const meets = (one, two) =>
    one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
  const cut = (one, two) => ({
    left: Math.max(one.left, two.left),
    right: Math.min(one.right, two.right),
    top: Math.max(one.top, two.top),
    bottom: Math.min(one.bottom, two.bottom),
  });
  const ancestors = (element) => {
    const all = [];
    for (let one = element; one; one = one.parentElement) all.push(one);
    return all;
  };
  const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(overflowX + overflowY);
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, css(element));
    return styles.get(element);
  };
  const forReaders = (element) =>
    ancestors(element).some((one) => styleOf(one).clipPath.startsWith("inset(50%"));
  const faded = (element) => ancestors(element).reduce((sum, one) => sum * styleOf(one).opacity, 1);
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    faded(element) > 0.05 &&
    !forReaders(element);
  /** What scrolling boxes leave of a rectangle. */
  const inSight = (element, rect) =>
    ancestors(element)
      .filter((one) => one !== root && one !== document.body && scrolls(styleOf(one)))
      .reduce((left, one) => cut(left, one.getBoundingClientRect()), rect);
  const someLeft = ({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1;

  /* Texts, line by line. */
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    if (!node.textContent.trim() || holder.closest("script, style, option") || !shown(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1.5) continue;
      const seen = inSight(holder, rect);
      if (someLeft(seen)) lines.push({ holder, words: name(node.textContent), rect, seen });
    }
  }

  /** How much a text is enlarged or reduced by what it stands in. */
  const scale = (element) => {
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM?.() ?? element.closest("text")?.getScreenCTM();
      return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    }
    const plain = ancestors(element).find((one) => one.offsetWidth > 100);
    if (!plain) return 1;
    const { width, height } = plain.getBoundingClientRect();
    const share = width / plain.offsetWidth;
    const turned = Math.abs(height / plain.offsetHeight - share) > 0.02;
    return turned || Math.abs(share - 1) < 0.02 ? 1 : share;
  };
  for (const { holder, words } of lines) {
    const size = parseFloat(styleOf(holder).fontSize) * scale(holder);
    if (size < limits.letters - 0.06) found.add(`small: ${size.toFixed(1)} px: ${words}`);
  }

  /* Text that is cut off: by a box that hides what does not fit, or by the edge of the window. */
  const SLACK = 2.5;
  for (const { holder, words, rect } of lines) {
    for (const box of ancestors(holder)) {
      const style = styleOf(box);
      if (scrolls(style)) break;
      if (style.overflowX === "visible" || box === root || box === document.body) continue;
      const frame = box.getBoundingClientRect();
      const high = Math.max(SLACK, 0.2 * rect.height);
      if (
        rect.left < frame.left - SLACK || rect.right > frame.right + SLACK ||
        rect.top < frame.top - high || rect.bottom > frame.bottom + high
      ) found.add(`cut off: ${words}`);
    }
    const panned = ancestors(holder).some((one) => one !== root && one !== document.body && scrolls(styleOf(one)));
    if (!panned && (rect.left < -SLACK || rect.right > innerWidth + SLACK)) found.add(`cut off by the window: ${words}`);
    if (!panned && !limits.page_scrolls && (rect.top < -SLACK || rect.bottom > innerHeight + SLACK))
      found.add(`cut off by the window: ${words}`);
  }

  /* What lies on what. */
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const alpha = (color) => {
    const parts = color.match(/[\d.]+/g) ?? [];
    return color.includes("/") || parts.length === 4 ? Number(parts.at(-1)) : color === "transparent" ? 0 : 1;
  };
  const opaque = (element) => {
    const style = styleOf(element);
    if (faded(element) < 0.5) return false;
    if (element instanceof SVGElement)
      return element instanceof SVGGeometryElement && style.fill !== "none" && !style.fill.startsWith("url") &&
        alpha(style.fill) * style.fillOpacity > 0.5;
    if (element.matches("img, video")) return true;
    return alpha(style.backgroundColor) > 0.5;
  };
  const canScroll = (element) =>
    ancestors(element).some((one) => scrolls(styleOf(one)) && one.scrollHeight > one.clientHeight + 1);
  /** What hides the element at a point, if it is nothing that opens over the page for a while. */
  const coverAt = (element, x, y) => {
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === element || element.contains(above) || above.contains(element)) return null;
      if (above.closest(OVER) && !above.closest(OVER).contains(element)) return null;
      const stuck = ancestors(above).some((one) => /fixed|sticky/.test(styleOf(one).position));
      if (stuck && (limits.page_scrolls || canScroll(element))) return null;
      if (opaque(above)) return above;
    }
    return null;
  };
  const told = (element) =>
    name(element.closest("[aria-label]")?.getAttribute("aria-label") ?? element.className?.toString() ?? element.tagName);
  for (const { holder, words, seen } of lines) {
    if (!meets(seen, screen)) continue;
    const { left, right, top, bottom } = cut(seen, screen);
    for (const x of [left + 2, (left + right) / 2, right - 2]) {
      const cover = coverAt(holder, x, (top + bottom) / 2);
      if (cover) found.add(`covered: ${words}, by ${told(cover)}`);
    }
  }

  /* Texts that cross each other without anything opaque between them. */
  const inView = lines.filter(({ seen }) => meets(seen, screen)).sort((one, two) => one.seen.left - two.seen.left);
  inView.forEach((one, n) => {
    for (const two of inView.slice(n + 1)) {
      if (two.seen.left > one.seen.right) break;
      if (one.holder === two.holder) continue;
      const both = cut(one.seen, two.seen);
      const least = Math.min(one.rect.height, two.rect.height);
      if (both.right - both.left < 2 || both.bottom - both.top < 0.3 * least) continue;
      const x = (both.left + both.right) / 2, y = (both.top + both.bottom) / 2;
      const stack = document.elementsFromPoint(x, y);
      const places = [one.holder, two.holder].map((holder) => stack.findIndex((at) => at === holder || holder.contains(at)));
      if (places.some((at) => at < 0)) continue;
      const [high, low] = places[0] < places[1] ? [one, two] : [two, one];
      const between = stack.slice(Math.min(...places), Math.max(...places));
      if (between.some((at) => !at.contains(low.holder) && opaque(at))) continue;
      found.add(`on each other: ${high.words} / ${low.words}`);
    }
  });

  /* Things to press. */
  const PRESSED = "button, a[href], summary, select, input, textarea, [role=button], [role=tab], [role=menuitem], [role=radio], [role=slider]";
  for (const one of document.querySelectorAll(PRESSED)) {
    if (!shown(one) || one.disabled || one.ariaDisabled === "true") continue;
    const box = one.matches("[type=checkbox], [type=radio]") ? (one.closest("label") ?? one) : one;
    const rect = box.getBoundingClientRect();
    const seen = cut(inSight(box, rect), screen);
    if (!someLeft(seen)) continue;
    const words = name(one.getAttribute("aria-label") ?? (one.textContent || one.title || one.tagName));
    const middle = coverAt(box, (seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
    if (middle && !(one instanceof SVGElement)) found.add(`covered: ${words}, by ${told(middle)}`);
    const inProse = one.matches("a, button") && styleOf(one).display === "inline";
    if (limits.target && !inProse && Math.min(rect.width, rect.height) < limits.target - 0.5)
      found.add(`hard to hit: ${Math.round(rect.width)} × ${Math.round(rect.height)} px: ${words}`);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);

  if (root.scrollWidth > innerWidth + 1) found.add("the page scrolls sideways");
  if (!limits.page_scrolls && root.scrollHeight > innerHeight + 1) found.add("the page scrolls");
  return [...found];
}

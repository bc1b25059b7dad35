/* Words that stand out too little; `picture` is the page without its words, as a PNG in base 64. */
async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const ratio = image.width / innerWidth;
  const pixel = (x, y) => {
    const at = 4 * (Math.floor(y * ratio) * image.width + Math.floor(x * ratio));
    return [data[at], data[at + 1], data[at + 2]];
  };
  const dot = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const rgba = (color) => {
    if (!known.has(color)) {
      dot.clearRect(0, 0, 1, 1);
      dot.fillStyle = color;
      dot.fillRect(0, 0, 1, 1);
      known.set(color, [...dot.getImageData(0, 0, 1, 1).data]);
    }
    return known.get(color);
  };
  const linear = (value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const light = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrast = (one, two) => {
    const [high, low] = [light(one), light(two)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const over = (front, share, back) => back.map((value, n) => front[n] * share + value * (1 - share));

  const ancestors = (element) => {
    const all = [];
    for (let one = element; one; one = one.parentElement) all.push(one);
    return all;
  };
  /** Whether it is near the edge of a list that goes on, where words may fade out. */
  const fades = (chain, rect) =>
    chain.some((one) => {
      if (one.scrollHeight <= one.clientHeight + 1 || !/auto|scroll/.test(getComputedStyle(one).overflowY)) return false;
      const { top, bottom } = one.getBoundingClientRect();
      return rect.top < top + EDGE || rect.bottom > bottom - EDGE;
    });
  const EDGE = 32;
  const OVER = "dialog, [role=dialog], [role=tooltip], [role=menu], [data-over]";
  const openOver = [...document.querySelectorAll(OVER)].filter((one) => one.childElementCount && one.checkVisibility());
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    const words = node.textContent.replace(/\s+/g, " ").trim().slice(0, 60);
    if (!words || !/[\p{L}\p{N}]/u.test(words) || holder.closest("script, style, option, :disabled, [aria-disabled=true]")) continue;
    if (!holder.checkVisibility({ visibilityProperty: true })) continue;
    const chain = ancestors(holder);
    // What lies under something that was opened is dimmed.
    if (openOver.length && !openOver.some((one) => one.contains(holder))) continue;
    const styles = chain.map((one) => getComputedStyle(one));
    if (styles.some(({ clipPath }) => clipPath.startsWith("inset(50%"))) continue;
    const fade = styles.reduce((sum, { opacity }) => sum * opacity, 1);
    if (fade < 0.05) continue;
    const [style] = styles;
    const drawn = holder instanceof SVGElement;
    const color = rgba(drawn ? style.fill : style.webkitTextFillColor || style.color);
    const [stroke, width] = drawn
      ? [style.stroke, parseFloat(style.strokeWidth)]
      : [style.webkitTextStrokeColor, parseFloat(style.webkitTextStrokeWidth)];
    const halo = stroke !== "none" && width >= 2 ? rgba(stroke) : null;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const x = (rect.left + rect.right) / 2, y = (rect.top + rect.bottom) / 2;
      if (rect.width < 2 || rect.left < 0 || rect.top < 0 || rect.right > innerWidth || rect.bottom > innerHeight) continue;
      const top = document.elementFromPoint(x, y);
      if (!drawn && top && !top.contains(holder) && !holder.contains(top)) continue;
      if (fades(chain, rect)) continue;
      const ratios = [];
      for (let column = 0; column < 12; column += 1)
        for (let row = 0; row < 5; row += 1) {
          const behind = halo ?? pixel(rect.left + ((column + 0.5) * rect.width) / 12, rect.top + ((row + 0.5) * rect.height) / 5);
          const back = behind.slice(0, 3);
          ratios.push(contrast(over(color, (color[3] / 255) * fade, back), back));
        }
      ratios.sort((a, b) => a - b);
      const worst = ratios[Math.floor(ratios.length / 5)];
      const size = parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      if (worst < (large ? 3 : 4.5)) found.add(`faint: ${worst.toFixed(2)}: ${words}`);
    }
  }
  return [...found];
}

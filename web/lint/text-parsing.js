import ts from "typescript";

/**
 * No code takes apart a text that is made for people: what a program needs comes as data.
 *
 * A type says that something is a string, not what it means. So this reports every place that
 * looks into a string, by a method, a regular expression, an index or a loop, unless it is listed
 * here with what it reads. It does not see texts that are compared as a whole.
 *
 * Whoever reads is named by its file and what is declared there, outermost.
 */
export const ALLOWED = {
  "an address of a page": [
    "App.svelte:table",
    "home/Home.svelte:joinLink",
    "lib/router.svelte.ts:Router",
  ],
  "what a thing on the table, a deck or a field is called in the code": [
    "lib/things.ts:numbersIn",
    "lib/things.ts:thingOf",
    "plain/words.ts:fieldTitle",
    "rules/book.ts:deckTitle",
    "voices/box.ts:letter",
  ],
  "the markup of rules and cards: paragraphs, lists, stars": [
    "rules/book.ts:plain",
    "rules/markup.ts:blocksOf",
    "rules/markup.ts:spansOf",
  ],
  "what somebody looks for": ["rules/book.ts:search"],
  "the format of another program: JSON, hashes": [
    "lib/api.ts:importRecord",
    "lib/deal.ts:checked",
    "lib/DealSeal.svelte:",
  ],
  "the ends of a sentence that is being put together": [
    "lib/words.ts:capital",
    "lib/words.ts:sentence",
  ],
  "a name that is set in lines": ["android/geometry.ts:lines"],
};

const STRING_METHODS = new Set([
  "at",
  "charAt",
  "charCodeAt",
  "codePointAt",
  "endsWith",
  "includes",
  "indexOf",
  "lastIndexOf",
  "match",
  "matchAll",
  "replace",
  "replaceAll",
  "search",
  "slice",
  "split",
  "startsWith",
  "substr",
  "substring",
]);
const EXPRESSION_METHODS = new Set(["exec", "test"]);

/** Words that the code itself has written down are its own. */
const isWritten = ({ type }) => type === "Literal" || type === "TemplateLiteral";

const isString = (type) =>
  type.isUnionOrIntersection()
    ? type.types.some(isString)
    : (type.flags & ts.TypeFlags.StringLike) !== 0;

const DECLARES = new Set(["FunctionDeclaration", "ClassDeclaration", "VariableDeclarator"]);

/** What is declared around a piece of code, outermost; empty: in the markup of a component. */
function declaredAround(ancestors) {
  const outermost = ancestors.find(({ type }) => DECLARES.has(type));
  return outermost?.id?.name ?? "";
}

export const rule = {
  meta: {
    type: "problem",
    schema: [{ type: "object" }],
    messages: {
      apart:
        "{{who}} takes a text apart. Let what is needed come as data; what is no text for people is listed in lint/text-parsing.js.",
    },
  },
  create(context) {
    const { sourceCode, filename, options } = context;
    const { getTypeAtLocation: typeOf } = sourceCode.parserServices;
    const readers = new Set(Object.values(options[0] ?? {}).flat());
    const file = filename.split("/src/").at(-1);
    const isText = (node) => !isWritten(node) && isString(typeOf(node));
    const isExpression = (node) => typeOf(node).symbol?.name === "RegExp";
    const report = (node) => {
      const who = `${file}:${declaredAround(sourceCode.getAncestors(node))}`;
      if (!readers.has(who)) context.report({ node, messageId: "apart", data: { who } });
    };
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
        const { name } = callee.property;
        if (STRING_METHODS.has(name) && isText(callee.object)) report(node);
        else if (EXPRESSION_METHODS.has(name) && isExpression(callee.object)) report(node);
      },
      MemberExpression(node) {
        if (node.computed && isText(node.object)) report(node);
      },
      SpreadElement(node) {
        if (isText(node.argument)) report(node);
      },
      ForOfStatement(node) {
        if (isText(node.right)) report(node.right);
      },
    };
  },
};

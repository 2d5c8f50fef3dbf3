import { createWordFinder } from './plainWords.js';

const findWords = createWordFinder('plainWords.json', 'plainMessageWords.json');

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];
/** Also `level` in `logger[level](…)`. */
const isLevel = ({ property, computed }) => computed || LEVELS.includes(property.name);
const nameOf = (node) =>
  node.type === 'MemberExpression' ? nameOf(node.property) : (node.name ?? '');
const isLogCall = ({ type, callee }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  isLevel(callee) &&
  isLogger(callee.object);
const isLogger = (node) => /^log(ger)?$/.test(nameOf(node));
/** Calls that print or log the texts in their arguments. */
const isPrinted = ({ callee, arguments: args }) =>
  nameOf(callee.object ?? callee) === 'console' ||
  callee.name === 'logProblem' ||
  args.some(isLogger);
/** Errors for editors, whose texts are reviewed as such. */
const FOR_EDITORS = ['MediaRefusal'];
const isErrorName = (name) =>
  /(Error|Failure|Refusal|Refused|Problem|Conflict|GivenUp)$/.test(name);

/** Event in lower case, without a full stop; names such as OpenSearch and AVIF may come first. */
const isEvent = (text) => !/^[A-Z][a-z]*\s|\.$/.test(text);

/** Texts of logs and errors must follow docs/style.md, "Logs and errors". */
export const plainMessages = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      section: 'Say what happened: an operator has no document with this section.',
      word: 'Write "{{plain}}" instead of "{{word}}".',
      event: 'A log message is an event in lower case without a full stop: "page not sent".',
      values: 'A log message is always the same text, to be searched for: values are fields.',
      errorField: 'The field of an error is called `error`.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const thrown = new Set();

    function checkWords(node, text) {
      const [start] = node.range;
      for (const { index, word, plain } of findWords(text)) {
        const loc = {
          start: sourceCode.getLocFromIndex(start + 1 + index),
          end: node.loc.end,
        };
        if (word === '§') context.report({ loc, messageId: 'section' });
        else context.report({ loc, messageId: 'word', data: { word, plain } });
      }
    }

    /** Checks every text below an argument, except within functions. */
    function checkTexts(node) {
      if (node === null || typeof node !== 'object') return;
      if (/Function/.test(node.type)) return;
      if (node.type === 'Literal' && typeof node.value === 'string') checkWords(node, node.value);
      if (node.type === 'TemplateElement') checkWords(node, node.value.raw);
      for (const key of sourceCode.visitorKeys[node.type] ?? []) {
        for (const child of [node[key]].flat()) checkTexts(child);
      }
    }

    function checkLogCall({ arguments: args }) {
      const [fields] = args;
      const message = args.length > 1 ? args[1] : fields;
      if (message?.type === 'TemplateLiteral' && message.expressions.length > 0) {
        context.report({ node: message, messageId: 'values' });
      }
      if (typeof message?.value === 'string' && !isEvent(message.value)) {
        context.report({ node: message, messageId: 'event' });
      }
      for (const property of fields?.type === 'ObjectExpression' ? fields.properties : []) {
        if (property.key?.name === 'err') {
          context.report({ node: property, messageId: 'errorField' });
        }
      }
    }

    return {
      CallExpression(node) {
        if (isLogCall(node)) checkLogCall(node);
        if (isLogCall(node) || isPrinted(node)) node.arguments.forEach(checkTexts);
        if (node.callee.type === 'Super') node.arguments.forEach(checkTexts);
      },
      ThrowStatement({ argument }) {
        if (argument.type === 'NewExpression') thrown.add(argument);
      },
      NewExpression(node) {
        const name = nameOf(node.callee);
        if (FOR_EDITORS.includes(name)) return;
        if (thrown.has(node) || isErrorName(name)) node.arguments.forEach(checkTexts);
      },
      // Messages of a queue, and help texts of metrics.
      'Property[key.name=/^(logMessages|help)$/]': ({ value }) => checkTexts(value),
    };
  },
};

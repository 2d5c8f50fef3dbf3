import { createWordFinder } from './plainWords.js';

const findWords = createWordFinder('plainWords.json', 'plainTitleWords.json');

const TESTS = ['test', 'it', 'describe', 'step'];
/** The function that is called: `test` in `test.skip(…)` and `test.each(…)(…)`, `step` in `test.step(…)`. */
function testName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') {
    return callee.property.name === 'step' ? 'step' : testName(callee.object);
  }
  return callee.type === 'CallExpression' ? testName(callee.callee) : '';
}

/** Titles of tests are plain English, as they are read when a test fails. */
export const plainTitles = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { word: 'Write "{{plain}}" instead of "{{word}}".' },
  },
  create(context) {
    return {
      CallExpression({ callee, arguments: [title] }) {
        if (title === undefined || !TESTS.includes(testName(callee))) return;
        const texts = title.type === 'TemplateLiteral' ? title.quasis : [title];
        for (const node of texts) {
          const text = node.value?.raw ?? node.value;
          if (typeof text !== 'string') continue;
          for (const { word, plain } of findWords(text)) {
            context.report({ node, messageId: 'word', data: { word, plain } });
          }
        }
      },
    };
  },
};

import { createWordFinder } from './plainWords.js';

const findWords = createWordFinder('plainWords.json');

/** Comments are plain English: no sections of documents that are not in the repository, and no word of plainWords.json. */
export const plainComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      section:
        'Cite a requirement by its id (docs/spec) or a decision by its number, not a section.',
      word: 'Write "{{plain}}" instead of "{{word}}".',
    },
  },
  create(context) {
    const { sourceCode } = context;
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) {
          for (const { index, length, word, plain } of findWords(comment.value)) {
            // The text of a comment begins after its first two characters.
            const start = comment.range[0] + 2 + index;
            const loc = {
              start: sourceCode.getLocFromIndex(start),
              end: sourceCode.getLocFromIndex(start + length),
            };
            if (word === '§') context.report({ loc, messageId: 'section' });
            else context.report({ loc, messageId: 'word', data: { word, plain } });
          }
        }
      },
    };
  },
};

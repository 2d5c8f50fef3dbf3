import { readFileSync } from 'node:fs';

/** Words that comments do without, each with the plain word to use. Read from a file, since documents print it too. */
const plainWords = JSON.parse(readFileSync(new URL('plainWords.json', import.meta.url), 'utf8'));

const phrases = Object.keys(plainWords).map((phrase) => phrase.replaceAll(' ', '[\\s*]+'));
/** Longer phrases first; a word in backticks is a name, not English. */
const forbidden = new RegExp(
  `§|\`[^\`]*\`|\\b(?:${phrases.toSorted((a, b) => b.length - a.length).join('|')})\\b`,
  'gi',
);

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
    const report = (comment, index, length, rest) => {
      // The text of a comment begins after its first two characters.
      const start = comment.range[0] + 2 + index;
      const loc = {
        start: sourceCode.getLocFromIndex(start),
        end: sourceCode.getLocFromIndex(start + length),
      };
      context.report({ loc, ...rest });
    };
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) {
          for (const { 0: found, index } of comment.value.matchAll(forbidden)) {
            if (found.startsWith('`')) continue;
            if (found === '§') {
              report(comment, index, 1, { messageId: 'section' });
              continue;
            }
            const word = found.toLowerCase().replaceAll(/[\s*]+/g, ' ');
            const data = { word, plain: plainWords[word] };
            report(comment, index, found.length, { messageId: 'word', data });
          }
        }
      },
    };
  },
};

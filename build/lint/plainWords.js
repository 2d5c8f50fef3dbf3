import { readFileSync } from 'node:fs';

/**
 * Reads tables of words to avoid, each with the word to use instead. They are JSON files, because documents
 * refer to them.
 */
const readWords = (...files) =>
  Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))),
  );

/** Finds sections of documents and words of the tables in a text; a word in backticks is a name, not English. */
export function createWordFinder(...files) {
  const words = readWords(...files);
  const phrases = Object.keys(words).map((phrase) => phrase.replaceAll(' ', '[\\s*]+'));
  // Longer phrases first.
  const forbidden = new RegExp(
    `§|\`[^\`]*\`|\\b(?:${phrases.toSorted((a, b) => b.length - a.length).join('|')})\\b`,
    'gi',
  );
  return (text) =>
    [...text.matchAll(forbidden)]
      .filter(({ 0: found }) => !found.startsWith('`'))
      .map(({ 0: found, index }) => {
        const word = found.toLowerCase().replaceAll(/[\s*]+/g, ' ');
        return { index, length: found.length, word, plain: words[word] };
      });
}

import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * A piece of a document with the character that ends it: a rule of a style sheet, a tag, the value of an
 * attribute, or a text.
 */
const PIECE = /[^<>"}]*[<>"}]?/g;

/**
 * The pieces that documents share: styles, markup, menus, labels. A piece that occurs in a single document
 * is left out, such as the text of an article or the name of a car. Pieces keep their order, and duplicates
 * between patterns stay: long unbroken stretches compress other pages best, and duplicates cost nothing in
 * transfer.
 * @param patterns documents whose pieces are used
 * @param others documents that patterns are also compared with
 */
export async function commonText(
  patterns: readonly Buffer[],
  others: readonly Buffer[],
): Promise<Buffer> {
  const documents = [...patterns, ...others];
  /** The document that contains a piece; `null` if several do. */
  const owners = new Map<string, number | null>();
  for (const [index, document] of documents.entries()) {
    // One document takes some milliseconds; requests are served in between.
    await nextTurn();
    for (const piece of splitIntoPieces(document)) {
      const owner = owners.get(piece);
      if (owner === undefined) owners.set(piece, index);
      else if (owner !== index) owners.set(piece, null);
    }
  }
  const texts: string[] = [];
  for (const pattern of patterns) {
    await nextTurn();
    texts.push(
      splitIntoPieces(pattern)
        .filter((piece) => owners.get(piece) === null)
        .join(''),
    );
  }
  return Buffer.from(texts.join(''));
}

const splitIntoPieces = (document: Buffer): string[] =>
  document.toString('utf8').match(PIECE) ?? [];

import { setImmediate as nextTurn } from 'node:timers/promises';

/** A rule of a style sheet, a tag, the value of an attribute, a text: each with the sign that ends it. */
const PIECE = /[^<>"}]*[<>"}]?/g;

/**
 * What documents are made of like others: styles, markup, menus, labels. A piece that one of them alone has is left
 * out: the text of an article, the name of a car. Pieces stay in their order, and are not sorted out among the
 * patterns: long stretches as they come are what compresses others best, and double ones cost nothing on the way.
 * @param patterns documents whose pieces are taken
 * @param others documents that patterns are compared with besides each other
 */
export async function commonText(
  patterns: readonly Buffer[],
  others: readonly Buffer[],
): Promise<Buffer> {
  const documents = [...patterns, ...others];
  /** The document that has a piece; `null` where several have it. */
  const owners = new Map<string, number | null>();
  for (const [index, document] of documents.entries()) {
    // One document takes some milliseconds; requests come between.
    await nextTurn();
    for (const piece of piecesOf(document)) {
      const owner = owners.get(piece);
      if (owner === undefined) owners.set(piece, index);
      else if (owner !== index) owners.set(piece, null);
    }
  }
  const texts: string[] = [];
  for (const pattern of patterns) {
    await nextTurn();
    texts.push(
      piecesOf(pattern)
        .filter((piece) => owners.get(piece) === null)
        .join(''),
    );
  }
  return Buffer.from(texts.join(''));
}

const piecesOf = (document: Buffer): string[] => document.toString('utf8').match(PIECE) ?? [];

import { setImmediate as nextTurn } from 'node:timers/promises';

/** Bytes that are compared at a time: long enough to be worth a reference, short enough for a rule or a tag. */
const WINDOW = 16;
/** Shorter pieces cost a dictionary more than they save. */
const MIN_RUN = 24;
/** Windows are told apart by so many bits of a hash. Two that meet bring a needless piece in, and nothing else. */
const HASH_BITS = 22;
const MULTIPLIER = 0x01000193;
const SPREAD = 0x9e3779b1;

/** What is known of a window. */
const COMMON = 1;
const TAKEN = 2;

/**
 * What at least two of the documents have in common: styles, markup, menus, labels. What one of them alone says is
 * left out. Each piece is there once, in the order of the documents.
 * @param documents at most 254 of them; none is held up for longer than it takes to read one
 * @param maxBytes where the text is cut off
 */
export async function commonText(documents: readonly Buffer[], maxBytes: number): Promise<Buffer> {
  const seenIn = new Uint8Array(1 << HASH_BITS);
  const state = new Uint8Array(1 << HASH_BITS);
  for (const [index, document] of documents.entries()) {
    await nextTurn();
    eachWindow(document, (hash) => {
      const before = seenIn[hash];
      if (before === 0) seenIn[hash] = index + 1;
      else if (before !== index + 1) state[hash] = COMMON;
    });
  }
  const pieces: Buffer[] = [];
  let length = 0;
  for (const document of documents) {
    await nextTurn();
    for (const piece of newPieces(document, state)) {
      if (length + piece.length > maxBytes) return Buffer.concat(pieces);
      pieces.push(piece);
      length += piece.length;
    }
  }
  return Buffer.concat(pieces);
}

/** Pieces of a document that are common and have not been taken yet; they are now. */
function newPieces(document: Buffer, state: Uint8Array): Buffer[] {
  const pieces: Buffer[] = [];
  let start = 0;
  let end = 0;
  const close = () => {
    if (end - start >= MIN_RUN) pieces.push(document.subarray(start, end));
  };
  eachWindow(document, (hash, from) => {
    if (state[hash] !== COMMON) return;
    state[hash] = TAKEN;
    if (from > end) {
      close();
      start = from;
    }
    end = from + WINDOW;
  });
  close();
  return pieces;
}

/** Calls with the hash of every window of a document, and where the window begins. */
function eachWindow(document: Buffer, visit: (hash: number, from: number) => void): void {
  let leaving = 1;
  for (let count = 0; count < WINDOW; count += 1) leaving = Math.imul(leaving, MULTIPLIER);
  let rolling = 0;
  for (let at = 0; at < document.length; at += 1) {
    rolling = (Math.imul(rolling, MULTIPLIER) + (document[at] ?? 0)) | 0;
    if (at >= WINDOW) {
      rolling = (rolling - Math.imul(leaving, document[at - WINDOW] ?? 0)) | 0;
    }
    if (at >= WINDOW - 1) visit(Math.imul(rolling, SPREAD) >>> (32 - HASH_BITS), at - WINDOW + 1);
  }
}

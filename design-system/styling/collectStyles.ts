import { type Piece, writeSheet } from './sheet';

/** Pieces of the styles that every page has (globalCss.ts). */
const everywhere = new Set<Piece>();

/** What the page that is being rendered has used so far; undefined while none is. */
let page: Set<readonly Piece[]> | undefined;

export function addEverywhere(pieces: Iterable<Piece>): void {
  for (const piece of pieces) everywhere.add(piece);
}

/** Registers that the page being rendered uses these pieces. The same list is the same object every time. */
export function noteUse(pieces: readonly Piece[]): void {
  page?.add(pieces);
}

/** Style sheets by the lists of pieces they are made of, in order: pages of a kind share one. */
const sheets = new Map<string, string>();
/** Some 75 kB each. */
const mostSheets = 200;

/** Numbers of the lists of pieces, to name a sheet by. */
const numbers = new WeakMap<readonly Piece[], number>();
let lists = 0;

function numberOf(pieces: readonly Piece[]): number {
  const known = numbers.get(pieces);
  if (known !== undefined) return known;
  lists += 1;
  numbers.set(pieces, lists);
  return lists;
}

function sheetOf(used: ReadonlySet<readonly Piece[]>): string {
  let name = `${everywhere.size}`;
  for (const pieces of used) name += ` ${numberOf(pieces)}`;
  const written = sheets.get(name);
  if (written !== undefined) return written;
  const all = new Set(everywhere);
  for (const pieces of used) for (const piece of pieces) all.add(piece);
  const sheet = writeSheet(all);
  if (sheets.size >= mostSheets) sheets.clear();
  sheets.set(name, sheet);
  return sheet;
}

/**
 * Renders and returns the result with exactly the CSS that it needs: the global styles and the styles of every element
 * rendered meanwhile, `renderToString` within `renderToString` included. Rendering must be synchronous; a promise is
 * refused with a TypeError, because two pages could then mix.
 */
export function collectStyles<Result>(render: () => Result): { result: Result; css: string } {
  const outer = page;
  const own = new Set<readonly Piece[]>();
  page = own;
  try {
    const result = render();
    if (result instanceof Promise)
      throw new TypeError('Styles can be collected of synchronous rendering only');
    return { result, css: sheetOf(own) };
  } finally {
    page = outer;
    if (outer) for (const pieces of own) outer.add(pieces);
  }
}

/**
 * Renders a part of a page that is kept for other pages, and returns with the result a function that registers the
 * part's styles again, to be called on each page that the part is put into.
 */
export function recordStyles<Result>(render: () => Result): {
  result: Result;
  noteAgain: () => void;
} {
  const outer = page;
  const own = new Set<readonly Piece[]>();
  page = own;
  try {
    const result = render();
    return { result, noteAgain: () => own.forEach(noteUse) };
  } finally {
    page = outer;
    own.forEach(noteUse);
  }
}

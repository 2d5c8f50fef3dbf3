import { type Piece, writeSheet } from './sheet';

/** Pieces of the global styles, which every page has (globalCss.ts). */
const globalPieces = new Set<Piece>();

/** Pieces that the page being rendered has used so far; undefined while no page is rendered. */
let currentPage: Set<readonly Piece[]> | undefined;

/** Adds pieces that every page has. */
export function addGlobalPieces(pieces: Iterable<Piece>): void {
  for (const piece of pieces) globalPieces.add(piece);
}

/** Registers that the page being rendered uses these pieces. Equal lists are always the same object. */
export function registerUse(pieces: readonly Piece[]): void {
  currentPage?.add(pieces);
}

/** Cache of style sheets by their lists of pieces, in order: similar pages share a sheet. */
const sheets = new Map<string, string>();
/** Maximum number of cached sheets; each has about 75 kB. */
const MAX_SHEETS = 200;

/** Numbers of the lists of pieces, which form the keys of the cache. */
const listNumbers = new WeakMap<readonly Piece[], number>();
let listCount = 0;

function getListNumber(pieces: readonly Piece[]): number {
  const cached = listNumbers.get(pieces);
  if (cached !== undefined) return cached;
  listCount += 1;
  listNumbers.set(pieces, listCount);
  return listCount;
}

function getSheet(usedPieces: ReadonlySet<readonly Piece[]>): string {
  let cacheKey = `${globalPieces.size}`;
  for (const pieces of usedPieces) cacheKey += ` ${getListNumber(pieces)}`;
  const cachedSheet = sheets.get(cacheKey);
  if (cachedSheet !== undefined) return cachedSheet;
  const allPieces = new Set(globalPieces);
  for (const pieces of usedPieces) for (const piece of pieces) allPieces.add(piece);
  const sheet = writeSheet(allPieces);
  if (sheets.size >= MAX_SHEETS) sheets.clear();
  sheets.set(cacheKey, sheet);
  return sheet;
}

/**
 * Renders and returns the result with the CSS that it needs: the global styles and the styles of every element
 * rendered meanwhile, also in nested calls of `renderToString`.
 * @throws TypeError if `render` returns a promise: the styles of two pages could mix
 */
export function collectStyles<Result>(render: () => Result): { result: Result; css: string } {
  const outer = currentPage;
  const usedPieces = new Set<readonly Piece[]>();
  currentPage = usedPieces;
  try {
    const result = render();
    if (result instanceof Promise)
      throw new TypeError('Only synchronous rendering can collect styles');
    return { result, css: getSheet(usedPieces) };
  } finally {
    currentPage = outer;
    if (outer) for (const pieces of usedPieces) outer.add(pieces);
  }
}

/**
 * Renders a part of a page that is cached for other pages. Returns the result with a function that registers the
 * part's styles again; call it for each page that contains the part.
 */
export function recordStyles<Result>(render: () => Result): {
  result: Result;
  registerAgain: () => void;
} {
  const outer = currentPage;
  const usedPieces = new Set<readonly Piece[]>();
  currentPage = usedPieces;
  try {
    const result = render();
    return { result, registerAgain: () => usedPieces.forEach(registerUse) };
  } finally {
    currentPage = outer;
    usedPieces.forEach(registerUse);
  }
}

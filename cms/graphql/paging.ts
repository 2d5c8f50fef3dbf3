import { GraphQLError } from 'graphql';

/** Most results that one page may ask for. */
export const maxPageSize = 1000;

export interface Page<Result> {
  results: Result[];
  total: number;
  pageInfo: { endCursor: string | null; hasNext: boolean };
}

/**
 * The `first` results after a cursor; a blank or missing cursor means from the start. Throws a
 * GraphQLError for a cursor that this function did not make and for a negative count.
 */
export function pageOf<Result>(
  all: readonly Result[],
  first: number,
  after: string | null | undefined,
): Page<Result> {
  if (first < 0) throw new GraphQLError('"first" must not be negative.');
  const start = after ? readCursor(after) : 0;
  const end = Math.min(start + Math.min(first, maxPageSize), all.length);
  return {
    results: all.slice(start, end),
    total: all.length,
    pageInfo: { endCursor: end > start ? writeCursor(end) : null, hasNext: end < all.length },
  };
}

function writeCursor(position: number): string {
  return Buffer.from(`after:${position}`).toString('base64url');
}

function readCursor(cursor: string): number {
  const position = /^after:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (position === undefined) throw new GraphQLError(`Unknown cursor "${cursor}".`);
  return Number(position);
}

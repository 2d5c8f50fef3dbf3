import { GraphQLError } from 'graphql';

/** Maximum page size. */
export const MAX_PAGE_SIZE = 1000;

export interface Page<Result> {
  results: Result[];
  total: number;
  pageInfo: { endCursor: string | null; hasNext: boolean };
}

/**
 * Returns the `first` results after a cursor. Without a cursor, or with a blank one, it starts at the
 * first result. @throws GraphQLError for a cursor from elsewhere and for a negative count
 */
export function paginate<Result>(
  items: readonly Result[],
  first: number,
  after: string | null | undefined,
): Page<Result> {
  if (first < 0) throw new GraphQLError('"first" must not be negative.');
  const start = after ? decodeCursor(after) : 0;
  const end = Math.min(start + Math.min(first, MAX_PAGE_SIZE), items.length);
  return {
    results: items.slice(start, end),
    total: items.length,
    pageInfo: { endCursor: end > start ? encodeCursor(end) : null, hasNext: end < items.length },
  };
}

function encodeCursor(position: number): string {
  return Buffer.from(`after:${position}`).toString('base64url');
}

function decodeCursor(cursor: string): number {
  const position = /^after:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (position === undefined) throw new GraphQLError(`Unknown cursor "${cursor}".`);
  return Number(position);
}

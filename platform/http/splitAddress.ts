/** Whether a method only reads, so that its requests may be redirected. */
export const isSafeMethod = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Splits an address into its path and its query (with the question mark, or blank). */
export function splitAddress(address: string): [path: string, query: string] {
  const queryStart = address.indexOf('?');
  return queryStart === -1
    ? [address, '']
    : [address.slice(0, queryStart), address.slice(queryStart)];
}

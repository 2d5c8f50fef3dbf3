/** Only requests that read may be sent elsewhere. */
export const isSafeMethod = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Path and query (with its question mark, or empty) of an address. */
export function splitAddress(address: string): [path: string, query: string] {
  const question = address.indexOf('?');
  return question === -1 ? [address, ''] : [address.slice(0, question), address.slice(question)];
}

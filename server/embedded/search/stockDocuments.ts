import type { SearchDocument } from './indexDefinition';

/** The generated stock of an index. */
export function stockDocuments(_index: string): Iterable<SearchDocument> {
  return [];
}

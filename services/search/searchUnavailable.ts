/**
 * The engine cannot answer now, or only for some of its documents. The message tells operators the reason and
 * contains no secrets.
 */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}

/**
 * The engine cannot answer now, or only from a part of its documents, which would be a wrong answer.
 * Its message tells operators the reason and holds nothing secret.
 */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}

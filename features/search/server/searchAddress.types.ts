/** Where the search service answers, and the key that it takes. */
export interface SearchAddress {
  url: string;
  apiKey: string;
}

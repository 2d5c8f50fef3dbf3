/** Address of the search service, and the key that it accepts. */
export interface SearchAddress {
  url: string;
  apiKey: string;
}

/** What the loop needs of a block; the site's parsed blocks have it. */
export interface BlockContent {
  uid: string;
  name: string;
  /** Whether the fields have been checked against the contract of this name. */
  known: boolean;
  fields: Readonly<Record<string, unknown>>;
  placeholders: Readonly<Record<string, readonly BlockContent[]>>;
  /** Why the block's data could not be loaded; an error card stands in its place. */
  failure?: { error: unknown };
  /** Its data comes after the page has begun to be sent: it is awaited, or has arrived. */
  late?: 'awaited' | 'arrived';
}

/** Data of a block for rendering; the site's parsed blocks implement it. */
export interface BlockContent {
  uid: string;
  name: string;
  /** Whether the fields have been checked against the contract of this name. */
  isKnown: boolean;
  fields: Readonly<Record<string, unknown>>;
  placeholders: Readonly<Record<string, readonly BlockContent[]>>;
  /** Error of loading the block's data; an error card is shown instead of the block. */
  failure?: { error: unknown };
  /** Set if its data is sent after the beginning of the page: still awaited, or arrived. */
  deferred?: 'awaited' | 'arrived';
}

/** What a visitor has chosen in a list of stories; all of it stands in the address. */
export interface ListChoice {
  /** Keys of the chosen tags, in no particular order. */
  tags: readonly string[];
  /** How the stories stand; undefined as the editor decided. */
  layout?: 'grid' | 'list';
  /** The platform's mark after which the list goes on; undefined from the start. */
  cursor?: string;
}

/** Keys of the address's query that a list of stories reads. */
export const listQueryKeys = ['tag', 'layout', 'after'] as const;

/** The choice in an address. What is no choice is left out. */
export function readChoice(query: URLSearchParams): ListChoice {
  const layout = query.get('layout');
  return {
    tags: [...new Set(query.getAll('tag'))].filter((key) => key !== ''),
    layout: layout === 'grid' || layout === 'list' ? layout : undefined,
    cursor: query.get('after') || undefined,
  };
}

/** The address of a list with a choice; equal choices have equal addresses. */
export function listAddress(path: string, { tags, layout, cursor }: ListChoice): string {
  const query = new URLSearchParams([...tags].sort().map((tag) => ['tag', tag]));
  if (layout) query.set('layout', layout);
  if (cursor) query.set('after', cursor);
  const written = query.toString();
  return written === '' ? path : `${path}?${written}`;
}

/** The chosen tags after one of them was chosen, or given up (spec 1 §4). */
export function toggleTag(tags: readonly string[], key: string): string[] {
  return tags.includes(key) ? tags.filter((other) => other !== key) : [...tags, key];
}

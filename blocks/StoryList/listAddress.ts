/** State of a list of stories, which its address contains completely. */
export interface ListChoice {
  /** Keys of the chosen tags, in no particular order. */
  tags: readonly string[];
  /** Layout of the stories; undefined for the editor's choice. */
  layout?: 'grid' | 'list';
  /** The platform's cursor after which the list continues; undefined at the start. */
  cursor?: string;
}

/** Query keys that a list of stories reads. */
export const listQueryKeys = ['tag', 'layout', 'after'] as const;

/** Reads the state from an address; invalid values are ignored. */
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
  const queryText = query.toString();
  return queryText === '' ? path : `${path}?${queryText}`;
}

/** The chosen tags with one added, or removed if it was chosen. */
export function toggleTag(tags: readonly string[], key: string): string[] {
  return tags.includes(key) ? tags.filter((other) => other !== key) : [...tags, key];
}

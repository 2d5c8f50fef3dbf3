/** Where content shows files of the media store. */
import type { ContentStore } from '../../items/contentStore';
import type { ContentTree } from '../../items/contentTree';
import type { ContentItem } from '../../items/item';

/** A field that names a file. */
export interface FieldUse {
  item: ContentItem;
  language: string;
  field: string;
  updatedAt: Date;
}

/** An address of the media store, wherever it stands: in a picture, a link, a text. */
const ADDRESS = /\/-\/(?:jss)?media\/([\w./%~-]+)/g;

const known = new WeakMap<ContentTree, ReadonlyMap<string, readonly FieldUse[]>>();

/** The fields of a tree by the path in the media store that they name; worked out once a tree. */
export function usesIn(tree: ContentTree): ReadonlyMap<string, readonly FieldUse[]> {
  const found = known.get(tree);
  if (found) return found;
  const uses = new Map<string, FieldUse[]>();
  for (const item of tree.all()) {
    for (const { language, fields, updatedAt } of item.versions.values()) {
      for (const [field, value] of Object.entries(fields)) {
        for (const path of pathsIn(value)) {
          const use = { item, language, field, updatedAt };
          const others = uses.get(path);
          if (others) others.push(use);
          else uses.set(path, [use]);
        }
      }
    }
  }
  known.set(tree, uses);
  return uses;
}

/** The paths in the media store that a field's value names, each once. */
function pathsIn(value: unknown): Set<string> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (!text.includes('/-/')) return new Set();
  return new Set([...text.matchAll(ADDRESS)].map(([, path = '']) => path));
}

/** A use in drafts, in what visitors see, or in both. */
export interface Use extends FieldUse {
  isDraft: boolean;
  isPublished: boolean;
}

/** Every use of any of the paths, each field once. */
export function usesOf({ draft, published }: ContentStore, paths: readonly string[]): Use[] {
  const found = new Map<string, Use>();
  const collect = (tree: ContentTree, flag: 'isDraft' | 'isPublished') => {
    const inTree = usesIn(tree);
    for (const path of paths) {
      for (const use of inTree.get(path) ?? []) {
        const key = `${use.item.id} ${use.language} ${use.field}`;
        const before = found.get(key) ?? { ...use, isDraft: false, isPublished: false };
        found.set(key, { ...before, [flag]: true });
      }
    }
  };
  collect(draft, 'isDraft');
  collect(published, 'isPublished');
  return [...found.values()];
}

/** When content that names any of the paths was last saved, in ms; 0 when none does. */
export function lastUse(
  { draft }: ContentStore,
  paths: readonly string[],
  site: string,
): { count: number; at: number } {
  const uses = paths.flatMap((path) => usesIn(draft).get(path) ?? []);
  const own = uses.filter(({ item }) => item.site === site);
  return { count: own.length, at: Math.max(0, ...own.map(({ updatedAt }) => updatedAt.getTime())) };
}

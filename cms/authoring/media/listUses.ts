/** Finds the content that uses files of the media store. */
import type { ContentStore } from '../../items/ContentStore';
import type { ContentTree } from '../../items/ContentTree';
import type { ContentItem } from '../../items/item.types';
import type { Asset } from '../../media/asset';

/** A field with the address of a file. */
interface FieldUse {
  item: ContentItem;
  language: string;
  field: string;
  updatedAt: Date;
}

/** An address of the media store in an image, a link or a text. */
const ADDRESS = /\/-\/(?:jss)?media\/([\w./%~-]+)/g;

const usesByTree = new WeakMap<ContentTree, ReadonlyMap<string, readonly FieldUse[]>>();

/** Maps paths in the media store to the fields of a tree that contain them. Computed once per tree. */
function mapUses(tree: ContentTree): ReadonlyMap<string, readonly FieldUse[]> {
  const cached = usesByTree.get(tree);
  if (cached) return cached;
  const uses = new Map<string, FieldUse[]>();
  for (const item of tree.listAll()) {
    for (const { language, fields, updatedAt } of item.versions.values()) {
      for (const [field, value] of Object.entries(fields)) {
        for (const path of listPaths(value)) {
          const use = { item, language, field, updatedAt };
          const usesOfPath = uses.get(path);
          if (usesOfPath) usesOfPath.push(use);
          else uses.set(path, [use]);
        }
      }
    }
  }
  usesByTree.set(tree, uses);
  return uses;
}

/** Lists the distinct paths in the media store that a field's value contains. */
function listPaths(value: unknown): Set<string> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (!text.includes('/-/')) return new Set();
  return new Set([...text.matchAll(ADDRESS)].map(([, path = '']) => path));
}

/** A use in drafts, in public content, or in both. */
export interface Use extends FieldUse {
  isDraft: boolean;
  isPublished: boolean;
}

/** A use, with the asset that the file belongs to. */
export interface UseOfAsset extends Use {
  asset: Asset;
}

/** Lists the uses of any of the paths, each field once. */
export function listUses({ draft, published }: ContentStore, paths: readonly string[]): Use[] {
  const uses = new Map<string, Use>();
  const collect = (tree: ContentTree, flag: 'isDraft' | 'isPublished') => {
    const usesInTree = mapUses(tree);
    for (const path of paths) {
      for (const use of usesInTree.get(path) ?? []) {
        const key = `${use.item.id} ${use.language} ${use.field}`;
        const existing = uses.get(key) ?? { ...use, isDraft: false, isPublished: false };
        uses.set(key, { ...existing, [flag]: true });
      }
    }
  };
  collect(draft, 'isDraft');
  collect(published, 'isPublished');
  return [...uses.values()];
}

/** Counts a site's uses of the paths; `at` is when the newest was saved, in ms since 1970, or 0 without uses. */
export function findLastUse(
  { draft }: ContentStore,
  paths: readonly string[],
  site: string,
): { count: number; at: number } {
  const uses = paths.flatMap((path) => mapUses(draft).get(path) ?? []);
  const siteUses = uses.filter(({ item }) => item.site === site);
  return {
    count: siteUses.length,
    at: Math.max(0, ...siteUses.map(({ updatedAt }) => updatedAt.getTime())),
  };
}

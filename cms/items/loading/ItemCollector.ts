import { idOfName, type ItemId } from '../guid';
import type { ContentItem, ItemVersion } from '../item.types';

interface CollectedItem extends ContentItem {
  path: string;
  versions: Map<string, ItemVersion>;
}

/** Collects the items of a site while its files are read, one language at a time. */
export class ItemCollector {
  readonly #itemsByPath = new Map<string, CollectedItem>();
  readonly #pathsById = new Map<ItemId, string>();

  constructor(private readonly site: string) {}

  get items(): ContentItem[] {
    return [...this.#itemsByPath.values()];
  }

  find(path: string): ContentItem | undefined {
    return this.#itemsByPath.get(path.toLowerCase());
  }

  /** Whether an item with another path has the id. */
  isTaken(id: ItemId, path: string): boolean {
    const owner = this.#pathsById.get(id);
    return owner !== undefined && owner !== path.toLowerCase();
  }

  /**
   * Adds a language version of the item at `path`. Its parent must have been added before. Without an
   * id, it is derived from the path.
   */
  add(
    path: string,
    template: string,
    version: Omit<ItemVersion, 'version'>,
    id: ItemId = idOfName(path),
  ): ContentItem {
    const key = path.toLowerCase();
    const existing = this.#itemsByPath.get(key);
    const item: CollectedItem = existing ?? {
      id,
      site: this.site,
      parentId: this.#getParentId(path),
      name: getName(path),
      template,
      path,
      versions: new Map(),
    };
    item.versions.set(version.language, { ...version, version: 1 });
    this.#itemsByPath.set(key, item);
    this.#pathsById.set(item.id, key);
    return item;
  }

  #getParentId(path: string): ItemId {
    const parent = path.slice(0, path.lastIndexOf('/'));
    return this.find(parent)?.id ?? idOfName(parent);
  }
}

function getName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

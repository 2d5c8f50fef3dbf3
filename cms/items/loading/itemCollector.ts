import { idOfName, type ItemId } from '../guid';
import type { ContentItem, ItemVersion } from '../item';

interface CollectedItem extends ContentItem {
  path: string;
  versions: Map<string, ItemVersion>;
}

/** Gathers the items of one site while its files are read, a language at a time. */
export class ItemCollector {
  readonly #byPath = new Map<string, CollectedItem>();
  readonly #ids = new Map<ItemId, string>();

  constructor(private readonly site: string) {}

  get items(): ContentItem[] {
    return [...this.#byPath.values()];
  }

  find(path: string): ContentItem | undefined {
    return this.#byPath.get(path.toLowerCase());
  }

  /** Whether another path already has this id. */
  isTaken(id: ItemId, path: string): boolean {
    const owner = this.#ids.get(id);
    return owner !== undefined && owner !== path.toLowerCase();
  }

  /**
   * Adds one language version of the item at `path`, whose parent was added before. The id follows
   * from the path unless given.
   */
  add(
    path: string,
    template: string,
    version: Omit<ItemVersion, 'version'>,
    id: ItemId = idOfName(path),
  ): ContentItem {
    const key = path.toLowerCase();
    const known = this.#byPath.get(key);
    const item: CollectedItem = known ?? {
      id,
      site: this.site,
      parentId: this.#parentId(path),
      name: nameOf(path),
      template,
      path,
      versions: new Map(),
    };
    item.versions.set(version.language, { ...version, version: 1 });
    this.#byPath.set(key, item);
    this.#ids.set(item.id, key);
    return item;
  }

  #parentId(path: string): ItemId {
    const parent = path.slice(0, path.lastIndexOf('/'));
    return this.find(parent)?.id ?? idOfName(parent);
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

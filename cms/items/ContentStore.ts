import type { Contract } from '../../schema/contract';
import type { Database, Transaction } from '../../platform/database/connect';
import type { ContentProblem } from './loading/readYamlMap';
import { ContentTree } from './ContentTree';
import { parseId, type ItemId } from './guid';
import type { ContentItem, ContentSite, ItemVersion } from './item.types';
import { loadSite, type LoadedSite } from './loading/loadSite';
import { mergeItems, toItemVersion } from './mergeItems';
import { placeItems } from './placement/placeItems';
import { NO_PLACEMENTS, readPlacements, type Placements } from './placement/placementTable';
import { buildTemplates, type Templates } from './buildTemplates';
import {
  readCreatedItems,
  readHistory,
  readNewestVersions,
  type CreatedItem,
  type SavedVersion,
} from './versionTable';

export interface ContentStoreOptions {
  /** Folder with one folder per site. */
  contentFolder: string;
  sites: readonly ContentSite[];
  contract: Contract;
  db: Database;
}

/** Data of an item that remains after the item is deleted. */
export type KnownItem = Pick<ContentItem, 'id' | 'site' | 'parentId' | 'name' | 'template'>;

/**
 * All content as two trees: items from files, overlaid with editors' versions from the database.
 * `published` is for visitors, `draft` for editors.
 */
export class ContentStore {
  readonly templates: Templates;
  readonly sites: ReadonlyMap<string, ContentSite>;
  published: ContentTree;
  draft: ContentTree;
  readonly #loadedSites = new Map<string, LoadedSite>();
  #createdItems: CreatedItem[] = [];
  #newestVersions: SavedVersion[] = [];
  #publishedVersions: SavedVersion[] = [];
  /** Editors' moves of items, in the drafts and in public. */
  draftPlacements: Placements = NO_PLACEMENTS;
  publishedPlacements: Placements = NO_PLACEMENTS;
  #lastRefresh: Promise<void> = Promise.resolve();

  private constructor(private readonly options: ContentStoreOptions) {
    this.templates = buildTemplates(options.contract);
    this.sites = new Map(options.sites.map((site) => [site.name, site]));
    this.published = this.draft = new ContentTree([], this.sites, this.templates);
  }

  /** Reads all files and versions. Rejects only when the database fails; invalid files are in `problems`. */
  static async open(options: ContentStoreOptions): Promise<ContentStore> {
    const store = new ContentStore(options);
    for (const site of options.sites) store.#loadFiles(site);
    await store.refresh();
    return store;
  }

  /** Problems in the content files. */
  get problems(): ContentProblem[] {
    return [...this.#loadedSites.values()].flatMap((loaded) => loaded.problems);
  }

  /** Reads a site's files again after they have changed. Returns the site's problems. */
  reloadFiles(siteName: string): ContentProblem[] {
    const site = this.sites.get(siteName);
    if (!site) return [];
    const { problems } = this.#loadFiles(site);
    this.#buildTrees();
    return problems;
  }

  /** Reads editors' versions again after a write. One read runs at a time, so that the last one wins. */
  refresh(): Promise<void> {
    const nextRefresh = this.#lastRefresh.then(() => this.#readDatabase());
    this.#lastRefresh = nextRefresh.catch(() => undefined);
    return nextRefresh;
  }

  async #readDatabase(): Promise<void> {
    const { db } = this.options;
    [
      this.#createdItems,
      this.#newestVersions,
      this.#publishedVersions,
      this.draftPlacements,
      this.publishedPlacements,
    ] = await Promise.all([
      readCreatedItems(db),
      readNewestVersions(db, 'all'),
      readNewestVersions(db, 'published'),
      readPlacements(db, 'draft'),
      readPlacements(db, 'published'),
    ]);
    this.#buildTrees();
  }

  /** Returns the name of an item's site, also for a deleted item; undefined for items outside sites. */
  findSiteName(pathOrId: string): string | undefined {
    return this.findItemOrDeleted(pathOrId)?.site;
  }

  /** Finds the data of an item, also of a deleted item. */
  findItemOrDeleted(pathOrId: string): KnownItem | undefined {
    const treeItem = this.draft.find(pathOrId) ?? this.published.find(pathOrId);
    if (treeItem) return treeItem;
    const id = parseId(pathOrId);
    return [...this.#createdItems, ...this.#fileItems].find((item) => item.id === id);
  }

  /** Lists the items that belong or belonged to a page, deleted ones included: itself first, no pages below it. */
  listItemsWithDeleted(page: KnownItem): KnownItem[] {
    const childrenByParent = new Map<ItemId, KnownItem[]>();
    for (const item of [...this.#fileItems, ...this.#createdItems]) {
      const isPage = this.templates.get(item.template)?.group === 'pages';
      if (isPage || item.parentId === undefined || item.site !== page.site) continue;
      const siblings = childrenByParent.get(item.parentId);
      if (siblings) siblings.push(item);
      else childrenByParent.set(item.parentId, [item]);
    }
    const items = new Map<ItemId, KnownItem>();
    const addWithChildren = (item: KnownItem): void => {
      if (items.has(item.id)) return;
      items.set(item.id, item);
      childrenByParent.get(item.id)?.forEach(addWithChildren);
    };
    addWithChildren(page);
    return [...items.values()];
  }

  /** Reads the public content as it is in a transaction. */
  readPublishedIn(tx: Transaction): Promise<ContentTree> {
    return this.#readTreeIn(tx, 'published');
  }

  /** Reads the drafts as they are in a transaction. */
  readDraftIn(tx: Transaction): Promise<ContentTree> {
    return this.#readTreeIn(tx, 'draft');
  }

  async #readTreeIn(tx: Transaction, state: 'draft' | 'published'): Promise<ContentTree> {
    // Queries run one after the other, as a transaction has a single connection.
    const createdItems = await readCreatedItems(tx);
    const versions = await readNewestVersions(tx, state === 'draft' ? 'all' : state);
    return this.#buildTree(createdItems, versions, await readPlacements(tx, state));
  }

  /** Finds an item's version from the content files. Its number is always 1. */
  findFileVersion(itemId: ItemId, language: string): ItemVersion | undefined {
    return this.#fileItems.find((item) => item.id === itemId)?.versions.get(language);
  }

  /** Returns the number of the newest version; 0 when the item has none in the language. */
  getNewestVersion(itemId: ItemId, language: string): number {
    const savedVersion = this.findNewestSaved(itemId, language);
    return savedVersion?.version ?? this.findFileVersion(itemId, language)?.version ?? 0;
  }

  /** Finds the last saved version of an item in a language, which may be a deletion. */
  findNewestSaved(itemId: ItemId, language: string): SavedVersion | undefined {
    return this.#newestVersions.find((one) => one.itemId === itemId && one.language === language);
  }

  /** Returns the position of an item in the drafts; for a deleted item, the position that it would have. */
  findPlacement(itemId: ItemId): { parentId: ItemId; name: string } | undefined {
    const placement =
      this.draftPlacements.byItem.get(itemId) ??
      this.#createdItems.find(({ id }) => id === itemId) ??
      this.#fileItems.find(({ id }) => id === itemId);
    return placement?.parentId === undefined
      ? undefined
      : { parentId: placement.parentId, name: placement.name };
  }

  /** Reads any version of an item, saved or from the files. Pass the transaction if there is one. */
  async readVersion(
    itemId: ItemId,
    language: string,
    number: number,
    db: Database | Transaction = this.options.db,
  ): Promise<ItemVersion | undefined> {
    const history = await readHistory(db, itemId, language);
    const savedVersion = history.find(({ version }) => version === number);
    if (savedVersion) return toItemVersion(savedVersion);
    const fileVersion = this.findFileVersion(itemId, language);
    return fileVersion?.version === number ? fileVersion : undefined;
  }

  get #fileItems(): ContentItem[] {
    return [...this.#loadedSites.values()].flatMap((loaded) => loaded.items);
  }

  #loadFiles(site: ContentSite): LoadedSite {
    const loaded = loadSite(this.options.contentFolder, site, this.templates);
    this.#loadedSites.set(site.name, loaded);
    return loaded;
  }

  #buildTrees(): void {
    this.published = this.#buildTree(
      this.#createdItems,
      this.#publishedVersions,
      this.publishedPlacements,
    );
    this.draft = this.#buildTree(this.#createdItems, this.#newestVersions, this.draftPlacements);
  }

  #buildTree(
    createdItems: readonly CreatedItem[],
    savedVersions: readonly SavedVersion[],
    placements: Placements,
  ): ContentTree {
    const items = placeItems(mergeItems(this.#fileItems, createdItems, savedVersions), placements);
    return new ContentTree(items, this.sites, this.templates);
  }
}

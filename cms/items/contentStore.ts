import type { Contract } from '../../schema/contract';
import type { Database, Transaction } from '../../platform/database/connect';
import type { ContentProblem } from './loading/contentFile';
import { ContentTree } from './contentTree';
import { parseId, type ItemId } from './guid';
import type { ContentItem, ContentSite, ItemVersion } from './item';
import { loadSite, type LoadedSite } from './loading/loadSite';
import { mergeItems, toItemVersion } from './mergeItems';
import { placeItems } from './placement/placeItems';
import { noPlacements, readPlacements, type Placements } from './placement/placementTable';
import { buildTemplates, type Templates } from './templates';
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

/** What stays of an item when it is deleted. */
export type KnownItem = Pick<ContentItem, 'id' | 'site' | 'parentId' | 'name' | 'template'>;

/**
 * All content: the files' items with editors' versions from the database over them, as two trees.
 * `published` is what visitors see, `draft` what editors see.
 */
export class ContentStore {
  readonly templates: Templates;
  readonly sites: ReadonlyMap<string, ContentSite>;
  published: ContentTree;
  draft: ContentTree;
  readonly #loaded = new Map<string, LoadedSite>();
  #created: CreatedItem[] = [];
  #saved: SavedVersion[] = [];
  #publishedVersions: SavedVersion[] = [];
  /** Where editors moved items to, as drafts and as visitors see them. */
  draftPlacements: Placements = noPlacements;
  publishedPlacements: Placements = noPlacements;
  #lastRefresh: Promise<void> = Promise.resolve();

  private constructor(private readonly options: ContentStoreOptions) {
    this.templates = buildTemplates(options.contract);
    this.sites = new Map(options.sites.map((site) => [site.name, site]));
    this.published = this.draft = new ContentTree([], this.sites, this.templates);
  }

  /** Reads all files and versions. Rejects only when the database fails; bad files are `problems`. */
  static async open(options: ContentStoreOptions): Promise<ContentStore> {
    const store = new ContentStore(options);
    for (const site of options.sites) store.#loadFiles(site);
    await store.refresh();
    return store;
  }

  /** What is wrong in the content files. */
  get problems(): ContentProblem[] {
    return [...this.#loaded.values()].flatMap((loaded) => loaded.problems);
  }

  /** Reads a site's files again after they changed. Returns the problems of that site. */
  reloadFiles(siteName: string): ContentProblem[] {
    const site = this.sites.get(siteName);
    if (!site) return [];
    const { problems } = this.#loadFiles(site);
    this.#buildTrees();
    return problems;
  }

  /** Reads editors' versions again after a write; one reading after the other, so that the last one stands. */
  refresh(): Promise<void> {
    const read = this.#lastRefresh.then(() => this.#read());
    this.#lastRefresh = read.catch(() => undefined);
    return read;
  }

  async #read(): Promise<void> {
    const { db } = this.options;
    [
      this.#created,
      this.#saved,
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

  /** Name of the site that an item belongs to, deleted ones included; undefined for what no site has. */
  siteOfItem(pathOrId: string): string | undefined {
    return this.everItem(pathOrId)?.site;
  }

  /** What an item is or was, deleted ones included. */
  everItem(pathOrId: string): KnownItem | undefined {
    const inTree = this.draft.find(pathOrId) ?? this.published.find(pathOrId);
    if (inTree) return inTree;
    const id = parseId(pathOrId);
    return [...this.#created, ...this.#fileItems].find((item) => item.id === id);
  }

  /** What visitors will see once a transaction is through. */
  publishedAfter(tx: Transaction): Promise<ContentTree> {
    return this.#treeAfter(tx, 'published');
  }

  /** What editors will see once a transaction is through. */
  draftAfter(tx: Transaction): Promise<ContentTree> {
    return this.#treeAfter(tx, 'draft');
  }

  async #treeAfter(tx: Transaction, which: 'draft' | 'published'): Promise<ContentTree> {
    // One connection answers one query after the other.
    const created = await readCreatedItems(tx);
    const versions = await readNewestVersions(tx, which === 'draft' ? 'all' : which);
    return this.#buildTree(created, versions, await readPlacements(tx, which));
  }

  /** An item's version from the content files, always number 1. */
  fileVersion(itemId: ItemId, language: string): ItemVersion | undefined {
    return this.#fileItems.find((item) => item.id === itemId)?.versions.get(language);
  }

  /** The number of the newest version, 0 when the item has none in that language. */
  newestVersion(itemId: ItemId, language: string): number {
    const saved = this.newestSaved(itemId, language);
    return saved?.version ?? this.fileVersion(itemId, language)?.version ?? 0;
  }

  /** What editors saved last of an item in a language, a deletion included. */
  newestSaved(itemId: ItemId, language: string): SavedVersion | undefined {
    return this.#saved.find((one) => one.itemId === itemId && one.language === language);
  }

  /** Where an item is in the drafts, or would be if it were not deleted. */
  placeOf(itemId: ItemId): { parentId: ItemId; name: string } | undefined {
    const known =
      this.draftPlacements.byItem.get(itemId) ??
      this.#created.find(({ id }) => id === itemId) ??
      this.#fileItems.find(({ id }) => id === itemId);
    return known?.parentId === undefined
      ? undefined
      : { parentId: known.parentId, name: known.name };
  }

  /** Any version of an item that was ever saved, the file's included. Name the transaction that it is read in. */
  async readVersion(
    itemId: ItemId,
    language: string,
    number: number,
    db: Database | Transaction = this.options.db,
  ): Promise<ItemVersion | undefined> {
    const history = await readHistory(db, itemId, language);
    const saved = history.find(({ version }) => version === number);
    if (saved) return toItemVersion(saved);
    const fromFile = this.fileVersion(itemId, language);
    return fromFile?.version === number ? fromFile : undefined;
  }

  get #fileItems(): ContentItem[] {
    return [...this.#loaded.values()].flatMap((loaded) => loaded.items);
  }

  #loadFiles(site: ContentSite): LoadedSite {
    const loaded = loadSite(this.options.contentFolder, site, this.templates);
    this.#loaded.set(site.name, loaded);
    return loaded;
  }

  #buildTrees(): void {
    this.published = this.#buildTree(
      this.#created,
      this.#publishedVersions,
      this.publishedPlacements,
    );
    this.draft = this.#buildTree(this.#created, this.#saved, this.draftPlacements);
  }

  #buildTree(
    created: readonly CreatedItem[],
    saved: readonly SavedVersion[],
    placements: Placements,
  ): ContentTree {
    const items = placeItems(mergeItems(this.#fileItems, created, saved), placements);
    return new ContentTree(items, this.sites, this.templates);
  }
}

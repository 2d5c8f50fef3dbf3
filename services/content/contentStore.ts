import type { Contract } from '../../schema/contract';
import type { Database } from '../../runtime/database/connect';
import type { ContentProblem } from './contentFile';
import { ContentTree } from './contentTree';
import type { ItemId } from './guid';
import type { ContentItem, ContentSite, ItemVersion } from './item';
import { loadSite, type LoadedSite } from './loadSite';
import { mergeItems, toItemVersion } from './mergeItems';
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
    [this.#created, this.#saved, this.#publishedVersions] = await Promise.all([
      readCreatedItems(db),
      readNewestVersions(db, 'all'),
      readNewestVersions(db, 'published'),
    ]);
    this.#buildTrees();
  }

  /** An item's version from the content files, always number 1. */
  fileVersion(itemId: ItemId, language: string): ItemVersion | undefined {
    return this.#fileItems.find((item) => item.id === itemId)?.versions.get(language);
  }

  /** The number of the newest version, 0 when the item has none in that language. */
  newestVersion(itemId: ItemId, language: string): number {
    const saved = this.#saved.find((one) => one.itemId === itemId && one.language === language);
    return saved?.version ?? this.fileVersion(itemId, language)?.version ?? 0;
  }

  /** Any version of an item that was ever saved, the file's included. */
  async readVersion(
    itemId: ItemId,
    language: string,
    number: number,
  ): Promise<ItemVersion | undefined> {
    const history = await readHistory(this.options.db, itemId, language);
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
    const items = this.#fileItems;
    const build = (saved: readonly SavedVersion[]): ContentTree =>
      new ContentTree(mergeItems(items, this.#created, saved), this.sites, this.templates);
    this.published = build(this.#publishedVersions);
    this.draft = build(this.#saved);
  }
}

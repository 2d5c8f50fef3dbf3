import type { Contract } from '../../schema/contract';
import type { Database, Transaction } from '../../runtime/database/connect';
import type { ContentProblem } from './contentFile';
import { ContentTree } from './contentTree';
import { parseId, type ItemId } from './guid';
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

  /** Reads editors' versions again after a write. */
  async refresh(): Promise<void> {
    const { db } = this.options;
    [this.#created, this.#saved, this.#publishedVersions] = await Promise.all([
      readCreatedItems(db),
      readNewestVersions(db, 'all'),
      readNewestVersions(db, 'published'),
    ]);
    this.#buildTrees();
  }

  /** Name of the site that an item belongs to, deleted ones included; undefined for what no site has. */
  siteOfItem(pathOrId: string): string | undefined {
    const inTree = this.draft.find(pathOrId) ?? this.published.find(pathOrId);
    if (inTree) return inTree.site;
    const id = parseId(pathOrId);
    const gone = [...this.#created, ...this.#fileItems].find((item) => item.id === id);
    return gone?.site;
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

  /** Any version of an item that was ever saved, the file's included; in a transaction it reads there. */
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
    const items = this.#fileItems;
    const build = (saved: readonly SavedVersion[]): ContentTree =>
      new ContentTree(mergeItems(items, this.#created, saved), this.sites, this.templates);
    this.published = build(this.#publishedVersions);
    this.draft = build(this.#saved);
  }
}

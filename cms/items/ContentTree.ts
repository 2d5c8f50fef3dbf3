import { anySegment } from '../../schema/anySegment';
import { idOfName, parseId, type ItemId } from './guid';
import type { ContentItem, ContentSite, ItemVersion } from './item.types';
import { LanguagePaths, pathsBelow, SLUG_FIELD, type ItemPaths } from './LanguagePaths';
import { CONTENT_ROOT, getSitePaths } from './sitePaths';
import type { Template, Templates } from './buildTemplates';

/** An item in one language. */
export interface LocalItem {
  item: ContentItem;
  version: ItemVersion;
}

/**
 * An immutable snapshot of all content, either public or drafts. A change creates a new tree, so
 * that readers never see half of a change.
 */
export class ContentTree {
  /** Rendered layouts by item and language. They live as long as the tree. */
  readonly renderedLayouts = new Map<string, unknown>();
  readonly #byId = new Map<ItemId, ContentItem>();
  readonly #byPath = new Map<string, ContentItem>();
  readonly #paths = new Map<ItemId, string>();
  readonly #languagePaths = new LanguagePaths();
  /** The languages of each site but the first. */
  readonly #otherLanguages: ReadonlyMap<string, readonly string[]>;
  readonly #children = new Map<ItemId, ContentItem[]>();

  /** Omits items without a parent in the tree, and with them their children. */
  constructor(
    items: readonly ContentItem[],
    readonly sites: ReadonlyMap<string, ContentSite>,
    readonly templates: Templates,
  ) {
    this.#otherLanguages = new Map(
      [...sites.values()].map((site) => [site.name, site.languages.slice(1)]),
    );
    const languages = new Set([...sites.values()].flatMap((site) => site.languages));
    const sitecore = createSystemFolder('/sitecore', languages);
    const content = createSystemFolder(CONTENT_ROOT, languages, sitecore.id);
    const root = { path: '', byLanguage: new Map<string, string>() };
    this.#addBranch(sitecore, root, groupByParent([content, ...items]));
  }

  /** Finds an item by path or GUID, in any format and case. */
  find(pathOrId: string): ContentItem | undefined {
    const id = parseId(pathOrId);
    if (id) return this.#byId.get(id);
    return this.#byPath.get(pathOrId.replace(/\/+$/, '').toLowerCase());
  }

  findInLanguage(pathOrId: string, language: string): LocalItem | undefined {
    const item = this.find(pathOrId);
    return item && toLocalItem(item, language);
  }

  get size(): number {
    return this.#byId.size;
  }

  listAll(): Iterable<ContentItem> {
    return this.#byId.values();
  }

  getPath(item: ContentItem): string {
    return this.#paths.get(item.id) ?? '';
  }

  findParent(item: ContentItem): ContentItem | undefined {
    return item.parentId === undefined ? undefined : this.#byId.get(item.parentId);
  }

  listChildren(item: ContentItem): readonly ContentItem[] {
    return this.#children.get(item.id) ?? [];
  }

  /** Lists the ancestors of an item, from its parent up to the root. */
  listAncestors(item: ContentItem): ContentItem[] {
    const parent = this.findParent(item);
    return parent ? [parent, ...this.listAncestors(parent)] : [];
  }

  /** Lists an item and everything below it, parents before children. */
  *listBranch(item: ContentItem): Iterable<ContentItem> {
    yield item;
    for (const child of this.listChildren(item)) yield* this.listBranch(child);
  }

  findTemplate(item: ContentItem): Template | undefined {
    return this.templates.get(item.template);
  }

  isPage(item: ContentItem): boolean {
    return this.findTemplate(item)?.group === 'pages';
  }

  findSite(item: ContentItem): ContentSite | undefined {
    return item.site === undefined ? undefined : this.sites.get(item.site);
  }

  /**
   * Returns the route of an item on its site, without language: / for the home item, /a/b for items below it;
   * undefined for items outside the site's home.
   * @param language where a page may have another route; the site's first when absent
   */
  findRoute(item: ContentItem, language?: string): string | undefined {
    if (item.site === undefined) return undefined;
    const { home } = getSitePaths(item.site);
    const path = this.#getPathIn(item, language);
    if (path === home) return '/';
    return path.startsWith(`${home}/`) ? path.slice(home.length) : undefined;
  }

  /** Returns the address of an item on its site: its route, after /{language} in other languages than the default. */
  getAddress({ item, version }: LocalItem): string {
    const route = this.findRoute(item, version.language) ?? this.getPath(item);
    const isDefault = this.findSite(item)?.languages[0] === version.language;
    return isDefault ? route : `/${version.language}${route === '/' ? '' : route}`;
  }

  /** Finds the page that an item belongs to: itself, or the page with its block. */
  findPage(item: ContentItem): ContentItem | undefined {
    return [item, ...this.listAncestors(item)].find((one) => this.isPage(one));
  }

  /**
   * Finds the page at a route of a site in a language. Ignores case and a trailing slash. For a segment without an
   * item of that name, an item named `,-w-,` (wildcard) matches. A page is also found at its address in another
   * language, unless another page has that address.
   */
  findPageByRoute(site: string, route: string, language?: string): ContentItem | undefined {
    const { home } = getSitePaths(site);
    const segments = splitRoute(route);
    const path = [home, ...segments].join('/');
    const item =
      this.#findAtPath(path, language) ??
      this.#findBelow(this.find(home), segments, language) ??
      this.#languagePaths.findInAnyLanguage(path);
    return item && this.isPage(item) ? item : undefined;
  }

  /** Finds the page whose own address in a language is that route, without wildcards. */
  findPageByOwnRoute(site: string, route: string, language: string): ContentItem | undefined {
    const path = [getSitePaths(site).home, ...splitRoute(route)].join('/');
    const item = this.#languagePaths.find(path, language) ?? this.find(path);
    const isOwn = item && this.#getPathIn(item, language).toLowerCase() === path.toLowerCase();
    return isOwn && this.isPage(item) ? item : undefined;
  }

  #getPathIn(item: ContentItem, language: string | undefined): string {
    const own = language === undefined ? undefined : this.#languagePaths.findPath(item, language);
    return own ?? this.getPath(item);
  }

  #findAtPath(path: string, language: string | undefined): ContentItem | undefined {
    const own = language === undefined ? undefined : this.#languagePaths.find(path, language);
    if (own) return own;
    const item = this.find(path);
    if (!item || language === undefined || !this.#languagePaths.findPath(item, language))
      return item;
    // The path is the page's address in the first language, if the page has a version there.
    const first = this.findSite(item)?.languages[0];
    return first !== undefined && item.versions.has(first) ? item : undefined;
  }

  /** Finds the item at a path of names below another item, also by wildcard items. */
  #findBelow(
    item: ContentItem | undefined,
    [name, ...remainingNames]: readonly string[],
    language: string | undefined,
  ): ContentItem | undefined {
    if (!item || name === undefined) return item;
    const path = this.#getPathIn(item, language);
    return (
      this.#findBelow(this.#findAtPath(`${path}/${name}`, language), remainingNames, language) ??
      this.#findBelow(this.#findAtPath(`${path}/${anySegment}`, language), remainingNames, language)
    );
  }

  #addBranch(
    item: ContentItem,
    parent: ItemPaths,
    itemsByParent: ReadonlyMap<ItemId | undefined, ContentItem[]>,
  ): void {
    const paths = pathsBelow(parent, item, this.#listSlugLanguages(item));
    this.#byId.set(item.id, item);
    this.#byPath.set(paths.path.toLowerCase(), item);
    this.#paths.set(item.id, paths.path);
    if (paths.byLanguage.size > 0 && this.isPage(item)) this.#languagePaths.add(item, paths);
    const children = itemsByParent.get(item.id) ?? [];
    this.#children.set(item.id, children);
    for (const child of children) this.#addBranch(child, paths, itemsByParent);
  }

  /** The languages in which an item may have a slug of its own. */
  #listSlugLanguages(item: ContentItem): readonly string[] {
    const hasSlug = this.findTemplate(item)?.fields.has(SLUG_FIELD) && item.name !== anySegment;
    return hasSlug ? (this.#otherLanguages.get(item.site ?? '') ?? []) : [];
  }
}

const splitRoute = (route: string): string[] =>
  route.split('/').filter((segment) => segment !== '');

function groupByParent(items: readonly ContentItem[]): Map<ItemId | undefined, ContentItem[]> {
  const groups = new Map<ItemId | undefined, ContentItem[]>();
  for (const item of items) {
    const group = groups.get(item.parentId);
    if (group) group.push(item);
    else groups.set(item.parentId, [item]);
  }
  return groups;
}

export function toLocalItem(item: ContentItem, language: string): LocalItem | undefined {
  const version = item.versions.get(language);
  return version && { item, version };
}

function createSystemFolder(
  path: string,
  languages: Iterable<string>,
  parentId?: ItemId,
): ContentItem {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const version = {
    version: 1,
    displayName: name,
    fields: {},
    placeholders: {},
    updatedAt: new Date(0),
  };
  return {
    id: idOfName(path),
    parentId,
    name,
    template: 'Folder',
    versions: new Map([...languages].map((language) => [language, { ...version, language }])),
  };
}

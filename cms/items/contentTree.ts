import { anySegment } from '../../schema/anySegment';
import { idOfName, parseId, type ItemId } from './guid';
import type { ContentItem, ContentSite, ItemVersion } from './item';
import { contentRoot, sitePaths } from './sitePaths';
import type { Template, Templates } from './templates';

/** One item in one language: what most of the platform passes around. */
export interface LocalItem {
  item: ContentItem;
  version: ItemVersion;
}

/**
 * An immutable picture of all content, either as published or as drafts stand. A change makes a new
 * tree, so that whoever reads one never sees half a change.
 */
export class ContentTree {
  /** Rendered layouts by item and language, kept as long as the tree. */
  readonly rendered = new Map<string, unknown>();
  readonly #byId = new Map<ItemId, ContentItem>();
  readonly #byPath = new Map<string, ContentItem>();
  readonly #paths = new Map<ItemId, string>();
  readonly #children = new Map<ItemId, ContentItem[]>();

  /** Items whose parent is missing are left out, as are their own children. */
  constructor(
    items: readonly ContentItem[],
    readonly sites: ReadonlyMap<string, ContentSite>,
    readonly templates: Templates,
  ) {
    const languages = new Set([...sites.values()].flatMap((site) => site.languages));
    const sitecore = systemFolder('/sitecore', languages);
    const content = systemFolder(contentRoot, languages, sitecore.id);
    this.#add(sitecore, '/sitecore', groupByParent([content, ...items]));
  }

  /** The item with that path or GUID, in any format and case. */
  find(pathOrId: string): ContentItem | undefined {
    const id = parseId(pathOrId);
    if (id) return this.#byId.get(id);
    return this.#byPath.get(pathOrId.replace(/\/+$/, '').toLowerCase());
  }

  findIn(pathOrId: string, language: string): LocalItem | undefined {
    const item = this.find(pathOrId);
    return item && inLanguage(item, language);
  }

  get size(): number {
    return this.#byId.size;
  }

  all(): Iterable<ContentItem> {
    return this.#byId.values();
  }

  pathOf(item: ContentItem): string {
    return this.#paths.get(item.id) ?? '';
  }

  parentOf(item: ContentItem): ContentItem | undefined {
    return item.parentId === undefined ? undefined : this.#byId.get(item.parentId);
  }

  childrenOf(item: ContentItem): readonly ContentItem[] {
    return this.#children.get(item.id) ?? [];
  }

  /** From the parent up to the root. */
  ancestorsOf(item: ContentItem): ContentItem[] {
    const parent = this.parentOf(item);
    return parent ? [parent, ...this.ancestorsOf(parent)] : [];
  }

  /** The item itself and everything below it, parents first. */
  *branchOf(item: ContentItem): Iterable<ContentItem> {
    yield item;
    for (const child of this.childrenOf(item)) yield* this.branchOf(child);
  }

  templateOf(item: ContentItem): Template | undefined {
    return this.templates.get(item.template);
  }

  isPage(item: ContentItem): boolean {
    return this.templateOf(item)?.group === 'pages';
  }

  siteOf(item: ContentItem): ContentSite | undefined {
    return item.site === undefined ? undefined : this.sites.get(item.site);
  }

  /**
   * Where an item is on its site, without language: / for the home item, /a/b below it; undefined
   * outside of the site's home.
   */
  routeOf(item: ContentItem): string | undefined {
    if (item.site === undefined) return undefined;
    const { home } = sitePaths(item.site);
    const path = this.pathOf(item);
    if (path === home) return '/';
    return path.startsWith(`${home}/`) ? path.slice(home.length) : undefined;
  }

  /** Address of an item on its site: the route, below /{language} in other languages than the default. */
  addressOf({ item, version }: LocalItem): string {
    const route = this.routeOf(item) ?? this.pathOf(item);
    const isDefault = this.siteOf(item)?.languages[0] === version.language;
    return isDefault ? route : `/${version.language}${route === '/' ? '' : route}`;
  }

  /** The page that an item belongs to: itself, or the page whose blocks it holds. */
  pageOf(item: ContentItem): ContentItem | undefined {
    return [item, ...this.ancestorsOf(item)].find((one) => this.isPage(one));
  }

  /**
   * The page at a route of a site; ignores case and a slash at the end. Where no item has a segment's
   * name, one called `,-w-,` stands for it.
   */
  pageAt(site: string, route: string): ContentItem | undefined {
    const { home } = sitePaths(site);
    const segments = route.split('/').filter((segment) => segment !== '');
    const item = this.find([home, ...segments].join('/')) ?? this.#below(this.find(home), segments);
    return item && this.isPage(item) ? item : undefined;
  }

  /** The item that names lead to from another, items for any name among them. */
  #below(
    item: ContentItem | undefined,
    [name, ...rest]: readonly string[],
  ): ContentItem | undefined {
    if (!item || name === undefined) return item;
    const path = this.pathOf(item);
    return (
      this.#below(this.find(`${path}/${name}`), rest) ??
      this.#below(this.find(`${path}/${anySegment}`), rest)
    );
  }

  #add(
    item: ContentItem,
    path: string,
    below: ReadonlyMap<ItemId | undefined, ContentItem[]>,
  ): void {
    this.#byId.set(item.id, item);
    this.#byPath.set(path.toLowerCase(), item);
    this.#paths.set(item.id, path);
    const children = below.get(item.id) ?? [];
    this.#children.set(item.id, children);
    for (const child of children) this.#add(child, `${path}/${child.name}`, below);
  }
}

function groupByParent(items: readonly ContentItem[]): Map<ItemId | undefined, ContentItem[]> {
  const groups = new Map<ItemId | undefined, ContentItem[]>();
  for (const item of items) {
    const group = groups.get(item.parentId);
    if (group) group.push(item);
    else groups.set(item.parentId, [item]);
  }
  return groups;
}

export function inLanguage(item: ContentItem, language: string): LocalItem | undefined {
  const version = item.versions.get(language);
  return version && { item, version };
}

function systemFolder(path: string, languages: Iterable<string>, parentId?: ItemId): ContentItem {
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

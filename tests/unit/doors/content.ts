import { contract } from '../../../schema/generated/contract';
import type { ContentItem, FieldValues, Rendering } from '../../../cms/items/item.types';
import { ContentTree } from '../../../cms/items/ContentTree';
import { loadSite } from '../../../cms/items/loading/loadSite';
import { getSitePaths } from '../../../cms/items/sitePaths';
import { buildTemplates } from '../../../cms/items/buildTemplates';
import { CONTENT_FOLDER } from '../../../cms/items/loading/listContentRoutes';
import { siteNames, sites } from '../../../sites/sites';

const templates = buildTemplates(contract);
const allSites = siteNames.map((name) => sites[name]);

/** All content of the content files, as published. */
export const content = new ContentTree(
  allSites.flatMap((site) => loadSite(CONTENT_FOLDER, site, templates).items),
  new Map(allSites.map((site) => [site.name, site])),
  templates,
);

/** An address in the content, and the place where it occurs. */
export interface NamedAddress {
  address: string;
  where: string;
}

const hrefs = /\bhref=(?:"([^"]*)"|'([^']*)')/g;

/** Returns the addresses in a value: links, links in rich text, and texts that are paths. */
function findAddresses(value: unknown): string[] {
  if (typeof value === 'string') {
    if (value.includes('<')) return [...value.matchAll(hrefs)].map(([, a, b]) => a ?? b ?? '');
    return /^\/[^\s]*$/.test(value) ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if ('href' in value && typeof value.href === 'string') return [value.href];
  return Object.values(value).flatMap(findAddresses);
}

/** Checks whether an address is on the site itself and not a media file. */
const isInternal = (address: string): boolean => /^[/?](?!\/|-\/)/.test(address);

/** Returns the path of the site's car list from its settings. */
function carListPath(site: string): string | undefined {
  const [settings] = [...(content.find(getSitePaths(site).settings)?.versions.values() ?? [])];
  const path = settings?.fields.pathToCarList;
  return typeof path === 'string' ? path : undefined;
}

/**
 * Returns addresses that blocks build from fields: a make's list from its logo, a car list from a teaser's
 * query.
 */
function buildAddresses(
  { Name, LogoBlackAndWhite, Logo, PredefinedQuery }: FieldValues,
  list: string,
) {
  const make = (Logo ?? LogoBlackAndWhite) && typeof Name === 'string' ? Name : undefined;
  const query = typeof PredefinedQuery === 'string' ? PredefinedQuery : '';
  return [
    ...(make === undefined ? [] : [`${list}?car_brand=${encodeURIComponent(make)}`]),
    ...(query.includes('=') ? [`${list}?${query}`] : []),
  ];
}

/** Returns all internal addresses in a site's items: pages, blocks, menus, footer, settings. */
export function listInternalAddresses(site: string): NamedAddress[] {
  const results = new Map<string, string>();
  const list = carListPath(site);
  for (const item of content.listAll()) {
    if (item.site !== site) continue;
    for (const { fields } of item.versions.values()) {
      const made = list === undefined ? [] : buildAddresses(fields, list);
      for (const address of [...findAddresses(fields).filter(isInternal), ...made]) {
        if (!results.has(address)) results.set(address, content.getPath(item));
      }
    }
  }
  return [...results].map(([address, where]) => ({ address, where }));
}

/** Returns the query of the car list on a page, or undefined if the page has no car list. */
export function findCarListQuery(page: ContentItem, language: string): string | undefined {
  const version = page.versions.get(language);
  const renderings = Object.values(version?.placeholders ?? {}).flat();
  const list = renderings.flatMap(withInner).find((entry) => entry.componentName === 'CarList');
  const source = list?.dataSource && content.find(list.dataSource);
  return list && String((source && source.versions.get(language)?.fields.Filters) ?? '');
}

const withInner = (rendering: Rendering): Rendering[] => [
  rendering,
  ...Object.values(rendering.placeholders).flat().flatMap(withInner),
];

import { contract } from '../../../schema/generated/contract';
import type { ContentItem, FieldValues, Rendering } from '../../../cms/items/item';
import { ContentTree } from '../../../cms/items/contentTree';
import { loadSite } from '../../../cms/items/loading/loadSite';
import { sitePaths } from '../../../cms/items/sitePaths';
import { buildTemplates } from '../../../cms/items/templates';
import { contentFolder } from '../../../cms/items/loading/contentRoutes';
import { siteNames, sites } from '../../../sites/sites';

const templates = buildTemplates(contract);
const allSites = siteNames.map((name) => sites[name]);

/** All content of the files, as visitors see it. */
export const content = new ContentTree(
  allSites.flatMap((site) => loadSite(contentFolder, site, templates).items),
  new Map(allSites.map((site) => [site.name, site])),
  templates,
);

/** An address that content names, and where. */
export interface NamedAddress {
  address: string;
  where: string;
}

const hrefs = /\bhref=(?:"([^"]*)"|'([^']*)')/g;

/** Addresses in a value: links, links within rich text, and texts that are a path. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    if (value.includes('<')) return [...value.matchAll(hrefs)].map(([, a, b]) => a ?? b ?? '');
    return /^\/[^\s]*$/.test(value) ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if ('href' in value && typeof value.href === 'string') return [value.href];
  return Object.values(value).flatMap(addressesIn);
}

/** A link to this site itself, which is not to a file of the media store. */
const isInternal = (address: string): boolean => /^[/?](?!\/|-\/)/.test(address);

/** Path of the site's list of cars, as its settings name it. */
function carListPath(site: string): string | undefined {
  const [settings] = [...(content.find(sitePaths(site).settings)?.versions.values() ?? [])];
  const path = settings?.fields.pathToCarList;
  return typeof path === 'string' ? path : undefined;
}

/** Addresses that blocks make from fields: the list of a make from its logo, that of a teaser's query. */
function madeAddresses(
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

/** Every internal address that the items of a site name: pages, blocks, menus, footer, settings. */
export function namedAddresses(site: string): NamedAddress[] {
  const found = new Map<string, string>();
  const list = carListPath(site);
  for (const item of content.all()) {
    if (item.site !== site) continue;
    for (const { fields } of item.versions.values()) {
      const made = list === undefined ? [] : madeAddresses(fields, list);
      for (const address of [...addressesIn(fields).filter(isInternal), ...made]) {
        if (!found.has(address)) found.set(address, content.pathOf(item));
      }
    }
  }
  return [...found].map(([address, where]) => ({ address, where }));
}

/** The list of cars of a page: the query that it is limited to; undefined for a page without one. */
export function listOf(page: ContentItem, language: string): string | undefined {
  const version = page.versions.get(language);
  const renderings = Object.values(version?.placeholders ?? {}).flat();
  const list = renderings.flatMap(withInner).find((one) => one.componentName === 'CarList');
  const source = list?.dataSource && content.find(list.dataSource);
  return list && String((source && source.versions.get(language)?.fields.Filters) ?? '');
}

const withInner = (rendering: Rendering): Rendering[] => [
  rendering,
  ...Object.values(rendering.placeholders).flat().flatMap(withInner),
];

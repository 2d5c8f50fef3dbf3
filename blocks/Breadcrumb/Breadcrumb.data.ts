import type { Crumb } from '../../design-system/components/Breadcrumb/Breadcrumb';
import type { BreadcrumbFields } from '../../schema/generated/fields';
import { AncestorsDocument } from '../../schema/generated/operations';
import type { BlockLoader, DataPage, DataRequest } from '../../rendering/blockData';
import { segmentLabel } from '../../features/car/ui/pathWords';
import { searchMarket } from '../../features/car/ui/searchMarket';
import { wordFacets } from '../../features/car/ui/wordFacets';
import { isPlaceholder, namedSegments } from '../../rendering/placeholderSegments';

export interface BreadcrumbData {
  /** Ancestors of the current page, front page first. */
  trail: readonly Crumb[];
  /** Name of the current page. */
  current: string;
}

async function load(_: BreadcrumbFields, request: DataRequest): Promise<BreadcrumbData> {
  const { runQuery, page } = request;
  const segments = await loadSegmentCrumbs(request);
  const lastSegment = segments.at(-1);
  const isSegment = lastSegment?.href === page.path;
  const trail = [
    ...(await loadAncestors(runQuery, page)),
    ...(isSegment ? segments.slice(0, -1) : segments),
  ];
  return { trail, current: isSegment ? lastSegment.label : pageName(page) };
}

/**
 * Breadcrumbs for the path segments that have no page of their own; in car lists their labels are spelt
 * as in the stock.
 */
async function loadSegmentCrumbs({ cars, page, site }: DataRequest): Promise<Crumb[]> {
  const segments = namedSegments(page.itemPath, page.path);
  const isList = segments.length > 0 && page.template === 'CarListPage';
  const { facets } = isList ? await cars({ facets: wordFacets, limit: 0 }) : { facets: [] };
  const market = searchMarket(site, page.language);
  return segments.map(({ label, path }) => ({
    label: segmentLabel(path.split('/').at(-1) ?? '', facets, market) ?? label,
    href: path,
  }));
}

/** The ancestor pages, front page first; makes and models are not included but read from the address. */
async function loadAncestors(runQuery: DataRequest['runQuery'], page: DataPage): Promise<Crumb[]> {
  if (!page.id) return [];
  const { item } = await runQuery(AncestorsDocument, { path: page.id, language: page.language });
  const ancestorItems = item?.ancestors.flatMap((ancestor) => ancestor ?? []) ?? [];
  return ancestorItems.reverse().flatMap(({ name, displayName, url, navTitle, metaTitle }) => {
    const hasOwnPage = !url.path.split('/').some(isPlaceholder);
    const label = navTitle?.value || metaTitle?.value || displayName || name;
    return hasOwnPage ? [{ label, href: url.path }] : [];
  });
}

/** Name of the page: its navigation title, else its title (stories), meta title or path. */
function pageName({ fields, path }: DataPage): string {
  const readText = (name: string): string | undefined => {
    const field = fields[name];
    const value = typeof field === 'object' && field && 'value' in field ? field.value : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return readText('navTitle') ?? readText('title') ?? readText('metaTitle') ?? path;
}

export const loader = { load } satisfies BlockLoader<BreadcrumbFields, BreadcrumbData>;

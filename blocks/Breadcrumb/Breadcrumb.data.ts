import type { Crumb } from '../../design-system/components/Breadcrumb/Breadcrumb';
import type { BreadcrumbFields } from '../../schema/generated/fields';
import { AncestorsDocument } from '../../schema/generated/operations';
import type { BlockLoader, DataPage, DataRequest } from '../../rendering/blockData';
import { segmentLabel } from '../../features/car/ui/pathWords';
import { searchMarket } from '../../features/car/ui/searchMarket';
import { wordFacets } from '../../features/car/ui/wordFacets';
import { isPlaceholder, namedSegments } from '../../rendering/placeholderSegments';

export interface BreadcrumbData {
  /** The pages above this one, from the front page on. */
  trail: readonly Crumb[];
  /** Name of this page. */
  current: string;
}

async function load(_: BreadcrumbFields, request: DataRequest): Promise<BreadcrumbData> {
  const { ask, page } = request;
  const segments = await segmentCrumbs(request);
  const last = segments.at(-1);
  const isSegment = last?.href === page.path;
  const trail = [
    ...(await ancestors(ask, page)),
    ...(isSegment ? segments.slice(0, -1) : segments),
  ];
  return { trail, current: isSegment ? last.label : nameOf(page) };
}

/** The parts of the address that no page of its own stands for; on lists of cars as the stock writes them. */
async function segmentCrumbs({ cars, page, site }: DataRequest): Promise<Crumb[]> {
  const segments = namedSegments(page.itemPath, page.path);
  const isList = segments.length > 0 && page.template === 'CarListPage';
  const { facets } = isList ? await cars({ facets: wordFacets, limit: 0 }) : { facets: [] };
  const market = searchMarket(site, page.language);
  return segments.map(({ label, path }) => ({
    label: segmentLabel(path.split('/').at(-1) ?? '', facets, market) ?? label,
    href: path,
  }));
}

/** Pages above, from the front page on; makes and models are not told by their items but by the address. */
async function ancestors(ask: DataRequest['ask'], page: DataPage): Promise<Crumb[]> {
  if (!page.id) return [];
  const { item } = await ask(AncestorsDocument, { path: page.id, language: page.language });
  const above = item?.ancestors.flatMap((ancestor) => ancestor ?? []) ?? [];
  return above.reverse().flatMap(({ name, displayName, url, navTitle, metaTitle }) => {
    const isOwnPage = !url.path.split('/').some(isPlaceholder);
    const label = navTitle?.value || metaTitle?.value || displayName || name;
    return isOwnPage ? [{ label, href: url.path }] : [];
  });
}

/** What the page's item calls itself; the story's title where it is a story. */
function nameOf({ fields, path }: DataPage): string {
  const text = (name: string): string | undefined => {
    const field = fields[name];
    const value = typeof field === 'object' && field && 'value' in field ? field.value : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return text('navTitle') ?? text('title') ?? text('metaTitle') ?? path;
}

export const loader = { load } satisfies BlockLoader<BreadcrumbFields, BreadcrumbData>;

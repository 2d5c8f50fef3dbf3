import type { DealerDetails } from '../../features/dealers/model/dealer.types';
import { readDealer } from '../../features/dealers/model/readDealer';
import { townLine } from '../../domain/dealers/townLine';
import type { DealerPageFields } from '../../schema/generated/fields';
import type { BlockLoader, DataRequest, PageMetadata } from '../../rendering/blockData';
import { isPlaceholder, placeholderSegments } from '../../rendering/placeholderSegments';
import { latestArrivals } from '../../features/car/ui/carQueries';
import type { CarRecord } from '../../domain/documents/carRecord';
import { fullDealerFields } from '../../domain/search/dealerSearch';
import type { OpeningTime } from '../../features/dealers/ui/OpeningHours';
import { dealerTimeZone } from '../../features/dealers/ui/dealerTimeZone';
import { type StaticMapShapes, createStaticMap } from '../../features/map/ui/staticMap';
import { DEALER_ZOOM, DEFAULT_CENTRE, MAP_SIZE_PX } from '../../features/dealers/ui/page/dealerMap';
import { lastSegment } from '../../domain/pages/decodeSegment';

/** Pattern of slugs from content systems; other values are answered without a search. */
const SLUG_PATTERN = /^[\p{Letter}\p{Mark}\p{Number}_-]{1,100}$/u;

/** A dealer with its map and latest cars. */
export interface FoundDealer extends OpeningTime {
  state: 'found';
  dealer: DealerDetails;
  /** Canonical path to redirect to, if the requested one differs. */
  movedTo?: string;
  map: StaticMapShapes;
  /** ISO 3166-1 alpha-2, of the map. */
  country: string;
  /** The newest cars of the dealer. */
  latestCars: readonly CarRecord[];
}

/** The dealer does not exist; visitors are redirected if the dictionary names a page for that. */
interface GoneDealer {
  state: 'gone';
  movedTo?: string;
}

/** The search service failed, so it is unknown whether the dealer exists. */
interface UnknownDealer {
  state: 'unknown';
}

export type DealerPageData = FoundDealer | GoneDealer | UnknownDealer;

/**
 * Loads the dealer in the page's address. If the path is the wildcard itself, as in an editor, the first dealer is
 * an example. Undefined on a page without a dealer segment.
 */
async function load(
  _: DealerPageFields,
  request: DataRequest,
): Promise<DealerPageData | undefined> {
  const { page, dealers } = request;
  const path = placeholderSegments(page.itemPath, page.path).at(-1)?.path;
  if (path === undefined) return undefined;
  const slug = lastSegment(path);
  const isWildcard = isPlaceholder(slug);
  if (!isWildcard && !SLUG_PATTERN.test(slug)) return createGone(request);

  const answer = await dealers({
    fields: fullDealerFields,
    slug: isWildcard ? undefined : slug.toLowerCase(),
    limit: 1,
  });
  if (answer.failed) return { state: 'unknown' };
  const dealer = readDealer(answer.dealers[0]);
  if (!dealer) return createGone(request);
  return {
    ...(await loadRelated(dealer, request)),
    movedTo: findCanonicalPath(dealer, path, isWildcard),
  };
}

/** Loads the dealer's latest cars and map in parallel. */
async function loadRelated(dealer: DealerDetails, request: DataRequest): Promise<FoundDealer> {
  const { cars, site, timeZones } = request;
  const country = dealer.country || site.country;
  const [latest, map] = await Promise.all([
    cars({ ...latestArrivals(), filters: { car_site_id: [dealer.id] } }),
    createStaticMap(dealer.position ?? DEFAULT_CENTRE, {
      ...MAP_SIZE_PX,
      zoom: DEALER_ZOOM,
      country,
    }),
  ]);
  const zone = dealerTimeZone(dealer, { site, timeZones });
  return { state: 'found', dealer, map, country, latestCars: latest.cars, now: Date.now(), zone };
}

/** The canonical address of the dealer if the requested one differs, such as in letter case. */
function findCanonicalPath(
  { slug }: DealerDetails,
  path: string,
  isWildcard: boolean,
): string | undefined {
  if (isWildcard || lastSegment(path) === slug) return undefined;
  return `${path.slice(0, path.lastIndexOf('/'))}/${encodeURIComponent(slug)}`;
}

/** With the redirect from the dictionary, unless it leads to this page. */
function createGone({ missingDealerPath, page }: DataRequest): GoneDealer {
  return {
    state: 'gone',
    movedTo: missingDealerPath === page.path ? undefined : missingDealerPath,
  };
}

function metadata(
  data: DealerPageData | undefined,
  { NotFoundTitle }: DealerPageFields,
): PageMetadata | undefined {
  if (!data) return undefined;
  if (data.state === 'unknown') return { status: 503 };
  if (data.state === 'gone') {
    return data.movedTo === undefined
      ? { status: 404, title: NotFoundTitle?.value }
      : { movedTo: data.movedTo };
  }
  const { dealer, movedTo } = data;
  const { name, street, zip, town, picture } = dealer;
  const address = [street, townLine(zip, town)].filter(Boolean).join(', ');
  return {
    movedTo,
    words: { dealer: name, address, town },
    image: picture && { src: picture.src, alt: name },
  };
}

export const loader = { load, metadata, decidesStatus: true } satisfies BlockLoader<
  DealerPageFields,
  DealerPageData | undefined
>;

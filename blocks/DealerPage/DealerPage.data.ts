import type { DealerDetails } from '../../features/dealers/model/dealer.types';
import { readDealer } from '../../features/dealers/model/readDealer';
import { townLine } from '../../domain/dealers/townLine';
import type { DealerPageFields } from '../../schema/generated/fields';
import type { BlockLoader, DataRequest, PageMetadata } from '../../rendering/blockData';
import { isPlaceholder, placeholderSegments } from '../../rendering/placeholderSegments';
import { latestArrivals } from '../../features/car/ui/carQueries';
import type { CarRecord } from '../../domain/documents/carRecord';
import { wholeDealerFields } from '../../domain/search/dealerSearch';
import type { OpeningTime } from '../../features/dealers/ui/OpeningHours';
import { zoneOf } from '../../features/dealers/ui/zoneOf';
import { type StaticMapShapes, staticMap } from '../../features/map/ui/staticMap';
import { dealerZoom, defaultCentre, mapSize } from '../../features/dealers/ui/page/dealerMap';

/** Names as content systems make them; anything else is no dealer, and nobody needs to be asked. */
const fitSlug = /^[\p{Letter}\p{Mark}\p{Number}_-]{1,100}$/u;

/** A dealer and what belongs to it. */
export interface FoundDealer extends OpeningTime {
  state: 'found';
  dealer: DealerDetails;
  /** Where the page of the dealer is, when it is not here. */
  movedTo?: string;
  map: StaticMapShapes;
  /** ISO 3166-1 alpha-2: what the map is about. */
  country: string;
  /** The cars that came last. */
  latest: readonly CarRecord[];
}

/** There is no such dealer; visitors are sent elsewhere where the dictionary says where (spec 3 §2.2). */
interface GoneDealer {
  state: 'gone';
  movedTo?: string;
}

/** Nothing can be told of the dealer right now: an outage is no reason to say that it is gone. */
interface UnknownDealer {
  state: 'unknown';
}

export type DealerPageData = FoundDealer | GoneDealer | UnknownDealer;

/**
 * The dealer that the page's address names (spec 3 §2.2). Where the item itself is shown, as in an editor, the first
 * dealer stands for any. Undefined on a page whose address names none.
 */
async function load(
  _: DealerPageFields,
  request: DataRequest,
): Promise<DealerPageData | undefined> {
  const { page, dealers } = request;
  const path = placeholderSegments(page.itemPath, page.path).at(-1)?.path;
  if (path === undefined) return undefined;
  const slug = lastSegment(path);
  const isAny = isPlaceholder(slug);
  if (!isAny && !fitSlug.test(slug)) return gone(request);

  const answer = await dealers({
    fields: wholeDealerFields,
    slug: isAny ? undefined : slug.toLowerCase(),
    limit: 1,
  });
  if (answer.failed) return { state: 'unknown' };
  const dealer = readDealer(answer.dealers[0]);
  if (!dealer) return gone(request);
  return { ...(await around(dealer, request)), movedTo: movedTo(dealer, path, isAny) };
}

/** What belongs to a dealer, asked for side by side. */
async function around(dealer: DealerDetails, request: DataRequest): Promise<FoundDealer> {
  const { cars, site, timeZones } = request;
  const country = dealer.country || site.country;
  const [latest, map] = await Promise.all([
    cars({ ...latestArrivals(), filters: { car_site_id: [dealer.id] } }),
    staticMap(dealer.position ?? defaultCentre, { ...mapSize, zoom: dealerZoom, country }),
  ]);
  const zone = zoneOf(dealer, { site, timeZones });
  return { state: 'found', dealer, map, country, latest: latest.cars, now: Date.now(), zone };
}

/** A dealer has one address: other letter cases move to it. */
function movedTo({ slug }: DealerDetails, path: string, isAny: boolean): string | undefined {
  if (isAny || lastSegment(path) === slug) return undefined;
  return `${path.slice(0, path.lastIndexOf('/'))}/${encodeURIComponent(slug)}`;
}

/** Where the dictionary sends visitors, unless that is this page. */
function gone({ missingDealerPath, page }: DataRequest): GoneDealer {
  return {
    state: 'gone',
    movedTo: missingDealerPath === page.path ? undefined : missingDealerPath,
  };
}

function lastSegment(path: string): string {
  const segment = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
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

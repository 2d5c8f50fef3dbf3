import { readCarHistory } from '../../model/history/readCarHistory';
import { newCarDepartment } from '../../../../domain/dealers/newCarDepartment';
import { todayIn } from '../../../enquiries/model/today';
import type { CarDetailFields } from '../../../../schema/generated/fields';
import type { BlockLoader, DataRequest, PageMetadata } from '../../../../rendering/blockData';
import { isPlaceholder, placeholderSegments } from '../../../../rendering/placeholderSegments';
import { findSimilarCars } from '../similarCars';
import { energyPrices } from '../../model/ownership/energyPrices';
import { ownershipKeys } from '../../model/ownership/ownershipForm';
import type { OwnershipProps } from '../ownership/Ownership';
import type { CarRecord } from '../../../../domain/documents/carRecord';
import { reportQuery } from '../history/reportHref';
import { detailedCarFields, type DetailedCar } from '../detail/detailedCar';
import {
  detailedDealerFields,
  MAX_DEALERS,
  type DetailedDealer,
} from '../../../../domain/search/dealerSearch';
import { sheetQuery } from '../sheet/sheetHref';
import { nearKey } from '../../../search/ui/placeChoice';
import { carPlaceholders } from './carPlaceholders';
import { findRecommendedCars, type GoneCar } from './findRecommendedCars';
import { findNamedPlace, type NamedPlace } from '../detail/findNamedPlace';
import { keysOf } from '../../../../domain/typedKeys';
import { lastSegment } from '../../../../domain/pages/decodeSegment';

/** Format of car ids; any other id is not queried. */
const carIdPattern = /^[\w-]{1,64}$/;

/** Maximum length of an assumption, in characters. */
const MAX_ASSUMPTION_LENGTH = 12;

/** A car and its related data. */
export interface FoundCar {
  state: 'found';
  car: DetailedCar;
  /** Address to redirect to, if the requested one is not that of the car's page. */
  movedTo?: string;
  /** Dealer of the car; undefined for a sample car. */
  dealer?: DetailedDealer;
  /** Official names of the dealers from which a sample car can be ordered. */
  sellers?: readonly string[];
  similar: readonly CarRecord[];
  /** The visitor's place in the address. */
  near?: NamedPlace;
  /** Internal name of the site. */
  site: string;
  /** Language of the page, ISO 639-1. */
  language: string;
  /** The current ISO day in the market. */
  today: string;
  /** Whether the printable report was requested. */
  isReport?: boolean;
  /** Whether the printable sheet was requested. */
  isSheet?: boolean;
  /** The visitor's assumptions about ownership, where the market is known (Ownership). */
  ownership?: Pick<OwnershipProps, 'market' | 'assumptions'>;
}

/** A car whose data cannot be loaded now, with the name from its address. */
interface UnknownCar {
  state: 'unknown';
  name?: string;
}

/** Result of loading the car at an address: an outage is distinguished from a car that is gone. */
export type CarDetailData = FoundCar | GoneCar | UnknownCar;

/**
 * Loads the car in the page's address: `…/{car_id}/{slug}`. An address without the slug, or with another one, redirects
 * to the car's own. If the placeholder item itself is shown, as in an editor, the newest car is the example. Undefined
 * if the address has no car.
 */
async function load(_: CarDetailFields, request: DataRequest): Promise<CarDetailData | undefined> {
  const { page, cars, site } = request;
  const [idSegment, slugSegment] = placeholderSegments(page.itemPath, page.path);
  if (!idSegment) return undefined;
  const id = lastSegment(idSegment.path);
  const isExample = isPlaceholder(id);
  const nameSegment = lastSegment(slugSegment?.path ?? idSegment.path);
  if (!isExample && !carIdPattern.test(id)) return findGoneCar(nameSegment, request);

  const filters = isExample ? undefined : { car_id: [id] };
  const answer = await cars({ filters, fields: detailedCarFields, limit: 1 });
  if (answer.failed) return { state: 'unknown', name: slugSegment?.label };
  const [indexedCar] = answer.cars as readonly DetailedCar[];
  if (!indexedCar) return findGoneCar(nameSegment, request);

  const near = await findNamedPlace(request.query.get(nearKey), site.country);
  const car = { ...indexedCar, car_history: readCarHistory(indexedCar.car_history) };
  const found = {
    state: 'found',
    car,
    near,
    site: site.name,
    language: page.language,
    today: todayIn(request.timeZones[site.country] ?? 'UTC'),
    isReport: isReport(request),
    isSheet: isSheet(request),
    ownership: readAssumptions(request),
  } as const;
  // Every car's address has two segments; a car without a slug uses its id.
  const slug = car.slug || car.car_id;
  if (car.car_id !== id || slug !== nameSegment || !slugSegment) {
    const base = idSegment.path.slice(0, idSegment.path.lastIndexOf('/'));
    const movedTo = [base, car.car_id, encodeURIComponent(slug)].join('/');
    if (!isExample) return { ...found, movedTo, similar: [] };
    return { ...found, movedTo, ...(await loadRelated(car, request)) };
  }
  return { ...found, ...(await loadRelated(car, request)) };
}

const isReport = ({ query }: DataRequest): boolean =>
  query.get(reportQuery.key) === reportQuery.value;

const isSheet = ({ query }: DataRequest): boolean => query.get(sheetQuery.key) === sheetQuery.value;

/** The assumptions in the address; undefined in a country without guide values. */
function readAssumptions({ site, query }: DataRequest): FoundCar['ownership'] {
  const market = keysOf(energyPrices).find((country) => country === site.country);
  const assumptions = ownershipKeys.flatMap((key) => {
    const text = query.get(key);
    return text === null ? [] : [[key, text.slice(0, MAX_ASSUMPTION_LENGTH)] as const];
  });
  return market && { market, assumptions: Object.fromEntries(assumptions) };
}

/** Related data of a car, loaded in parallel. */
async function loadRelated(
  car: DetailedCar,
  request: DataRequest,
): Promise<Pick<FoundCar, 'dealer' | 'sellers' | 'similar'>> {
  const [similar, dealer, sellers] = await Promise.all([
    // Printable pages do not show similar cars.
    isReport(request) || isSheet(request) ? [] : findSimilarCars(car, request.cars),
    car.car_is_sample ? undefined : findDealer(car, request),
    car.car_is_sample ? findSellers(car, request) : undefined,
  ]);
  return { similar, dealer, sellers };
}

async function findDealer(
  { car_site_id }: DetailedCar,
  { dealers }: DataRequest,
): Promise<DetailedDealer | undefined> {
  if (car_site_id === undefined) return undefined;
  const answer = await dealers({ ids: [car_site_id], fields: detailedDealerFields, limit: 1 });
  return answer.dealers[0];
}

/** Dealers that sell new cars of the make, in the site's own order. */
async function findSellers(
  { car_brand }: DetailedCar,
  { dealers }: DataRequest,
): Promise<readonly string[]> {
  const fields = ['site_official_name', 'site_departments'];
  const answer = await dealers({ fields, limit: MAX_DEALERS });
  return answer.dealers
    .filter(({ site_departments }) => newCarDepartment(site_departments, car_brand))
    .map(({ site_official_name }) => site_official_name);
}

async function findGoneCar(segment: string, { cars }: DataRequest): Promise<GoneCar> {
  return { state: 'gone', ...(await findRecommendedCars(segment, cars)) };
}

function metadata(
  data: CarDetailData | undefined,
  { NotFoundTitle }: CarDetailFields,
): PageMetadata | undefined {
  if (!data) return undefined;
  if (data.state === 'unknown') {
    return { status: 503, words: data.name === undefined ? {} : { car: data.name } };
  }
  if (data.state === 'gone') return { status: 404, title: NotFoundTitle?.value };
  const { car, movedTo, isReport, isSheet } = data;
  const src = car.car_images?.[0]?.original ?? car.car_primary_image?.thumbnail_url;
  const placeholders = carPlaceholders(car, data.language);
  return {
    movedTo,
    words: placeholders,
    noIndex: isReport || isSheet || undefined,
    image: src ? { src, alt: placeholders.car } : undefined,
  };
}

export const loader = {
  load,
  metadata,
  decidesStatus: true,
  queryKeys: [nearKey, reportQuery.key, ...ownershipKeys],
} satisfies BlockLoader<CarDetailFields, CarDetailData | undefined>;

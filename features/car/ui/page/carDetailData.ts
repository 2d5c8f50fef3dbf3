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
  mostDealers,
  type DetailedDealer,
} from '../../../../domain/search/dealerSearch';
import { sheetQuery } from '../sheet/sheetHref';
import { nearKey } from '../../../search/ui/placeChoice';
import { carWords } from './carWords';
import { findRecommendedCars, type GoneCar } from './findRecommendedCars';
import { namedPlace, type NamedPlace } from '../detail/namedPlace';
import { keysOf } from '../../../../domain/typedKeys';

/** Ids as stock systems make them; anything else is no car, and nobody needs to be asked. */
const fitId = /^[\w-]{1,64}$/;

/** Characters of an assumption that are read. */
const MAX_ASKED = 12;

/** A car and what belongs to it. */
export interface FoundCar {
  state: 'found';
  car: DetailedCar;
  /** Where the page of the car is, when it is not here. */
  movedTo?: string;
  /** Where the car stands; a sample car stands nowhere. */
  dealer?: DetailedDealer;
  /** Official names of the dealers that order a sample car. */
  sellers?: readonly string[];
  similar: readonly CarRecord[];
  /** Where the visitor looks, as the address says. */
  near?: NamedPlace;
  /** Name of the site in code. */
  site: string;
  /** Of the page, ISO 639-1. */
  language: string;
  /** ISO day that it is in the market. */
  today: string;
  /** What is known of its past is asked for by itself, to be printed. */
  isReport?: boolean;
  /** A sheet of paper for its window is asked for. */
  isSheet?: boolean;
  /** What a visitor assumes of owning the car, where the market is known (Ownership). */
  ownership?: Pick<OwnershipProps, 'market' | 'asked'>;
}

/** A car of which nothing can be told right now but what its address calls it. */
interface UnknownCar {
  state: 'unknown';
  name?: string;
}

/** What is known of the car at an address: an outage is told apart from a car that is gone (spec 2 §4). */
export type CarDetailData = FoundCar | GoneCar | UnknownCar;

/**
 * The car that the page's address names: `…/{car_id}/{slug}` (spec 2 §2, Routes). An address without
 * the name, or with another one, moves to the car's own. Where the item itself is shown, as in an
 * editor, the newest car stands for any. Undefined on a page whose address names no car.
 */
async function load(_: CarDetailFields, request: DataRequest): Promise<CarDetailData | undefined> {
  const { page, cars, site } = request;
  const [idSegment, slugSegment] = placeholderSegments(page.itemPath, page.path);
  if (!idSegment) return undefined;
  const id = lastSegment(idSegment.path);
  const isAny = isPlaceholder(id);
  const last = lastSegment(slugSegment?.path ?? idSegment.path);
  if (!isAny && !fitId.test(id)) return gone(last, request);

  const filters = isAny ? undefined : { car_id: [id] };
  const answer = await cars({ filters, fields: detailedCarFields, limit: 1 });
  if (answer.failed) return { state: 'unknown', name: slugSegment?.label };
  const [answered] = answer.cars as readonly DetailedCar[];
  if (!answered) return gone(last, request);

  const near = await namedPlace(request.query.get(nearKey), site.country);
  const car = { ...answered, car_history: readCarHistory(answered.car_history) };
  const found = {
    state: 'found',
    car,
    near,
    site: site.name,
    language: page.language,
    today: todayIn(request.timeZones[site.country] ?? 'UTC'),
    isReport: isReport(request),
    isSheet: isSheet(request),
    ownership: ownershipOf(request),
  } as const;
  // Every car has an address of two parts: one without a name goes by its id.
  const slug = car.slug || car.car_id;
  if (car.car_id !== id || slug !== last || !slugSegment) {
    const base = idSegment.path.slice(0, idSegment.path.lastIndexOf('/'));
    const movedTo = [base, car.car_id, encodeURIComponent(slug)].join('/');
    if (!isAny) return { ...found, movedTo, similar: [] };
    return { ...found, movedTo, ...(await around(car, request)) };
  }
  return { ...found, ...(await around(car, request)) };
}

const isReport = ({ query }: DataRequest): boolean =>
  query.get(reportQuery.key) === reportQuery.value;

const isSheet = ({ query }: DataRequest): boolean => query.get(sheetQuery.key) === sheetQuery.value;

/** What the address assumes of owning the car; undefined in a country without figures. */
function ownershipOf({ site, query }: DataRequest): FoundCar['ownership'] {
  const market = keysOf(energyPrices).find((country) => country === site.country);
  const asked = ownershipKeys.flatMap((key) => {
    const text = query.get(key);
    return text === null ? [] : [[key, text.slice(0, MAX_ASKED)] as const];
  });
  return market && { market, asked: Object.fromEntries(asked) };
}

/** What belongs to a car, asked for side by side. */
async function around(
  car: DetailedCar,
  request: DataRequest,
): Promise<Pick<FoundCar, 'dealer' | 'sellers' | 'similar'>> {
  const [similar, dealer, sellers] = await Promise.all([
    // What is printed is about this car alone.
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
  const answer = await dealers({ fields, limit: mostDealers });
  return answer.dealers
    .filter(({ site_departments }) => newCarDepartment(site_departments, car_brand))
    .map(({ site_official_name }) => site_official_name);
}

async function gone(segment: string, { cars }: DataRequest): Promise<GoneCar> {
  return { state: 'gone', ...(await findRecommendedCars(segment, cars)) };
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
  const words = carWords(car, data.language);
  return {
    movedTo,
    words,
    noIndex: isReport || isSheet || undefined,
    image: src ? { src, alt: words.car } : undefined,
  };
}

export const loader = {
  load,
  metadata,
  decidesStatus: true,
  queryKeys: [nearKey, reportQuery.key, ...ownershipKeys],
} satisfies BlockLoader<CarDetailFields, CarDetailData | undefined>;

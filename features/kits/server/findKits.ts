import { formatMoneyExactly, formatNumber } from '../../../domain/money/formatMoney';
import type { SearchCars } from '../../../domain/search/carSearch';
import type { KitQuoteTexts } from '../ui/kitQuoteTexts';
import type { KitRecord, SearchKits } from '../../../domain/search/kitSearch';
import { vehicleIndexName } from '../ui/vehicleFacet';
import { formatDay } from '../../../design-system/formatDay';
import { kitPrices } from '../../../domain/kits/kitPrice';
import { todayIn } from '../../enquiries/model/today';
import { findVehicle } from '../model/findVehicle';

const QUOTE_VALIDITY_DAYS = 14;
const DAY_MS = 86_400_000;

/** A Finnish registration, with or without the hyphen. */
const REGISTRATION_PATTERN = /^[a-zåäö]{1,3}[ -]?\d{1,4}$/i;

/** Thrown if the search service does not answer, so that it is unknown whether the kits are sold. */
export class KitsUnavailable extends Error {
  override readonly name = 'KitsUnavailable';

  constructor() {
    super('The kits are unavailable right now; try again later');
  }
}

/** Requested kits, in the order of the ids. */
export interface FoundKits {
  kits: readonly KitRecord[];
  /** Ids of kits that are no longer sold. */
  gone: readonly string[];
}

/** Loads kits by their ids, without duplicates. @throws KitsUnavailable */
export async function findKits(search: SearchKits, ids: readonly string[]): Promise<FoundKits> {
  const uniqueIds = [...new Set(ids)];
  const { kits, failed } = await search({ filters: { kitId: uniqueIds }, limit: uniqueIds.length });
  if (failed) throw new KitsUnavailable();
  const findKit = (id: string) => kits.find(({ kitId }) => kitId === id);
  return {
    kits: uniqueIds.flatMap((id) => findKit(id) ?? []),
    gone: uniqueIds.filter((id) => !findKit(id)),
  };
}

/** Formats the texts of a kit quote for a market and language. */
export function formatQuote(
  { kits, gone }: FoundKits,
  market: {
    locale: string;
    language: string;
    currency: string;
    vatPercent: number;
    timeZone: string;
  },
  now = new Date(),
): KitQuoteTexts {
  const { locale, language, currency, vatPercent, timeZone } = market;
  const money = (amount: number) => formatMoneyExactly(amount, locale, currency);
  const day = (date: Date) => formatDay(todayIn(timeZone, date), language) ?? '';
  const prices = kitPrices(
    kits.map(({ retailPrice }) => retailPrice),
    vatPercent,
  );
  return {
    lines: kits.map(({ kitId, kitCode = '', name }, at) => ({
      kitId,
      kitCode,
      name,
      price: money(prices.lines[at]?.price ?? 0),
      withoutVat: money(prices.lines[at]?.withoutVat ?? 0),
    })),
    gone: [...gone],
    total: money(prices.total),
    withoutVat: money(prices.withoutVat),
    vat: money(prices.vat),
    vatPercent: formatNumber(vatPercent, locale),
    date: day(now),
    validUntil: day(new Date(now.getTime() + QUOTE_VALIDITY_DAYS * DAY_MS)),
  };
}

/**
 * Finds make, model and year of a session's vehicle, as far as they are known, by its name or by the
 * registration of a car in stock. Undefined if there are no kits for the vehicle.
 * @throws KitsUnavailable
 */
export async function findVehicleOfSession(
  auto: string,
  search: { kits: SearchKits; cars: SearchCars },
): Promise<readonly string[] | undefined> {
  const { facets, failed } = await search.kits({ limit: 0, facets: [{ name: vehicleIndexName }] });
  if (failed) throw new KitsUnavailable();
  const facet = facets.find(({ name }) => name === vehicleIndexName);
  const vehicles = facet?.type === 'value' ? facet.values : [];
  const text = REGISTRATION_PATTERN.test(auto)
    ? ((await findCarName(auto, search.cars)) ?? auto)
    : auto;
  return findVehicle(text, vehicles)?.path;
}

/** The name of a car in stock by its registration. @throws KitsUnavailable */
async function findCarName(plate: string, search: SearchCars): Promise<string | undefined> {
  const compactPlate = plate.toUpperCase().replace(/[ -]/g, '');
  const hyphenatedPlate = compactPlate.replace(/^(\p{L}+)(\d+)$/u, '$1-$2');
  const { cars, failed } = await search({
    filters: { car_regno: [compactPlate, hyphenatedPlate] },
    fields: ['car_id', 'slug', 'car_brand', 'car_model', 'car_year'],
    limit: 1,
  });
  if (failed) throw new KitsUnavailable();
  const [car] = cars;
  return car && [car.car_brand, car.car_model, car.car_year].filter(Boolean).join(' ');
}

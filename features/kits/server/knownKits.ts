import { formatMoneyExactly, formatNumber } from '../../../domain/money/formatMoney';
import type { SearchCars } from '../../../domain/search/carSearch';
import type { KitQuoteTexts } from '../ui/kitQuoteTexts';
import type { KitRecord, SearchKits } from '../../../domain/search/kitSearch';
import { vehicleIndexName } from '../ui/vehicleFacet';
import { formatDay } from '../../../design-system/formatDay';
import { kitPrices } from '../../../domain/kits/kitPrice';
import { todayIn } from '../../enquiries/model/today';
import { findVehicle } from '../model/findVehicle';

/** Days that a quote holds for. */
const VALID_DAYS = 14;
const DAY_MS = 86_400_000;

/** A registration, with or without its hyphen. */
const registration = /^[a-zåäö]{1,3}[ -]?\d{1,4}$/i;

/** The search service did not answer: nothing is known of the kits. */
export class KitsUnknown extends Error {
  override readonly name = 'KitsUnknown';

  constructor() {
    super('The kits cannot be told right now');
  }
}

/** Kits that are asked for, in the order of the ids. */
export interface FoundKits {
  kits: readonly KitRecord[];
  /** Ids of those that are no longer sold. */
  gone: readonly string[];
}

/** Kits by their ids, each once. @throws KitsUnknown */
export async function findKits(search: SearchKits, ids: readonly string[]): Promise<FoundKits> {
  const wanted = [...new Set(ids)];
  const { kits, failed } = await search({ filters: { kitId: wanted }, limit: wanted.length });
  if (failed) throw new KitsUnknown();
  const found = (id: string) => kits.find(({ kitId }) => kitId === id);
  return {
    kits: wanted.flatMap((id) => found(id) ?? []),
    gone: wanted.filter((id) => !found(id)),
  };
}

/** What a quote of kits says, in the words of a language. */
export function quoteTexts(
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
    validUntil: day(new Date(now.getTime() + VALID_DAYS * DAY_MS)),
  };
}

/**
 * The vehicle that a session names, as make, model and year as far as they are known: in words, or by the
 * registration of a car of the stock. Undefined for one that no kit is known for.
 * @throws KitsUnknown
 */
export async function findVehicleOf(
  auto: string,
  search: { kits: SearchKits; cars: SearchCars },
): Promise<readonly string[] | undefined> {
  const { facets, failed } = await search.kits({ limit: 0, facets: [{ name: vehicleIndexName }] });
  if (failed) throw new KitsUnknown();
  const facet = facets.find(({ name }) => name === vehicleIndexName);
  const vehicles = facet?.type === 'value' ? facet.values : [];
  const text = registration.test(auto) ? ((await carOf(auto, search.cars)) ?? auto) : auto;
  return findVehicle(text, vehicles)?.path;
}

/** A car of the stock in words, by its registration. @throws KitsUnknown */
async function carOf(plate: string, search: SearchCars): Promise<string | undefined> {
  const plain = plate.toUpperCase().replace(/[ -]/g, '');
  const written = plain.replace(/^(\p{L}+)(\d+)$/u, '$1-$2');
  const { cars, failed } = await search({
    filters: { car_regno: [plain, written] },
    fields: ['car_id', 'slug', 'car_brand', 'car_model', 'car_year'],
    limit: 1,
  });
  if (failed) throw new KitsUnknown();
  const [car] = cars;
  return car && [car.car_brand, car.car_model, car.car_year].filter(Boolean).join(' ');
}

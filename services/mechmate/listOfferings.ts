import type {
  Offering,
  OfferingCategory,
  OfferingType,
  PriceRange,
} from '../../domain/booking/booking.types';
import { findCare } from './makes';
import type { WorkshopCar, WorkshopDepartment } from './mechmate.types';
import { offeringTable, type OfferingRow } from './offerings';
import { translateOffering, type SupportedLanguage, translateUnknownPrice } from './offeringTexts';
import { toAgreementPrice, lowerMedian, findPrice, findPrices } from './prices';

/** A price is the median of this many workshops, the nearest ones that can do the work (BOOK-88). */
const SAMPLE_SIZE = 5;

/** Checks whether an offering is for a car, at any workshop. */
export function isForCar(row: OfferingRow, car: WorkshopCar, thisYear: number): boolean {
  if (row.department !== 'workshop') return true;
  const age = thisYear - car.year;
  const care = findCare(car.make);
  // Add-ons are only for makes with authorised workshops.
  if (care === 'elsewhere' || (care === 'general' && row.category.type === 'addon')) return false;
  if (care === 'general' && row.isAuthorised) return false;
  if (row.fuels && !row.fuels.includes(car.fuel)) return false;
  return age >= (row.minAge ?? 0) && age <= (row.maxAge ?? Infinity);
}

/** Checks whether a department can do the work on a car of a make. */
export const canDo = (
  { kind, brands, equipment }: WorkshopDepartment,
  row: OfferingRow,
  { make }: WorkshopCar,
): boolean =>
  kind === row.department &&
  (!row.isAuthorised || brands.includes(make)) &&
  (!row.equipment || equipment.has(row.equipment));

interface OfferingContext {
  /** Sorted by distance, nearest first. */
  workshops: readonly WorkshopDepartment[];
  thisYear: number;
  language: SupportedLanguage;
}

/** Returns the offerings for a car by category. */
export function listOfferings(
  type: OfferingType,
  car: WorkshopCar,
  { workshops, thisYear, language }: OfferingContext,
): OfferingCategory[] {
  return offeringTable.flatMap(({ category, rows }) => {
    if (category.type !== type) return [];
    const offerings = rows
      .filter((row) => isForCar(row, car, thisYear))
      .map((row) => toOffering(translateOffering(row, language), car, { workshops, language }));
    const [first] = offerings;
    const { icon, selectionType = null } = category;
    return first ? [{ name: first.category, icon, selectionType, offerings }] : [];
  });
}

/** Returns the lowest and highest price, or undefined if they are equal. */
function priceRange(
  prices: readonly number[],
  toChargedPrice: (price: number) => number,
): PriceRange | undefined {
  const from = toChargedPrice(Math.min(...prices));
  const to = toChargedPrice(Math.max(...prices));
  return from < to ? { from, to } : undefined;
}

function toOffering(
  row: OfferingRow,
  car: WorkshopCar,
  { workshops, language }: Pick<OfferingContext, 'workshops' | 'language'>,
): Offering {
  const capableWorkshops = workshops.filter((workshop) => canDo(workshop, row, car));
  const sampledPrices = capableWorkshops
    .slice(0, SAMPLE_SIZE)
    .flatMap((workshop) => findPrice(workshop, row, car) ?? []);
  const price = lowerMedian(sampledPrices);
  const hasDiscount = car.hasServiceAgreement && row.hasAgreementPrice && price !== undefined;
  return {
    code: row.code,
    name: row.name,
    price: price ?? 0,
    priceKnown: price !== undefined,
    notKnownPriceText: price === undefined ? translateUnknownPrice(language) : '',
    priceDiscount: hasDiscount ? toAgreementPrice(price) : null,
    priceRange: priceRange(
      capableWorkshops.flatMap((workshop) => findPrices(workshop, row, car)),
      (amount) => (hasDiscount ? toAgreementPrice(amount) : amount),
    ),
    description: row.description,
    isAvailable: capableWorkshops.length > 0,
    category: row.category.name,
    unitPrice: row.unit ?? null,
    allowUserInput: row.allowUserInput,
    type: row.category.type,
    listItems: row.listItems,
  };
}

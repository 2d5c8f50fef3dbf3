import type {
  Offering,
  OfferingCategory,
  OfferingType,
  PriceRange,
} from '../../domain/booking/booking.types';
import { careOf } from './makes';
import type { WorkshopCar, WorkshopDepartment } from './mechmate.types';
import { offeringTable, type OfferingRow } from './offerings';
import { inLanguage, type SpokenLanguage, unknownPriceIn } from './offeringTexts';
import { agreementPrice, medianOf, priceAt, pricesAt } from './prices';

/** Prices are the median of so many workshops, the nearest that can do it (BOOK-88). */
const WORKSHOPS_ASKED = 5;

/** Whether an offering is for a car, wherever it is done. */
export function isFor(row: OfferingRow, car: WorkshopCar, thisYear: number): boolean {
  if (row.department !== 'workshop') return true;
  const age = thisYear - car.year;
  const care = careOf(car.make);
  // Add-ons come with work on makes that workshops are authorised for.
  if (care === 'elsewhere' || (care === 'general' && row.category.type === 'addon')) return false;
  if (care === 'general' && row.isAuthorised) return false;
  if (row.fuels && !row.fuels.includes(car.fuel)) return false;
  return age >= (row.minAge ?? 0) && age <= (row.maxAge ?? Infinity);
}

/** Whether a department can do it at a car of a make. */
export const canDo = (
  { kind, brands, equipment }: WorkshopDepartment,
  row: OfferingRow,
  { make }: WorkshopCar,
): boolean =>
  kind === row.department &&
  (!row.isAuthorised || brands.includes(make)) &&
  (!row.equipment || equipment.has(row.equipment));

interface OfferingsWhere {
  /** From the nearest on. */
  workshops: readonly WorkshopDepartment[];
  thisYear: number;
  language: SpokenLanguage;
}

/** What can be booked for a car, in categories. */
export function offeringsOf(
  type: OfferingType,
  car: WorkshopCar,
  { workshops, thisYear, language }: OfferingsWhere,
): OfferingCategory[] {
  return offeringTable.flatMap(({ category, rows }) => {
    if (category.type !== type) return [];
    const offerings = rows
      .filter((row) => isFor(row, car, thisYear))
      .map((row) => offeringOf(inLanguage(row, language), car, { workshops, language }));
    const [first] = offerings;
    const { icon, selectionType = null } = category;
    return first ? [{ name: first.category, icon, selectionType, offerings }] : [];
  });
}

/** The least and the most of prices as they are charged; undefined where all are the same. */
function rangeOf(
  prices: readonly number[],
  charged: (price: number) => number,
): PriceRange | undefined {
  const from = charged(Math.min(...prices));
  const to = charged(Math.max(...prices));
  return from < to ? { from, to } : undefined;
}

function offeringOf(
  row: OfferingRow,
  car: WorkshopCar,
  { workshops, language }: Pick<OfferingsWhere, 'workshops' | 'language'>,
): Offering {
  const able = workshops.filter((workshop) => canDo(workshop, row, car));
  const asked = able.slice(0, WORKSHOPS_ASKED).flatMap((at) => priceAt(at, row, car) ?? []);
  const price = medianOf(asked);
  const hasDiscount = car.hasServiceAgreement && row.hasAgreementPrice && price !== undefined;
  return {
    code: row.code,
    name: row.name,
    price: price ?? 0,
    priceKnown: price !== undefined,
    notKnownPriceText: price === undefined ? unknownPriceIn(language) : '',
    priceDiscount: hasDiscount ? agreementPrice(price) : null,
    priceRange: rangeOf(
      able.flatMap((at) => pricesAt(at, row, car)),
      (asks) => (hasDiscount ? agreementPrice(asks) : asks),
    ),
    description: row.description,
    isAvailable: able.length > 0,
    category: row.category.name,
    unitPrice: row.unit ?? null,
    allowUserInput: row.allowUserInput,
    type: row.category.type,
    listItems: row.listItems,
  };
}

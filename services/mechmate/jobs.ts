import type { OfferingRequest } from '../../domain/booking/booking.types';
import { isFullService } from '../../domain/booking/serviceRules';
import type { Job, WorkshopCar, WorkshopDepartment } from './mechmate.types';
import { hotelChangeRow, offeringTable, testDriveRow, type OfferingRow } from './offerings';
import { canDo } from './offeringsOf';

/** No visit is shorter: a car is driven in and out. */
const MIN_MINUTES = 30;

const rowsByCode = new Map(
  [...offeringTable.flatMap(({ rows }) => rows), testDriveRow, hotelChangeRow].map((row) => [
    row.code,
    row,
  ]),
);

/** The offerings with these codes; undefined where one is unknown. */
export function rowsOf(codes: readonly string[]): OfferingRow[] | undefined {
  const rows = codes.flatMap((code) => rowsByCode.get(code) ?? []);
  return rows.length === codes.length ? rows : undefined;
}

/** Whether a workshop can do all of it. */
export const canDoAll = (
  workshop: WorkshopDepartment,
  rows: readonly OfferingRow[],
  car: WorkshopCar,
): boolean => rows.every((row) => canDo(workshop, row, car));

/**
 * The work of a visit. Without quantities it is the longest that may be chosen, so that every time that is told
 * for it is long enough.
 */
export function jobOf(
  rows: readonly OfferingRow[],
  car: WorkshopCar,
  ordered?: readonly OfferingRequest[],
): Job {
  const unitsOf = ({ code, unit }: OfferingRow) =>
    ordered?.find(({ kobraId }) => kobraId === code)?.unitsSelected ?? unit?.maximum ?? 1;
  const minutes = rows.reduce((sum, row) => sum + row.minutes * unitsOf(row), 0);
  return {
    make: car.make,
    minutes: Math.max(minutes, MIN_MINUTES),
    isAuthorisedWork: rows.some(({ isAuthorised }) => isAuthorised),
  };
}

/**
 * Whether offerings go together: one that is no add-on, quantities within bounds, words where they are needed, one of
 * exclusive ones.
 */
export function isConsistent(
  rows: readonly OfferingRow[],
  ordered: readonly OfferingRequest[],
): boolean {
  const fits = ordered.every(({ kobraId, unitsSelected, userInput }) => {
    const { unit, allowUserInput } = rows.find(({ code }) => code === kobraId) ?? {};
    const hasUnits = unitsSelected >= (unit?.minimum ?? 1) && unitsSelected <= (unit?.maximum ?? 1);
    return hasUnits && (!allowUserInput || userInput !== '');
  });
  const hasService = rows.some(({ category }) => category.type === 'service');
  return hasService && fits && rows.every((row) => !rows.some((other) => excludes(row, other)));
}

/** Two of a category of exclusive ones, or two full services (BOOK-47). */
function excludes(row: OfferingRow, other: OfferingRow): boolean {
  if (row === other) return false;
  if (isFullService(row.code) && isFullService(other.code)) return true;
  return row.category === other.category && row.category.selectionType !== undefined;
}

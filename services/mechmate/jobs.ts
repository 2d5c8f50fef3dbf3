import type { OfferingRequest } from '../../domain/booking/booking.types';
import { isFullService } from '../../domain/booking/serviceRules';
import type { Job, WorkshopCar, WorkshopDepartment } from './mechmate.types';
import { hotelChangeRow, offeringTable, testDriveRow, type OfferingRow } from './offerings';
import { canDo } from './listOfferings';

/** Minimum duration of a visit. */
const MIN_MINUTES = 30;

const rowsByCode = new Map(
  [...offeringTable.flatMap(({ rows }) => rows), testDriveRow, hotelChangeRow].map((row) => [
    row.code,
    row,
  ]),
);

/** Returns the offerings with these codes, or undefined if a code is unknown. */
export function findOfferings(codes: readonly string[]): OfferingRow[] | undefined {
  const rows = codes.flatMap((code) => rowsByCode.get(code) ?? []);
  return rows.length === codes.length ? rows : undefined;
}

/** Checks whether a workshop can do all offerings. */
export const canDoAll = (
  workshop: WorkshopDepartment,
  rows: readonly OfferingRow[],
  car: WorkshopCar,
): boolean => rows.every((row) => canDo(workshop, row, car));

/**
 * Calculates the work of a visit. Without `ordered`, quantities are the maximum, so that every offered time
 * is long enough.
 */
export function createJob(
  rows: readonly OfferingRow[],
  car: WorkshopCar,
  ordered?: readonly OfferingRequest[],
): Job {
  const countUnits = ({ code, unit }: OfferingRow) =>
    ordered?.find(({ kobraId }) => kobraId === code)?.unitsSelected ?? unit?.maximum ?? 1;
  const minutes = rows.reduce((sum, row) => sum + row.minutes * countUnits(row), 0);
  return {
    make: car.make,
    minutes: Math.max(minutes, MIN_MINUTES),
    isAuthorisedWork: rows.some(({ isAuthorised }) => isAuthorised),
  };
}

/**
 * Checks whether offerings can be combined: at least one is a service, not an add-on, quantities are within
 * limits, required texts are given, and no offering excludes another.
 */
export function isConsistent(
  rows: readonly OfferingRow[],
  ordered: readonly OfferingRequest[],
): boolean {
  const areRequestsValid = ordered.every(({ kobraId, unitsSelected, userInput }) => {
    const { unit, allowUserInput } = rows.find(({ code }) => code === kobraId) ?? {};
    const hasUnits = unitsSelected >= (unit?.minimum ?? 1) && unitsSelected <= (unit?.maximum ?? 1);
    return hasUnits && (!allowUserInput || userInput !== '');
  });
  const hasService = rows.some(({ category }) => category.type === 'service');
  return (
    hasService &&
    areRequestsValid &&
    rows.every((row) => !rows.some((candidate) => excludes(row, candidate)))
  );
}

/** Two offerings of a single-choice category exclude each other, and so do two full services (BOOK-47). */
function excludes(row: OfferingRow, other: OfferingRow): boolean {
  if (row === other) return false;
  if (isFullService(row.code) && isFullService(other.code)) return true;
  return row.category === other.category && row.category.selectionType !== undefined;
}

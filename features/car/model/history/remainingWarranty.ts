import type { CarWarranty } from '../../../../domain/documents/carHistory.types';

/**
 * What remains of a warranty. Each is undefined if the warranty has no such limit; `distance` also if the odometer
 * reading is unknown.
 */
export interface RemainingWarranty {
  /** Whole months. */
  months?: number;
  /** In the unit of the odometer. */
  distance?: number;
}

/**
 * Remaining warranty of a car on an ISO day, with an odometer reading. Undefined for an expired warranty, and
 * for one without an end date and a mileage limit.
 */
export function remainingWarranty(
  { until, untilOdometer }: CarWarranty,
  { today, odometer }: { today: string; odometer?: number },
): RemainingWarranty | undefined {
  if (until === undefined && untilOdometer === undefined) return undefined;
  const distance =
    untilOdometer === undefined || odometer === undefined ? undefined : untilOdometer - odometer;
  if ((until !== undefined && until < today) || (distance !== undefined && distance <= 0)) {
    return undefined;
  }
  return { months: until === undefined ? undefined : fullMonths(today, until), distance };
}

/** Complete months from an ISO day to a later one. */
function fullMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}

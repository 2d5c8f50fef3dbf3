import type { CarWarranty } from '../../../../domain/documents/carHistory.types';

/** What is left of a warranty; absent where it has no such end, or the reading is not known. */
export interface WarrantyLeft {
  /** Whole months. */
  months?: number;
  /** In the unit of the odometer. */
  distance?: number;
}

/**
 * What is left on an ISO day, of a car with that reading of its odometer. Undefined for a warranty that has
 * ended, and for one whose end is not told.
 */
export function warrantyLeft(
  { until, untilOdometer }: CarWarranty,
  { today, odometer }: { today: string; odometer?: number },
): WarrantyLeft | undefined {
  if (until === undefined && untilOdometer === undefined) return undefined;
  const distance =
    untilOdometer === undefined || odometer === undefined ? undefined : untilOdometer - odometer;
  if ((until !== undefined && until < today) || (distance !== undefined && distance <= 0)) {
    return undefined;
  }
  return { months: until === undefined ? undefined : wholeMonths(today, until), distance };
}

/** Months from an ISO day to a later one; one that has begun does not count. */
function wholeMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}

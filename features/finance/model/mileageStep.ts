/**
 * Step of a slider: the difference of the first two values. Undefined for fewer than two values; a mileage
 * then has no slider (OQ-84).
 */
export function mileageStep(values: readonly number[]): number | undefined {
  const [first, second] = values;
  return first === undefined || second === undefined ? undefined : Math.abs(second - first);
}

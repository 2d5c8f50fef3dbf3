/**
 * Step of the mileage slider: the difference of two values. Undefined for fewer than two values: there is no slider
 * then (OQ-84).
 */
export function mileageStep(values: readonly number[]): number | undefined {
  const [first, second] = values;
  return first === undefined || second === undefined ? undefined : Math.abs(second - first);
}

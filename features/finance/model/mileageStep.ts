/**
 * Step of the slider of distances: what lies between two of the values (spec 2 §9). Undefined with fewer
 * than two, where there is no slider (checklist OQ-84).
 */
export function mileageStep(values: readonly number[]): number | undefined {
  const [first, second] = values;
  return first === undefined || second === undefined ? undefined : Math.abs(second - first);
}

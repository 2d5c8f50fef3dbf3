import type { VehicleFitment } from '../../../../domain/documents/kit.types';

/** Vehicles that a kit fits, a line for each model: `Volvo XC60`, `2018–2022, 2024`. */
export function fitments(vehicles: readonly VehicleFitment[]): { model: string; years: string }[] {
  const byModel = new Map<string, Set<number>>();
  for (const { make, model, modelYear } of vehicles) {
    const name = `${make} ${model}`;
    byModel.set(name, (byModel.get(name) ?? new Set()).add(modelYear));
  }
  return [...byModel].map(([model, years]) => ({ model, years: rows(years) }));
}

/** Years that follow each other are told by their ends. */
function rows(years: ReadonlySet<number>): string {
  const sorted = [...years].sort((one, other) => one - other);
  const starts = sorted.filter((year) => !years.has(year - 1));
  const ends = sorted.filter((year) => !years.has(year + 1));
  return starts
    .map((start, at) => (start === ends[at] ? String(start) : `${start}–${ends[at]}`))
    .join(', ');
}

import type { VehicleFitment } from '../../../../domain/documents/kit.types';

/** Groups the vehicles that a kit fits by model, each with its years: `Volvo XC60`, `2018–2022, 2024`. */
export function fitments(vehicles: readonly VehicleFitment[]): { model: string; years: string }[] {
  const byModel = new Map<string, Set<number>>();
  for (const { make, model, modelYear } of vehicles) {
    const name = `${make} ${model}`;
    byModel.set(name, (byModel.get(name) ?? new Set()).add(modelYear));
  }
  return [...byModel].map(([model, years]) => ({ model, years: yearRanges(years) }));
}

/** Formats years, with consecutive ones as ranges: `2018–2022, 2024`. */
function yearRanges(years: ReadonlySet<number>): string {
  const sorted = [...years].sort((a, b) => a - b);
  const starts = sorted.filter((year) => !years.has(year - 1));
  const ends = sorted.filter((year) => !years.has(year + 1));
  return starts
    .map((start, index) => (start === ends[index] ? String(start) : `${start}–${ends[index]}`))
    .join(', ');
}

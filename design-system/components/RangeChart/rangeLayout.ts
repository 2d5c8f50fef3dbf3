import { scaleLinear } from 'd3-scale';

/** Ranges of a car on one charge in the chart's unit: WLTP, and in everyday summer and winter weather. */
export interface CarRange {
  name: string;
  wltp?: number;
  summer?: number;
  winter?: number;
}

export const conditions = ['wltp', 'summer', 'winter'] as const;

export type Condition = (typeof conditions)[number];

/** The range of an electric car under one condition, in the chart's unit. */
export interface RangeBar {
  condition: Condition;
  range: number;
  /** Share of the longest bar, 0–1. */
  share: number;
}

/** Bars of each car, on a common scale from zero to the longest range; missing values have no bar. */
export function rangeLayout(cars: readonly CarRange[]): { name: string; bars: RangeBar[] }[] {
  const maxRange = Math.max(
    1,
    ...cars.flatMap((car) => conditions.map((condition) => car[condition] ?? 0)),
  );
  const scale = scaleLinear([0, maxRange], [0, 1]);
  return cars.map((car) => ({
    name: car.name,
    bars: conditions.flatMap((condition) => {
      const range = car[condition];
      return range === undefined ? [] : [{ condition, range, share: scale(range) }];
    }),
  }));
}

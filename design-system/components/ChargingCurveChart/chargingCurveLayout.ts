import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';

/** Power in kW that a car takes when its battery holds so many per cent. */
export interface ChargingPoint {
  percent: number;
  kilowatts: number;
}

export interface ChargingCurveLayout {
  /** SVG paths whose coordinates are per cent of the plot. */
  line: string;
  area: string;
  peak: ChargingPoint & { x: number; y: number };
  levels: { at: number; percent: number }[];
  powers: { at: number; kilowatts: number }[];
}

/**
 * Places a charging curve in a plot of 100 × 100; the points are in order of the level.
 * @throws RangeError without any point.
 */
export function chargingCurveLayout(points: readonly ChargingPoint[]): ChargingCurveLayout {
  const [first, ...others] = points;
  if (!first) throw new RangeError('A charging curve needs at least one point');
  const peak = others.reduce((best, at) => (at.kilowatts > best.kilowatts ? at : best), first);
  const x = scaleLinear([0, 100], [0, 100]);
  const y = scaleLinear([0, peak.kilowatts * 1.08], [100, 0]).nice(4);
  const placed = points.map(
    ({ percent, kilowatts }) => [x(percent), y(kilowatts)] as [number, number],
  );
  return {
    line: line().curve(curveMonotoneX)(placed) ?? '',
    area: area().curve(curveMonotoneX).y0(100)(placed) ?? '',
    peak: { ...peak, x: x(peak.percent), y: y(peak.kilowatts) },
    levels: x.ticks(5).map((percent) => ({ at: x(percent), percent })),
    powers: y.ticks(4).map((kilowatts) => ({ at: y(kilowatts), kilowatts })),
  };
}

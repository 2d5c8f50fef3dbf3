import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';

/** A price and the day, `YYYY-MM-DD`, from which it applied. */
export interface PriceChange {
  from: string;
  /** In whole units of the currency. */
  price: number;
}

interface PlacedPrice {
  price: number;
  /** Start and end of the period, and the height of the price, in per cent of the plot. */
  start: number;
  end: number;
  at: number;
}

/** Positions of a price history in its plot, in per cent of its width and height. */
export interface PriceHistoryLayout {
  /** SVG paths whose coordinates are per cent of the plot. */
  line: string;
  area: string;
  current: PlacedPrice;
  /** Lowest price of the 30 days before the current one, if given. */
  lowest: PlacedPrice | undefined;
  months: { at: number; date: Date }[];
  prices: { at: number; price: number }[];
}

const DAY_MS = 86_400_000;

/**
 * Computes the positions of prices in a plot of 100 × 100. `changes` are in chronological order.
 * @param until last day shown
 * @param lowestBefore lowest price of the 30 days before the last change, if it is to be marked
 * @throws RangeError if `changes` is empty
 */
export function priceHistoryLayout(
  changes: readonly PriceChange[],
  until: string,
  lowestBefore?: number,
): PriceHistoryLayout {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) throw new RangeError('A price history needs at least one price');
  const startMs = Date.parse(first.from);
  const lastChangeMs = Date.parse(last.from);
  const endMs = Date.parse(until);
  const prices = changes.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  // The scale need not start at zero: changes of a few per cent must be visible.
  const margin = Math.max((high - low) * 0.25, high * 0.02);
  const x = scaleUtc([startMs, endMs], [0, 100]);
  const y = scaleLinear([Math.max(0, low - margin), high + margin], [100, 0]).nice(4);

  const points = [
    ...changes.map(({ from, price }): [number, number] => [x(Date.parse(from)), y(price)]),
    [100, y(last.price)],
  ] as [number, number][];
  return {
    line: line().curve(curveStepAfter)(points) ?? '',
    area: area().curve(curveStepAfter).y0(100)(points) ?? '',
    current: { price: last.price, start: x(lastChangeMs), end: 100, at: y(last.price) },
    lowest:
      lowestBefore === undefined
        ? undefined
        : {
            price: lowestBefore,
            start: x(Math.max(startMs, lastChangeMs - 30 * DAY_MS)),
            end: x(lastChangeMs),
            at: y(lowestBefore),
          },
    months: x.ticks(5).map((date) => ({ at: x(date), date })),
    prices: y.ticks(4).map((price) => ({ at: y(price), price })),
  };
}

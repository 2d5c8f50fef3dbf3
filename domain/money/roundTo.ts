/**
 * A value to so many decimals, halves up, as it is written in decimals: 1.005 is 1.01, though binary
 * fractions hold it as a little less. Exact for values below 10¹² with two decimals.
 */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return scaled(value, decimals) / scale;
}

/** How many units of so many decimals a value is, rounded as `roundTo` rounds: 1.005 of two decimals is 101. */
export function scaled(value: number, decimals: number): number {
  // Fifteen digits are what a number holds for certain; behind them stands noise of earlier steps.
  return Math.round(Number((value * 10 ** decimals).toPrecision(15)));
}

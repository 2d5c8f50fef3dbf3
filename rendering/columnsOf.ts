/** Columns by the width of the window, as Grid takes them. */
interface Columns {
  '@initial': 1;
  '@md': 1 | 2 | 3;
  '@lg': 1 | 2 | 3 | 4;
  '@xl': 1 | 2 | 3 | 4 | 5;
}

/** Columns for a number of cards or tiles that leave none of them alone in the last row, where that can be had. */
export function columnsOf(count: number): Columns {
  return {
    '@initial': 1,
    '@md': fullRows(count, [2, 3]),
    '@lg': fullRows(count, [3, 2, 4]),
    '@xl': count === 2 ? 2 : fullRows(count, [4, 3, 5]),
  };
}

/** The first number of columns that fills its last row; else the first with more than one in it. */
export function fullRows<Option extends number>(
  count: number,
  options: readonly Option[],
): Option | 1 {
  const possible = options.filter((columns) => columns <= count);
  return (
    possible.find((columns) => count % columns === 0) ??
    possible.find((columns) => count % columns !== 1) ??
    possible[0] ??
    1
  );
}

/** Number of columns by window width, as Grid accepts them. */
interface Columns {
  '@initial': 1;
  '@md': 1 | 2 | 3;
  '@lg': 1 | 2 | 3 | 4;
  '@xl': 1 | 2 | 3 | 4 | 5;
}

/** Numbers of columns for cards or tiles, so that if possible none of them is alone in the last row. */
export function columnsOf(count: number): Columns {
  return {
    '@initial': 1,
    '@md': chooseColumns(count, [2, 3]),
    '@lg': chooseColumns(count, [3, 2, 4]),
    '@xl': count === 2 ? 2 : chooseColumns(count, [4, 3, 5]),
  };
}

/** The first number of columns that fills the last row; else the first with more than one item in it. */
export function chooseColumns<Option extends number>(
  count: number,
  options: readonly Option[],
): Option | 1 {
  const candidates = options.filter((columns) => columns <= count);
  return (
    candidates.find((columns) => count % columns === 0) ??
    candidates.find((columns) => count % columns !== 1) ??
    candidates[0] ??
    1
  );
}

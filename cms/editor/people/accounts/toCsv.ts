/** First characters that make a spreadsheet treat a cell as a formula. */
const formula = /^[=+\-@\t\r]/;

/** A quoted cell; formulas become text by a leading apostrophe. */
function cellOf(value: string): string {
  const text = formula.test(value.trimStart()) || formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180) that spreadsheets read as UTF-8, without formulas. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

/** Beginnings that a spreadsheet takes for a formula. */
const formula = /^[=+\-@\t\r]/;

/** A cell in quotes; what a spreadsheet would calculate becomes text by an apostrophe before it. */
function cellOf(value: string): string {
  const text = formula.test(value.trimStart()) || formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180) that spreadsheets read as UTF-8 and calculate nothing of. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

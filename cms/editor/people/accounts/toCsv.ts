/** First characters that make a spreadsheet treat a cell as a formula. */
const formulaPattern = /^[=+\-@\t\r]/;

/** A quoted cell; formulas become text by a leading apostrophe. */
function toCell(value: string): string {
  const text =
    formulaPattern.test(value.trimStart()) || formulaPattern.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180) that spreadsheets read as UTF-8, without formulas. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;

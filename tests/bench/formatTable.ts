import type { Table } from './bench.types';

/** Numbers with as many decimals as tell something. */
function cell(value: string | number): string {
  if (typeof value === 'string') return value;
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);
}

/** A table in columns of equal width, for a terminal. */
export function formatText({ columns, rows, notes = [] }: Table): string {
  const cells = [columns, ...rows.map((row) => row.map(cell))];
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)))
      .join('  '),
  );
  return [...lines, ...notes.map((note) => `- ${note}`)].join('\n');
}

/** The same as Markdown. */
export function formatMarkdown({ columns, rows, notes = [] }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map((_, at) => (at === 0 ? '---' : '---:'))),
    ...rows.map((row) => line(row.map(cell))),
    ...(notes.length > 0 ? ['', ...notes.map((note) => `- ${note}`)] : []),
  ].join('\n');
}

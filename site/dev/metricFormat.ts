import type { DevMetric } from './devPage.types';

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A value of a metric in words, by the unit that its name ends with. */
export function formatMetric(name: string, value: number | undefined): string {
  if (value === undefined) return '–';
  if (value === Infinity) return 'above';
  if (/_seconds$/.test(name) && !name.includes('start_time')) return formatSeconds(value);
  if (/_bytes$/.test(name)) return `${whole.format(value / 1024 ** 2)} MB`;
  return Number.isInteger(value) ? whole.format(value) : number.format(value);
}

function formatSeconds(seconds: number): string {
  if (seconds >= 3600) return `${number.format(seconds / 3600)} h`;
  return seconds >= 1 ? `${number.format(seconds)} s` : `${number.format(seconds * 1000)} ms`;
}

/** The sum of a metric's values, of those whose labels fit; 0 without any. */
export function sumOf(
  metrics: readonly DevMetric[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number {
  return rowsOf(metrics, name)
    .filter((row) => Object.entries(labels).every(([key, value]) => row.labels[key] === value))
    .reduce((sum, { value }) => sum + value, 0);
}

/** The largest of a metric's values; 0 without any. */
export const mostOf = (metrics: readonly DevMetric[], name: string): number =>
  Math.max(0, ...rowsOf(metrics, name).map(({ value }) => value));

/** A metric with each set of its labels. */
export const rowsOf = (metrics: readonly DevMetric[], name: string): DevMetric['rows'] =>
  metrics.find((metric) => metric.name === name)?.rows ?? [];

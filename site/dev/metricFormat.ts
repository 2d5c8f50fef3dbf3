import type { DevMetric } from './devPage.types';

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const integer = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Formats a value of a metric in the unit that its name ends with. */
export function formatMetric(name: string, value: number | undefined): string {
  if (value === undefined) return '–';
  if (value === Infinity) return 'above';
  if (/_seconds$/.test(name) && !name.includes('start_time')) return formatSeconds(value);
  if (/_bytes$/.test(name)) return `${integer.format(value / 1024 ** 2)} MB`;
  return Number.isInteger(value) ? integer.format(value) : number.format(value);
}

function formatSeconds(seconds: number): string {
  if (seconds >= 3600) return `${number.format(seconds / 3600)} h`;
  return seconds >= 1 ? `${number.format(seconds)} s` : `${number.format(seconds * 1000)} ms`;
}

/** The sum of a metric's values with matching labels; 0 if there are none. */
export function sumMetric(
  metrics: readonly DevMetric[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number {
  return metricRows(metrics, name)
    .filter((row) => Object.entries(labels).every(([key, value]) => row.labels[key] === value))
    .reduce((sum, { value }) => sum + value, 0);
}

/** The maximum of a metric's values; 0 if there are none. */
export const maxMetric = (metrics: readonly DevMetric[], name: string): number =>
  Math.max(0, ...metricRows(metrics, name).map(({ value }) => value));

/** The rows of a metric, one for each set of labels. */
export const metricRows = (metrics: readonly DevMetric[], name: string): DevMetric['rows'] =>
  metrics.find((metric) => metric.name === name)?.rows ?? [];

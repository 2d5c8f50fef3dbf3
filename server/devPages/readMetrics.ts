import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';
import type { DevMetric, DevMetricRow } from '../../site/dev/devPage.types';

type MetricJson = MetricObjectWithValues<MetricValue<string>>;

type Labels = DevMetricRow['labels'];

/**
 * Every metric for the developer pages: for a histogram the count, the mean and the 95th percentile.
 */
export async function readMetrics(registry: Registry): Promise<DevMetric[]> {
  const metrics = (await registry.getMetricsAsJSON()) as MetricJson[];
  return metrics.map((metric) => {
    const { name, help, values } = metric;
    return isHistogram(metric)
      ? { name, help, kind: 'histogram', rows: histogramRows(metric) }
      : { name, help, kind: 'value', rows: values.map(valueRow) };
  });
}

const valueRow = ({ labels, value }: MetricJson['values'][number]): DevMetricRow => ({
  labels: labels as Labels,
  value,
});

// The library returns the name of the type, although its TypeScript types declare a number.
const isHistogram = ({ type }: MetricJson): boolean => String(type) === 'histogram';

interface Distribution {
  labels: Labels;
  count: number;
  sum: number;
  /** Upper limit of each bucket, and how many values are not above it; in ascending order. */
  buckets: [number, number][];
}

function histogramRows({ values }: MetricJson): DevMetricRow[] {
  const distributions = new Map<string, Distribution>();
  for (const { labels, value, ...names } of values) {
    const { le, ...otherLabels } = labels;
    const key = JSON.stringify(otherLabels);
    const distribution = distributions.get(key) ?? {
      labels: otherLabels as Labels,
      count: 0,
      sum: 0,
      buckets: [],
    };
    distributions.set(key, distribution);
    const name = 'metricName' in names ? String(names.metricName) : '';
    if (name.endsWith('_sum')) distribution.sum = value;
    else if (name.endsWith('_count')) distribution.count = value;
    else distribution.buckets.push([le === '+Inf' ? Infinity : Number(le), value]);
  }
  return [...distributions.values()].map(({ labels, count, sum, buckets }) => ({
    labels,
    value: count,
    mean: count === 0 ? undefined : sum / count,
    p95: count === 0 ? undefined : buckets.find(([, countUpTo]) => countUpTo >= count * 0.95)?.[0],
  }));
}

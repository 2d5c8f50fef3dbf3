import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';
import type { DevMetric, DevMetricRow } from '../../site/dev/devPage.types';

type Json = MetricObjectWithValues<MetricValue<string>>;

type Labels = DevMetricRow['labels'];

/** Every metric as the developer pages show it: of a histogram how many, the mean and the 95th percentile. */
export async function readMetrics(registry: Registry): Promise<DevMetric[]> {
  const metrics = (await registry.getMetricsAsJSON()) as Json[];
  return metrics.map((metric) => {
    const { name, help, values } = metric;
    return isHistogram(metric)
      ? { name, help, kind: 'histogram', rows: histogramRows(metric) }
      : { name, help, kind: 'value', rows: values.map(valueRow) };
  });
}

const valueRow = ({ labels, value }: Json['values'][number]): DevMetricRow => ({
  labels: labels as Labels,
  value,
});

// The library gives the name of the type, where its own types say a number.
const isHistogram = ({ type }: Json): boolean => String(type) === 'histogram';

interface Distribution {
  labels: Labels;
  count: number;
  sum: number;
  /** Upper limit and how many are not above it, in order. */
  buckets: [number, number][];
}

function histogramRows({ values }: Json): DevMetricRow[] {
  const found = new Map<string, Distribution>();
  for (const { labels, value, ...more } of values) {
    const { le, ...own } = labels;
    const key = JSON.stringify(own);
    const known = found.get(key) ?? {
      labels: own as Labels,
      count: 0,
      sum: 0,
      buckets: [],
    };
    found.set(key, known);
    const name = 'metricName' in more ? String(more.metricName) : '';
    if (name.endsWith('_sum')) known.sum = value;
    else if (name.endsWith('_count')) known.count = value;
    else known.buckets.push([le === '+Inf' ? Infinity : Number(le), value]);
  }
  return [...found.values()].map(({ labels, count, sum, buckets }) => ({
    labels,
    value: count,
    mean: count === 0 ? undefined : sum / count,
    p95: count === 0 ? undefined : buckets.find(([, below]) => below >= count * 0.95)?.[0],
  }));
}

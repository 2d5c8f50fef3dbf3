import { Card } from '../../design-system/components/Card/Card';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import type { DevMetric } from './devPage.types';
import { formatMetric, maxMetric, metricRows, sumMetric } from './metricFormat';
import { texts } from './texts';

interface KeyFigure {
  label: string;
  figure: string;
  note: string;
  isBad?: boolean;
}

/** The activity of the web process, in a few figures. */
export function MetricFigures({ metrics }: { metrics: readonly DevMetric[] }) {
  return (
    <Grid as="ul" columns="fit">
      {keyFigures(metrics).map(({ label, figure, note, isBad = false }) => (
        <Card key={label} as="li" padding="small">
          <Stack gap={1}>
            <Text size="small" color="muted">
              {label}
            </Text>
            <Text size="lead" weight="bold">
              {figure}
            </Text>
            <Text size="small" color={isBad ? 'danger' : 'muted'}>
              {note}
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

const figures = texts.figures;

function keyFigures(metrics: readonly DevMetric[]): KeyFigure[] {
  const requests = sumMetric(metrics, 'forecourt_http_requests_total');
  const failed = sumMetric(metrics, 'forecourt_http_requests_total', { status: '5xx' });
  const cacheCount = (result?: string) =>
    sumMetric(metrics, 'forecourt_page_cache_requests_total', result ? { result } : {});
  const [render] = metricRows(metrics, 'forecourt_page_phase_duration_seconds').filter(
    ({ labels }) => labels.phase === 'render',
  );
  const openBreakers = sumMetric(metrics, 'forecourt_upstream_breaker_open');
  const upstreamFailures = sumMetric(metrics, 'forecourt_upstream_failures_total');
  const waiting = sumMetric(metrics, 'forecourt_outbox_items');
  const oldest = maxMetric(metrics, 'forecourt_outbox_oldest_seconds');
  const lag = 'forecourt_event_loop_lag_seconds';
  const memory = 'process_resident_memory_bytes';
  const heap = sumMetric(metrics, 'nodejs_heap_size_used_bytes');
  const cachedShare =
    cacheCount() === 0 ? 0 : (cacheCount('hit') + cacheCount('stale')) / cacheCount();
  return [
    {
      label: figures.requests,
      figure: formatMetric('', requests),
      note: figures.failed(failed),
      isBad: failed > 0,
    },
    {
      label: figures.cache,
      figure: `${Math.round(cachedShare * 100)} %`,
      note: figures.misses(cacheCount('miss')),
    },
    {
      label: figures.render,
      figure: formatMetric('_seconds', render?.mean),
      note: figures.rendered(render?.value ?? 0),
    },
    {
      label: figures.upstreams,
      figure: formatMetric('', upstreamFailures),
      note: figures.breakers(openBreakers),
      isBad: openBreakers > 0,
    },
    {
      label: figures.outboxes,
      figure: formatMetric('', waiting),
      note: waiting > 0 ? figures.oldest(formatMetric('_seconds', oldest)) : figures.nothing,
    },
    {
      label: figures.lag,
      figure: formatMetric(lag, maxMetric(metrics, lag)),
      note: figures.lagNote,
    },
    {
      label: figures.memory,
      figure: formatMetric(memory, maxMetric(metrics, memory)),
      note: figures.heap(formatMetric('_bytes', heap)),
    },
    {
      label: figures.version,
      figure: String(metricRows(metrics, 'forecourt_build_info')[0]?.labels.version ?? '–'),
      note: String(metricRows(metrics, 'forecourt_build_info')[0]?.labels.node ?? ''),
    },
  ];
}

import { Card } from '../../design-system/components/Card/Card';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import type { DevMetric } from './devPage.types';
import { formatMetric, mostOf, rowsOf, sumOf } from './metricFormat';
import { texts } from './texts';

interface KeyFigure {
  label: string;
  figure: string;
  note: string;
  isBad?: boolean;
}

/** What the web process is doing, in a few figures. */
export function MetricFigures({ metrics }: { metrics: readonly DevMetric[] }) {
  return (
    <Grid as="ul" columns="fit">
      {keyFigures(metrics).map(({ label, figure, note, isBad = false }) => (
        <Card key={label} as="li" padding="small">
          <Stack gap={1}>
            <Text size="small" tone="muted">
              {label}
            </Text>
            <Text size="lead" weight="bold">
              {figure}
            </Text>
            <Text size="small" tone={isBad ? 'danger' : 'muted'}>
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
  const requests = sumOf(metrics, 'forecourt_http_requests_total');
  const failed = sumOf(metrics, 'forecourt_http_requests_total', { status: '5xx' });
  const cache = (result?: string) =>
    sumOf(metrics, 'forecourt_page_cache_requests_total', result ? { result } : {});
  const [render] = rowsOf(metrics, 'forecourt_page_phase_duration_seconds').filter(
    ({ labels }) => labels.phase === 'render',
  );
  const open = sumOf(metrics, 'forecourt_upstream_breaker_open');
  const upstreamFailures = sumOf(metrics, 'forecourt_upstream_failures_total');
  const waiting = sumOf(metrics, 'forecourt_outbox_items');
  const oldest = mostOf(metrics, 'forecourt_outbox_oldest_seconds');
  const lag = 'forecourt_event_loop_lag_seconds';
  const memory = 'process_resident_memory_bytes';
  const heap = sumOf(metrics, 'nodejs_heap_size_used_bytes');
  const share = cache() === 0 ? 0 : (cache('hit') + cache('stale')) / cache();
  return [
    {
      label: figures.requests,
      figure: formatMetric('', requests),
      note: figures.failed(failed),
      isBad: failed > 0,
    },
    {
      label: figures.cache,
      figure: `${Math.round(share * 100)} %`,
      note: figures.misses(cache('miss')),
    },
    {
      label: figures.render,
      figure: formatMetric('_seconds', render?.mean),
      note: figures.rendered(render?.value ?? 0),
    },
    {
      label: figures.upstreams,
      figure: formatMetric('', upstreamFailures),
      note: figures.breakers(open),
      isBad: open > 0,
    },
    {
      label: figures.outboxes,
      figure: formatMetric('', waiting),
      note: waiting > 0 ? figures.oldest(formatMetric('_seconds', oldest)) : figures.nothing,
    },
    { label: figures.lag, figure: formatMetric(lag, mostOf(metrics, lag)), note: figures.lagNote },
    {
      label: figures.memory,
      figure: formatMetric(memory, mostOf(metrics, memory)),
      note: figures.heap(formatMetric('_bytes', heap)),
    },
    {
      label: figures.version,
      figure: String(rowsOf(metrics, 'forecourt_build_info')[0]?.labels.version ?? '–'),
      note: String(rowsOf(metrics, 'forecourt_build_info')[0]?.labels.node ?? ''),
    },
  ];
}

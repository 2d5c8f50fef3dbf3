import { Button } from '../../design-system/components/Button/Button';
import { Section } from '../../design-system/components/Section/Section';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Table } from '../../design-system/components/Table/Table';
import { Text } from '../../design-system/components/Text/Text';
import type { ThemeName } from '../../design-system/themes/themes';
import type { DevMetric } from './devPage.types';
import { DevSection } from './DevSection';
import { DevShell } from './DevShell';
import { devAddress, metricsAddress } from './exampleAddress';
import { formatMetric } from './metricFormat';
import { MetricFigures } from './MetricFigures';
import { texts } from './texts';

interface DevMetricsProps {
  metrics: readonly DevMetric[];
  theme: ThemeName;
  /** Whether the page reloads every few seconds. */
  live: boolean;
}

/** Everything that the web process counts, as the metrics port serves it. */
export function DevMetrics({ metrics, theme, live }: DevMetricsProps) {
  const nonEmpty = metrics.filter(({ rows }) => rows.length > 0);
  return (
    <DevShell
      title={texts.metrics}
      intro={texts.metricsIntro}
      theme={theme}
      addressIn={(otherTheme) => metricsAddress(otherTheme, live)}
      home={devAddress(theme)}
    >
      <DevSection id="now" title={texts.now} intro={live ? texts.live : texts.still}>
        <MetricFigures metrics={metrics} />
        <Stack align="start">
          <Button as="a" href={metricsAddress(theme, !live)} variant="outline">
            {live ? texts.pause : texts.resume}
          </Button>
        </Stack>
      </DevSection>
      <Section padding="small" tone="surface">
        <Stack gap={8}>
          {nonEmpty.map((metric) => (
            <Stack key={metric.name} gap={2}>
              <MetricTable {...metric} />
            </Stack>
          ))}
        </Stack>
      </Section>
    </DevShell>
  );
}

function MetricTable({ name, help, kind, rows }: DevMetric) {
  const labels = Object.keys(rows[0]?.labels ?? {});
  const isHistogram = kind === 'histogram';
  // A single value aligns with the start of its row.
  const align = labels.length > 0 ? 'end' : 'start';
  const values = isHistogram ? texts.distribution : [texts.value];
  return (
    <>
      <Table
        caption={name}
        density="compact"
        columns={[
          ...labels.map((title) => ({ title })),
          ...values.map((title) => ({ title, align })),
        ]}
        rows={rows.map((row) => [
          ...labels.map((label) => String(row.labels[label] ?? '')),
          ...(isHistogram
            ? [
                formatMetric('', row.value),
                formatMetric(name, row.mean),
                row.p95 === undefined ? '–' : `≤ ${formatMetric(name, row.p95)}`,
              ]
            : [formatMetric(name, row.value)]),
        ])}
      />
      <Text size="small" color="muted">
        {help}
      </Text>
    </>
  );
}

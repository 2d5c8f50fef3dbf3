import { Section } from '../../design-system/components/Section/Section';
import { Table } from '../../design-system/components/Table/Table';
import type { ThemeName } from '../../design-system/themes/themes';
import type { MemoryReport } from '../../platform/memory/memories';
import { DevShell } from './DevShell';
import { devAddress, memoryAddress } from './exampleAddress';
import { formatMetric } from './metricFormat';
import { texts } from './texts';

interface DevMemoriesProps {
  memories: readonly MemoryReport[];
  theme: ThemeName;
}

/** All caches of the web process, with their limits. */
export function DevMemories({ memories, theme }: DevMemoriesProps) {
  const { memory, memoryIntro, memoryColumns } = texts;
  return (
    <DevShell
      title={memory}
      intro={memoryIntro}
      theme={theme}
      addressIn={memoryAddress}
      home={devAddress(theme)}
    >
      <Section padding="small">
        <Table
          caption={memory}
          columns={memoryColumns.map((title) => ({ title }))}
          rows={memories.map(({ name, unit, kept, bound, emptied = '–' }) => [
            name,
            formatMetric('', kept),
            formatMetric('', bound),
            unit,
            emptied,
          ])}
        />
      </Section>
    </DevShell>
  );
}

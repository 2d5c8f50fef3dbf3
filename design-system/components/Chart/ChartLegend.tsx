import type { ReactNode } from 'react';
import { styled } from '../../stitches';

const List = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3 $6',
  margin: 0,
});

const Label = styled('dt', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$small',
  lineHeight: '$snug',
  color: '$muted',
  '& svg': { flexShrink: 0 },
});

const Value = styled('dd', {
  margin: 0,
  marginBlockStart: '$1',
  fontSize: '$lead',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
});

/** One series of a chart. */
export interface LegendEntry {
  /** The mark as drawn in the chart. */
  mark: ReactNode;
  label: string;
  value?: string;
}

/** Explains the marks of a chart, with the most important figures. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <List>
      {entries.map(({ mark, label, value }) => (
        <div key={label}>
          <Label>
            {mark}
            {label}
          </Label>
          {value && <Value>{value}</Value>}
        </div>
      ))}
    </List>
  );
}

import type { ReactNode } from 'react';
import { styled } from '../../../design-system/stitches';

const Line = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '$3',
  margin: 0,
  padding: '$3 $4',
  borderRadius: '$control',
  backgroundColor: '$surface',
  '@forcedColors': { border: '1px solid CanvasText' },
});

const Amount = styled('output', {
  fontFamily: '$heading',
  fontSize: '$h4',
  fontWeight: '$bold',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
});

/** Result of a calculator; announced to screen readers when it changes. */
export function Result({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Line>
      <span>{label}</span>
      <Amount>{children}</Amount>
    </Line>
  );
}

import { styled } from '../../../../design-system/stitches';
import type { HistoryFact } from './readHistoryFacts';

const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$5 $4',
  margin: 0,
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& dt': { color: '$muted', fontSize: '$small', lineHeight: '$snug' },
  '& dd': {
    margin: 0,
    fontWeight: '$semibold',
    lineHeight: '$snug',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
  },
  '& dd + dd': { color: '$muted', fontSize: '$small', fontWeight: '$regular' },
});

const Fact = styled('div', { display: 'grid', gap: '$1', alignContent: 'start' });

/** Key facts of a car's history. */
export function HistoryFacts({ facts }: { facts: readonly HistoryFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map(({ label, lines }) => (
        <Fact key={label}>
          <dt>{label}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </Fact>
      ))}
    </Facts>
  );
}

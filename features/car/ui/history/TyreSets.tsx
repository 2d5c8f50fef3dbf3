import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { CarTyres, TyreKind } from '../../../../domain/documents/carHistory.types';
import { tirePositions } from '../../../../domain/tireHotel/tirePosition';
import { treadLimits } from '../../../../domain/tireHotel/treadDepth';
import { tyreNames } from './historyNames';
import { useHistoryFormats } from './useHistoryFormats';

const Sets = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, $sizes$card), 1fr))',
  gap: '$5 $6',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gap: '$2', alignContent: 'start' },
});

const Depths = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '$2',
    paddingBlock: '$2',
    marginInlineEnd: '$4',
    borderBlockStart: '1px solid $line',
    lineHeight: '$snug',
  },
  '& dt': { color: '$muted', fontSize: '$small' },
  '& dd': { margin: 0, fontWeight: '$medium', textAlign: 'end' },
});

const LowTreadNote = styled('small', { display: 'block', color: '$warning', fontSize: '$small' });

const positionLabels = {
  frontLeft: 'tireFrontLeft',
  frontRight: 'tireFrontRight',
  rearLeft: 'tireRearLeft',
  rearRight: 'tireRearRight',
} as const;

const isWinter = (kind: TyreKind): boolean => kind === 'winter' || kind === 'studded';

/** The tyre sets that come with a car, and their tread depths. */
export function TyreSets({ sets }: { sets: readonly CarTyres[] }) {
  const message = useMessages();
  const formats = useHistoryFormats();
  return (
    <Sets role="list">
      {sets.map(({ kind, isMounted, size, depthsMm = {} }, index) => {
        const { advised } = treadLimits[isWinter(kind) ? 'winter' : 'summer'];
        const state = message(isMounted ? 'historyTyresMounted' : 'historyTyresStored');
        const measuredPositions = tirePositions.filter(
          (position) => depthsMm[position] !== undefined,
        );
        return (
          <li key={index}>
            <div>
              <Text weight="bold">{message(tyreNames[kind])}</Text>
              <Text color="muted">{[size, state].filter(Boolean).join(' · ')}</Text>
            </div>
            {measuredPositions.length > 0 && (
              <Depths>
                {measuredPositions.map((position) => {
                  const depth = depthsMm[position] ?? 0;
                  return (
                    <div key={position}>
                      <dt>{message(positionLabels[position])}</dt>
                      <dd>
                        {formats.millimetres(depth)}
                        {depth < advised && <LowTreadNote>{message('tireLow')}</LowTreadNote>}
                      </dd>
                    </div>
                  );
                })}
              </Depths>
            )}
          </li>
        );
      })}
    </Sets>
  );
}

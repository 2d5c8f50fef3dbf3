import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { keysOf } from '../../../../domain/typedKeys';
import { driveCase } from './chosenCases';
import { CostBars } from './CostBars';
import type { ElectricFacts } from './electricFacts';
import type { ElectricWords } from './useElectricWords';

const Range = styled('strong', {
  display: 'block',
  fontFamily: '$heading',
  fontSize: '$h2',
  fontWeight: '$heading',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
});

const Under = styled('span', { color: '$muted', fontSize: '$small' });

/** How far the car comes, for each way of driving; one of them shows. */
export function RangeCases({ facts, words }: { facts: ElectricFacts; words: ElectricWords }) {
  const message = useMessages();
  return (
    <div aria-live="polite">
      {facts.cases.map(({ season, drive, range }) => (
        <div key={driveCase(season, drive)} data-case={driveCase(season, drive)}>
          <Range>{fillIn(message('electricEstimate'), { range: words.distance(range) })}</Range>
          <Under>
            {words.drive(drive)} · {words.season(season)}
          </Under>
        </div>
      ))}
    </div>
  );
}

/** What driving so costs, for each way of driving; one of them shows. */
export function CostCases({ facts, words }: { facts: ElectricFacts; words: ElectricWords }) {
  const { cases } = facts;
  const dearest = Math.max(...cases.flatMap(({ cost }) => keysOf(cost).map((kind) => cost[kind])));
  return cases.map(({ season, drive, cost }) => (
    <div key={driveCase(season, drive)} data-case={driveCase(season, drive)}>
      <CostBars
        about={`${words.drive(drive)} · ${words.season(season)}`}
        cost={cost}
        dearest={dearest}
        words={words}
      />
    </div>
  ));
}

import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { keysOf } from '../../../../domain/typedKeys';
import { driveCase } from './chosenCases';
import { CostBars } from './CostBars';
import type { ElectricFacts } from './electricFacts';
import type { ElectricFormats } from './useElectricFormats';

const Range = styled('strong', {
  display: 'block',
  fontFamily: '$heading',
  fontSize: '$h2',
  fontWeight: '$heading',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
});

const Conditions = styled('span', { color: '$muted', fontSize: '$small' });

/** The range for each season and type of driving; CSS shows only the selected combination. */
export function RangeCases({ facts, words }: { facts: ElectricFacts; words: ElectricFormats }) {
  const message = useMessages();
  return (
    <div aria-live="polite">
      {facts.cases.map(({ season, drive, range }) => (
        <div key={driveCase(season, drive)} data-case={driveCase(season, drive)}>
          <Range>{fillIn(message('electricEstimate'), { range: words.distance(range) })}</Range>
          <Conditions>
            {words.drive(drive)} · {words.season(season)}
          </Conditions>
        </div>
      ))}
    </div>
  );
}

/** The costs for each season and type of driving; CSS shows only the selected combination. */
export function CostCases({ facts, words }: { facts: ElectricFacts; words: ElectricFormats }) {
  const { cases } = facts;
  const maxCost = Math.max(...cases.flatMap(({ cost }) => keysOf(cost).map((kind) => cost[kind])));
  return cases.map(({ season, drive, cost }) => (
    <div key={driveCase(season, drive)} data-case={driveCase(season, drive)}>
      <CostBars
        conditions={`${words.drive(drive)} · ${words.season(season)}`}
        cost={cost}
        maxCost={maxCost}
        formats={words}
      />
    </div>
  ));
}

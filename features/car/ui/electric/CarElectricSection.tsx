import { RangeChart } from '../../../../design-system/components/RangeChart/RangeChart';
import { Segments } from '../../../../design-system/components/Segments/Segments';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { driveNames, seasons } from '../../model/electric/marketDrives';
import { ENERGY_PRICES_AS_OF } from '../../model/ownership/energyPrices';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { DetailSection } from '../detail/DetailSection';
import type { DetailedCar } from '../detail/detailedCar';
import { DetailGroup } from '../detail/DetailGroup';
import { Fold } from '../detail/Fold';
import { ChargingFacts } from './ChargingFacts';
import { onlyChosenCases } from './chosenCases';
import { CostCases, RangeCases } from './DriveCases';
import { type ElectricFacts, electricFacts } from './electricFacts';
import { ReachPlace } from './ReachPlace';
import { type ElectricFormats, useElectricFormats } from './useElectricFormats';

/** Shows only the elements of the selected season, drive and plug (`onlyChosenCases`). */
const Sections = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  ...onlyChosenCases,
});

const Choices = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3 $5',
  '@print': { display: 'none' },
});

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, $sizes$carCard), 1fr))',
  gap: '$6',
  alignItems: 'start',
});

/** Months in which winter is preselected; 0 is January. */
const winterMonths = new Set([10, 11, 0, 1, 2]);

interface CarElectricSectionProps {
  car: DetailedCar;
  /** ISO day: its season is preselected. */
  today: string;
}

/** Range, charging times and energy costs of an electric car; nothing where they cannot be estimated. */
export function CarElectricSection({ car, today }: CarElectricSectionProps) {
  const { country } = usePageInfo();
  const facts = electricFacts(car, country);
  return facts ? <ElectricContent car={car} facts={facts} today={today} /> : null;
}

function ElectricContent({
  car,
  facts,
  today,
}: CarElectricSectionProps & { facts: ElectricFacts }) {
  const message = useMessages();
  const words = useElectricFormats(facts.market);
  const season = winterMonths.has(Number(today.slice(5, 7)) - 1) ? 'winter' : 'summer';
  const { prices, health, isPlugin, testedRange, market } = facts;
  const findRange = (drive: string, seasonName: string) =>
    facts.cases.find((driveCase) => driveCase.drive === drive && driveCase.season === seasonName)
      ?.range;
  return (
    <DetailSection id="electric" title={message('electricTitle')}>
      <Fold to="start" more={message('electricMore')}>
        <Sections data-folds="">
          <div>
            <RangeCases facts={facts} words={words} />
            <Text color="muted">
              {fillIn(message('electricWltp'), { range: words.distance(testedRange) })}
            </Text>
          </div>
          <Choices>
            <Segments
              legend={message('electricSeason')}
              name="electric-season"
              options={seasons.map((value) => ({ value, label: words.season(value) }))}
              defaultValue={season}
            />
            <Segments
              legend={message('electricDrive')}
              name="electric-drive"
              options={driveNames.map((value) => ({ value, label: words.drive(value) }))}
              defaultValue="road"
            />
          </Choices>
          <Text color="muted" measured>
            {[
              message('electricNote'),
              health !== undefined &&
                fillIn(message('electricHealth'), { percent: words.percent(health) }),
              isPlugin && message('electricPlugin'),
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
          <Columns>
            <RangeChart
              title={message('electricChart')}
              unit={market.unit}
              rowLabel={message('electricDrive')}
              cars={driveNames.map((drive) => ({
                name: words.drive(drive),
                summer: findRange(drive, 'summer'),
                winter: findRange(drive, 'winter'),
              }))}
            />
            <Cost facts={facts} words={words} prices={prices} />
          </Columns>
          <ChargingFacts car={car} words={words} />
          <ReachPlace facts={facts} place={car.car_site_city} />
        </Sections>
      </Fold>
    </DetailSection>
  );
}

function Cost({
  facts,
  words,
  prices,
}: {
  facts: ElectricFacts;
  words: ElectricFormats;
  prices: ElectricFacts['prices'];
}) {
  const message = useMessages();
  const { electricityHome, electricityPublic, petrol } = prices;
  const money = (amount: number) => words.money(amount, 2);
  return (
    <DetailGroup title={fillIn(message('electricCost'), { distance: words.distance(100) })}>
      <CostCases facts={facts} words={words} />
      <Text color="muted">
        {fillIn(message('electricCostNote'), {
          home: money(electricityHome),
          fast: money(electricityPublic),
          petrol: money(petrol),
          month: words.month(ENERGY_PRICES_AS_OF),
        })}
      </Text>
    </DetailGroup>
  );
}

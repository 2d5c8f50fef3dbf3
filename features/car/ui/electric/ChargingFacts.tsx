import { Segments } from '../../../../design-system/components/Segments/Segments';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import {
  fastChargingMinutes,
  homeChargingHours,
  homePowersKw,
} from '../../../../domain/electric/charging';
import type { DetailedCar } from '../detail/detailedCar';
import { DetailGroup } from '../detail/DetailGroup';
import { plugCase } from './chosenCases';
import type { ElectricWords } from './useElectricWords';

const Facts = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, $sizes$carCard), 1fr))',
  gap: '$5',
  alignItems: 'start',
});

const Fact = styled('div', { display: 'grid', gap: '$1', justifyItems: 'start' });

const Where = styled('span', { color: '$muted', fontSize: '$small' });

/** On paper, where the choice itself does not show. */
const Chosen = styled(Where, { display: 'none', '@print': { display: 'block' } });

const Time = styled('strong', {
  display: 'block',
  fontFamily: '$heading',
  fontSize: '$h4',
  fontWeight: '$heading',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
});

type ChargedCar = Pick<
  DetailedCar,
  'car_battery_size' | 'car_charging_speed_ac' | 'car_charging_speed_dc'
>;

/** How long charging takes on the way and at home, as far as the car's powers are known. */
export function ChargingFacts({ car, words }: { car: ChargedCar; words: ElectricWords }) {
  const message = useMessages();
  const { car_battery_size: battery, car_charging_speed_dc: dc, car_charging_speed_ac: ac } = car;
  if (!battery || (!dc && !ac)) return null;
  return (
    <DetailGroup title={message('electricCharging')}>
      <Facts>
        {dc && (
          <Fact>
            <Where>{message('electricFast')}</Where>
            <Time>{words.minutes(fastChargingMinutes(battery, dc))}</Time>
            <Where>{fillIn(message('electricFastPower'), { power: words.power(dc) })}</Where>
          </Fact>
        )}
        {ac && <HomeCharging battery={battery} mostKw={ac} words={words} />}
      </Facts>
    </DetailGroup>
  );
}

interface HomeChargingProps {
  battery: number;
  /** What the car's own charger takes. */
  mostKw: number;
  words: ElectricWords;
}

function HomeCharging({ battery, mostKw, words }: HomeChargingProps) {
  const message = useMessages();
  const usual = homePowersKw.findLast((power) => power <= Math.min(mostKw, 11)) ?? homePowersKw[0];
  return (
    <Fact>
      <Where>{message('electricHome')}</Where>
      <div aria-live="polite">
        {homePowersKw.map((power) => (
          <div key={power} data-case={plugCase(power)}>
            <Time>{words.hours(homeChargingHours(battery, power, mostKw))}</Time>
            <Chosen>{words.power(power)}</Chosen>
            {power > mostKw && (
              <Where>{fillIn(message('electricPlugLimit'), { power: words.power(mostKw) })}</Where>
            )}
          </div>
        ))}
      </div>
      <Segments
        legend={message('electricPlug')}
        name="electric-plug"
        options={homePowersKw.map((power) => ({
          value: plugCase(power),
          label: words.power(power),
        }))}
        chosen={plugCase(usual)}
      />
    </Fact>
  );
}

import { Segments } from '../../../../design-system/components/Segments/Segments';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import {
  fastChargingMinutes,
  homeChargingHours,
  homeChargingPowersKw,
} from '../../../../domain/electric/charging';
import type { DetailedCar } from '../detail/detailedCar';
import { DetailGroup } from '../detail/DetailGroup';
import { plugCase } from './chosenCases';
import type { ElectricFormats } from './useElectricFormats';

const Facts = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, $sizes$carCard), 1fr))',
  gap: '$5',
  alignItems: 'start',
});

const Fact = styled('div', { display: 'grid', gap: '$1', justifyItems: 'start' });

const ChargerName = styled('span', { color: '$muted', fontSize: '$small' });

/** The chosen power, shown only on paper, where the inputs are hidden. */
const PrintedPower = styled(ChargerName, { display: 'none', '@print': { display: 'block' } });

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

/** Charging times at fast chargers and at home, where the car's powers are known. */
export function ChargingFacts({ car, words }: { car: ChargedCar; words: ElectricFormats }) {
  const message = useMessages();
  const {
    car_battery_size: batteryKwh,
    car_charging_speed_dc: dcKw,
    car_charging_speed_ac: acKw,
  } = car;
  if (!batteryKwh || (!dcKw && !acKw)) return null;
  return (
    <DetailGroup title={message('electricCharging')}>
      <Facts>
        {dcKw && (
          <Fact>
            <ChargerName>{message('electricFast')}</ChargerName>
            <Time>{words.minutes(fastChargingMinutes(batteryKwh, dcKw))}</Time>
            <ChargerName>
              {fillIn(message('electricFastPower'), { power: words.power(dcKw) })}
            </ChargerName>
          </Fact>
        )}
        {acKw && <HomeCharging batteryKwh={batteryKwh} maxKw={acKw} words={words} />}
      </Facts>
    </DetailGroup>
  );
}

interface HomeChargingProps {
  batteryKwh: number;
  /** Power of the car's on-board charger. */
  maxKw: number;
  words: ElectricFormats;
}

function HomeCharging({ batteryKwh, maxKw, words }: HomeChargingProps) {
  const message = useMessages();
  const defaultPowerKw =
    homeChargingPowersKw.findLast((power) => power <= Math.min(maxKw, 11)) ??
    homeChargingPowersKw[0];
  return (
    <Fact>
      <ChargerName>{message('electricHome')}</ChargerName>
      <div aria-live="polite">
        {homeChargingPowersKw.map((power) => (
          <div key={power} data-case={plugCase(power)}>
            <Time>{words.hours(homeChargingHours(batteryKwh, power, maxKw))}</Time>
            <PrintedPower>{words.power(power)}</PrintedPower>
            {power > maxKw && (
              <ChargerName>
                {fillIn(message('electricPlugLimit'), { power: words.power(maxKw) })}
              </ChargerName>
            )}
          </div>
        ))}
      </div>
      <Segments
        legend={message('electricPlug')}
        name="electric-plug"
        options={homeChargingPowersKw.map((power) => ({
          value: plugCase(power),
          label: words.power(power),
        }))}
        defaultValue={plugCase(defaultPowerKw)}
      />
    </Fact>
  );
}

import { formatDay } from '../../../../design-system/formatDay';
import { useLanguage } from '../../../../design-system/language';
import { type MessageKey, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { DetailSection } from './DetailSection';
import type { DetailedCar } from './detailedCar';
import { useStockWord } from '../useStockWord';

const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$4',
  margin: 0,
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& dt': { color: '$muted', fontSize: '$small', lineHeight: '$snug' },
  '& dd': {
    margin: 0,
    fontWeight: '$semibold',
    lineHeight: '$snug',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Fact = styled('div', { display: 'grid', gap: '$1', alignContent: 'start' });

/** The key facts of a car, without unknown ones. */
export function CarOverview({ car }: { car: DetailedCar }) {
  const message = useMessages();
  const language = useLanguage();
  const word = useStockWord();
  const facts: readonly (readonly [MessageKey, string | number | undefined])[] = [
    ['compareCondition', word(car, 'car_condition')],
    ['compareYear', car.car_year],
    ['compareMileage', car.car_mileage_text],
    ['compareFuel', word(car, 'car_fuel')],
    ['compareRange', car.car_electric_range_text],
    ['compareGearbox', word(car, 'car_gearbox')],
    ['compareDrive', word(car, 'car_drive')],
    ['comparePower', car.car_power_text],
    ['compareBody', word(car, 'car_body')],
    ['compareColour', word(car, 'car_color')],
    ['comparePackage', car.car_trim_package],
    ['compareSeats', car.car_seats],
    ['detailRegistration', car.car_regno],
    ['detailFirstRegistration', formatDay(car.car_firstregistration ?? '', language)],
    ['comparePlace', car.car_site_city],
  ];
  const availableFacts = facts.filter(([, value]) => value !== undefined && value !== '');
  return (
    <DetailSection id="overview" title={message('detailOverview')}>
      <Facts>
        {availableFacts.map(([label, value]) => (
          <Fact key={label}>
            <dt>{message(label)}</dt>
            <dd>{value}</dd>
          </Fact>
        ))}
      </Facts>
    </DetailSection>
  );
}

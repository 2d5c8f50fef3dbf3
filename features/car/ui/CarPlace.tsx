import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { CarRecord } from '../../../domain/documents/carRecord';
import { usePlaceTexts } from './usePlaceTexts';

const Place = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minInlineSize: 0,
  color: '$muted',
  fontSize: '$small',
  overflowWrap: 'anywhere',
});

const Distance = styled('span', {
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '&::before': { content: '"· "' },
});

/** Where a car stands, and how far that is from the place that the visitor has named. */
export function CarPlace({ car }: { car: CarRecord }) {
  const texts = usePlaceTexts();
  const { car_site_city, car_site_name, distance_km } = car;
  const town = car_site_city ?? car_site_name;
  if (!town) return <span />;
  return (
    <Place>
      <Icon name="pin" size="small" />
      <span>
        {town}{' '}
        {distance_km !== undefined && (
          <Distance data-car-distance="">{texts.distance(distance_km)}</Distance>
        )}
      </span>
    </Place>
  );
}

/** What it costs to have a car brought to the place that the visitor has named. */
export function CarDelivery({ car }: { car: CarRecord }) {
  const texts = usePlaceTexts();
  return (
    <Text size="small" tone="muted" data-delivery="">
      <Icon name="truck" size="small" /> {texts.delivery(car.distance_km)}
    </Text>
  );
}

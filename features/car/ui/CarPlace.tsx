import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { CarRecord } from '../../../domain/documents/carRecord';
import { usePlaceTexts } from './usePlaceTexts';

const PlaceLine = styled('span', {
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

/** The location of a car, and its distance from the place that the visitor has chosen. */
export function CarPlace({ car }: { car: CarRecord }) {
  const texts = usePlaceTexts();
  const { car_site_city, car_site_name, distance_km } = car;
  const town = car_site_city ?? car_site_name;
  if (!town) return null;
  return (
    <PlaceLine>
      <Icon name="pin" size="small" />
      <span>
        {town}{' '}
        {distance_km !== undefined && (
          <Distance data-car-distance="">{texts.distance(distance_km)}</Distance>
        )}
      </span>
    </PlaceLine>
  );
}

/** Cost of home delivery to the place that the visitor has chosen. */
export function CarDelivery({ car }: { car: CarRecord }) {
  const texts = usePlaceTexts();
  return (
    <Text size="small" color="muted" data-delivery="">
      <Icon name="truck" size="small" /> {texts.delivery(car.distance_km)}
    </Text>
  );
}

import { Button } from '../../../design-system/components/Button/Button';
import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton';
import { Text } from '../../../design-system/components/Text/Text';
import { passFocusOnRemoval } from '../../../design-system/focus/client/passFocus';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { alignedCards } from '../../car/ui/alignedCards';
import { CarCard } from '../../car/ui/CarCard';
import { carName, fullCarName } from '../../car/ui/carName';
import type { CarRecord } from '../../../domain/documents/carRecord';
import type { SavedCarRecords } from './useSavedCarRecords';

const Cards = styled('ul', {
  ...alignedCards,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@xl': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const SoldCar = styled('div', { display: 'grid', justifyItems: 'start', gap: '$3' });

interface StoredCarCardsProps {
  cars: readonly CarRecord[];
  records: SavedCarRecords;
  /** Heading level of the cars' names. */
  level: 2 | 3 | 4;
  remove: (id: string) => void;
}

/**
 * Cards of the cars in a list that is stored on the device. A sold car is shown as such. If the server does
 * not answer, cards show the stored data.
 */
export function StoredCarCards({ cars, ...rest }: StoredCarCardsProps) {
  return (
    <Cards role="list" aria-busy={rest.records.state === 'loading'}>
      {cars.map((car) => (
        <li key={car.car_id} ref={passFocusOnRemoval}>
          <StoredCarCard car={car} {...rest} />
        </li>
      ))}
    </Cards>
  );
}

type StoredCarCardProps = { car: CarRecord } & Omit<StoredCarCardsProps, 'cars'>;

function StoredCarCard({ car, records, level, remove }: StoredCarCardProps) {
  const current = records.cars.get(car.car_id);
  if (current) return <CarCard car={current} level={level} />;
  if (records.state === 'loading') return <Skeleton variant="picture" />;
  if (records.state === 'failed') return <CarCard car={car} level={level} />;
  return <SoldCarCard car={car} level={level} remove={remove} />;
}

function SoldCarCard({ car, level, remove }: Omit<StoredCarCardProps, 'records'>) {
  const message = useMessages();
  return (
    <Card variant="filled" style={{ blockSize: '100%' }}>
      <SoldCar>
        <Heading level={level} size={5}>
          {carName(car)}
        </Heading>
        <Text weight="medium">{message('savedGone')}</Text>
        <Text size="small" color="muted">
          {message('savedGoneText')}
        </Text>
        <Button type="button" variant="outline" size="small" onClick={() => remove(car.car_id)}>
          {fillIn(message('savedRemove'), { car: fullCarName(car) })}
        </Button>
      </SoldCar>
    </Card>
  );
}

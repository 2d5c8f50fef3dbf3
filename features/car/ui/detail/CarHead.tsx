import { Badge } from '../../../../design-system/components/Badge/Badge';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { DetailedCar } from './detailedCar';
import { useStockWord } from '../useStockWord';

const Frame = styled('header', { display: 'grid', gap: '$3', minInlineSize: 0 });

const Badges = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Facts = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: '$1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  '& > li:not(:last-child)::after': { content: '"·"', marginInline: '$2', color: '$muted' },
});

const NoBreak = styled('span', { display: 'inline-block', maxInlineSize: '100%' });

/** Name, version and key facts of a car, with badges for a reservation and for a car that is not used. */
export function CarHead({ car }: { car: DetailedCar }) {
  const message = useMessages();
  const word = useStockWord();
  const { car_version, car_is_used, car_is_reserved } = car;
  const condition = word(car, 'car_condition');
  const facts = [
    car.car_year,
    car.car_mileage_text,
    word(car, 'car_fuel'),
    word(car, 'car_gearbox'),
  ].filter(Boolean);
  const hasBadges = car_is_reserved || (car_is_used === false && condition);
  return (
    <Frame>
      {hasBadges && (
        <Badges role="list">
          {car_is_reserved && (
            <li>
              <Badge variant="dark">{message('carReserved')}</Badge>
            </li>
          )}
          {car_is_used === false && condition && (
            <li>
              <Badge>{condition}</Badge>
            </li>
          )}
        </Badges>
      )}
      <Heading level={1} size={2}>
        {/* Prevents a line break at the hyphen of a name. */}
        <NoBreak>{car.car_brand}</NoBreak> <NoBreak>{car.car_model}</NoBreak>
      </Heading>
      {car_version && (
        <Text size="lead" color="muted">
          {car_version}
        </Text>
      )}
      <Facts role="list">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Facts>
    </Frame>
  );
}

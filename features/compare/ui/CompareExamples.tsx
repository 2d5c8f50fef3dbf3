import { Heading } from '../../../design-system/components/Heading/Heading';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { fullCarName } from '../../car/ui/carName';
import { useCreditTexts } from '../../finance/ui/useCreditTexts';
import type { ComparedCar } from '../../car/ui/comparedCar';

const Examples = styled('div', {
  display: 'grid',
  gap: '$3',
  '& p': { maxInlineSize: '$measure' },
});

/** The representative example of each car that is offered on credit; renders nothing if there are none. */
export function CompareExamples({ cars }: { cars: readonly ComparedCar[] }) {
  const message = useMessages();
  const credit = useCreditTexts();
  const examples = cars.flatMap((car) => {
    const texts = credit(car);
    return texts ? [{ car, ...texts }] : [];
  });
  if (examples.length === 0) return null;
  return (
    <Examples>
      <Heading level={3} size={5}>
        {message('financeExample')}
      </Heading>
      {examples.map(({ car, monthly, example }) => (
        <Text key={car.car_id} size="small">
          <strong>
            {fullCarName(car)}, {monthly}
          </strong>{' '}
          {example}
        </Text>
      ))}
    </Examples>
  );
}

import { type RefObject, useRef } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Link } from '../../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { carHref, carName, fullCarName } from '../../car/ui/carName';
import { usePageInfo } from '../../../rendering/pageInfo';
import { CarThumbnail } from './CarThumbnail';
import { ComparePrice } from './ComparePrice';
import type { ComparedCar } from '../../car/ui/comparedCar';

const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '$6',
  maxBlockSize: 'min(60svh, $sizes$frame)',
  margin: 0,
  padding: '$3 0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
  '@lg': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Entry = styled('li', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '$row',
  paddingBlock: '$2',
  borderBlockEnd: '1px solid $line',
});

const TextColumn = styled('div', {
  display: 'grid',
  flexGrow: 1,
  minInlineSize: 0,
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});

const Version = styled('span', { color: '$muted', fontSize: '$small' });

interface CompareListProps {
  cars: readonly ComparedCar[];
  remove: (id: string) => void;
  /** The element that takes the focus after the last car was removed. */
  afterLast: RefObject<HTMLButtonElement | null>;
}

/** All cars to compare, each with a link to its page and a button to remove it. */
export function CompareList({ cars, remove, afterLast }: CompareListProps) {
  const message = useMessages();
  const { carPath = '' } = usePageInfo();
  const list = useRef<HTMLUListElement>(null);
  const removeAt = (index: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? afterLast.current;
    next?.focus();
    const car = cars[index];
    if (car) remove(car.car_id);
  };
  return (
    <List ref={list} role="list">
      {cars.map((car, index) => (
        <Entry key={car.car_id}>
          <CarThumbnail car={car} />
          <TextColumn>
            <strong>
              <Link variant="quiet" href={carHref(carPath, car)} aria-label={fullCarName(car)}>
                {carName(car)}
              </Link>
            </strong>
            {car.car_version && <Version>{car.car_version}</Version>}
            <ComparePrice car={car} />
          </TextColumn>
          <Button
            type="button"
            variant="ghost"
            iconOnly
            aria-label={fillIn(message('compareRemove'), { car: fullCarName(car) })}
            onClick={() => removeAt(index)}
          >
            <Icon name="close" />
          </Button>
        </Entry>
      ))}
    </List>
  );
}

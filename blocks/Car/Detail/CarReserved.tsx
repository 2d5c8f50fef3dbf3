import { Icon } from '../../../design-system/components/Icon/Icon';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { formatInstant } from '../../../domain/holds/formatInstant';
import { usePageInfo } from '../../pageInfo';
import { similarId } from '../similarId';
import type { DetailedCar } from './detailedCar';

const Note = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  padding: '$4',
  borderRadius: '$control',
  backgroundColor: '$surface',
  '& > svg': { color: '$muted' },
});

const Words = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start' });

interface CarReservedProps {
  car: Pick<DetailedCar, 'car_is_reserved' | 'car_reserved_until'>;
  /** Whether the page has a row of like cars. */
  hasSimilar: boolean;
}

/** That somebody else has a car, until when where that is known, and the way to cars like it. */
export function CarReserved({ car, hasSimilar }: CarReservedProps) {
  const message = useMessages();
  const { locale, timeZone = 'UTC' } = usePageInfo();
  const { car_is_reserved, car_reserved_until: until } = car;
  if (!car_is_reserved) return null;
  return (
    <Note>
      <Icon name="clock" size="medium" />
      <Words>
        <Text weight="bold">
          {until
            ? fillIn(message('holdReservedUntil'), {
                until: formatInstant(until, locale, timeZone),
              })
            : message('carReserved')}
        </Text>
        <Text size="small">{message('holdReservedText')}</Text>
        {hasSimilar && <Link href={`#${similarId}`}>{message('holdSimilar')}</Link>}
      </Words>
    </Note>
  );
}

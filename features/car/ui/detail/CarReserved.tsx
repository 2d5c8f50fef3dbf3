import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { formatInstant } from '../../../../domain/time/formatInstant';
import { clientScript } from '../../../../rendering/clientScript';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { useTestDriveOption } from '../useTestDriveOption';
import type { DetailedCar } from './detailedCar';
import { similarId } from '../similarCars';

/**
 * The texts for holders and for other visitors overlap in one grid cell, so that nothing moves when script switches
 * them; the shorter one is in the middle.
 */
const Notes = styled('div', {
  display: 'grid',
  alignItems: 'center',
  padding: '$4',
  borderRadius: '$control',
  backgroundColor: '$surface',
  '& > *': { gridArea: '1 / 1' },
  '& > [data-away]': { visibility: 'hidden' },
});

const Note = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$3',
  '& > svg': { color: '$muted' },
});

const TextColumn = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start' });

const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '0 $5' });

const WithoutScript = styled('div', {
  display: 'none',
  '@noScript': { display: 'block' },
});

interface CarReservedProps {
  car: DetailedCar;
  /** Whether the page has a row of similar cars. */
  hasSimilar: boolean;
}

/**
 * Shows that a car is reserved, the end of the reservation if it is known, and a link to similar cars. The
 * page is cached for all visitors, so the browser requests whether this visitor has the reservation.
 */
export function CarReserved({ car, hasSimilar }: CarReservedProps) {
  const message = useMessages();
  const { locale, timeZone = 'UTC', holdPath } = usePageInfo();
  const { car_is_reserved, car_reserved_until } = car;
  if (!car_is_reserved) return null;
  const until = car_reserved_until && formatInstant(car_reserved_until, locale, timeZone);
  const holdPage = holdPath && `${holdPath}?car=${encodeURIComponent(car.car_id)}`;
  const canBeHolder = until !== undefined && holdPage !== undefined;
  return (
    <Notes {...(canBeHolder && { ...clientScript('CarReserved'), 'data-held-car': car.car_id })}>
      <Note data-for="others">
        <Icon name="clock" size="medium" />
        <TextColumn>
          <Text weight="bold">
            {until ? fillIn(message('holdReservedUntil'), { until }) : message('carReserved')}
          </Text>
          <Text>{message('holdReservedText')}</Text>
          {hasSimilar && <Link href={`#${similarId}`}>{message('holdSimilar')}</Link>}
          {canBeHolder && (
            <WithoutScript>
              <Link href={holdPage}>{message('holdYoursAsk')}</Link>
            </WithoutScript>
          )}
        </TextColumn>
      </Note>
      {canBeHolder && <OwnHold car={car} until={until} holdPage={holdPage} />}
    </Notes>
  );
}

/** Shown to the holder of the reservation: when it ends, and what to do next. */
function OwnHold({ car, until, holdPage }: { car: DetailedCar; until: string; holdPage: string }) {
  const message = useMessages();
  const drive = useTestDriveOption()(car, '');
  return (
    <Note data-for="holder" data-away="">
      <Icon name="check" size="medium" />
      <TextColumn>
        <Text weight="bold">{fillIn(message('holdYours'), { until })}</Text>
        <Text>{message('holdYoursText')}</Text>
        <Actions>
          {drive && <Link href={drive.href}>{drive.text}</Link>}
          <Link href={holdPage} rel="nofollow">
            {message('holdSee')}
          </Link>
        </Actions>
      </TextColumn>
    </Note>
  );
}

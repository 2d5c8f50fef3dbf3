import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { formatInstant } from '../../../../domain/time/formatInstant';
import { clientScript } from '../../../../rendering/clientScript';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { useTestDriveWay } from '../useTestDriveWay';
import type { DetailedCar } from './detailedCar';
import { similarId } from '../similarCars';

/** What a stranger reads and what the holder reads lie over each other: nothing moves when script knows who it is. */
const Notes = styled('div', {
  display: 'grid',
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

const Words = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start' });

const Ways = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '0 $5' });

const WithoutScript = styled('div', {
  display: 'none',
  '@noScript': { display: 'block' },
});

interface CarReservedProps {
  car: DetailedCar;
  /** Whether the page has a row of like cars. */
  hasSimilar: boolean;
}

/**
 * That somebody has a car, until when where that is known, and the way to cars like it. The page is everybody's: whether
 * it is held by the visitor is asked in the browser.
 */
export function CarReserved({ car, hasSimilar }: CarReservedProps) {
  const message = useMessages();
  const { locale, timeZone = 'UTC', holdPath } = usePageInfo();
  const { car_is_reserved, car_reserved_until } = car;
  if (!car_is_reserved) return null;
  const until = car_reserved_until && formatInstant(car_reserved_until, locale, timeZone);
  const holdPage = holdPath && `${holdPath}?car=${encodeURIComponent(car.car_id)}`;
  const isOwnable = until !== undefined && holdPage !== undefined;
  return (
    <Notes {...(isOwnable && { ...clientScript('CarReserved'), 'data-held-car': car.car_id })}>
      <Note data-for="others">
        <Icon name="clock" size="medium" />
        <Words>
          <Text weight="bold">
            {until ? fillIn(message('holdReservedUntil'), { until }) : message('carReserved')}
          </Text>
          <Text size="small">{message('holdReservedText')}</Text>
          {hasSimilar && <Link href={`#${similarId}`}>{message('holdSimilar')}</Link>}
          {isOwnable && (
            <WithoutScript>
              <Link href={holdPage}>{message('holdYoursAsk')}</Link>
            </WithoutScript>
          )}
        </Words>
      </Note>
      {isOwnable && <OwnHold car={car} until={until} holdPage={holdPage} />}
    </Notes>
  );
}

/** For whoever holds the car: until when, and what to do with it. */
function OwnHold({ car, until, holdPage }: { car: DetailedCar; until: string; holdPage: string }) {
  const message = useMessages();
  const drive = useTestDriveWay()(car, '');
  return (
    <Note data-for="holder" data-away="">
      <Icon name="check" size="medium" />
      <Words>
        <Text weight="bold">{fillIn(message('holdYours'), { until })}</Text>
        <Text size="small">{message('holdYoursText')}</Text>
        <Ways>
          {drive && <Link href={drive.href}>{drive.text}</Link>}
          <Link href={holdPage} rel="nofollow">
            {message('holdSee')}
          </Link>
        </Ways>
      </Words>
    </Note>
  );
}

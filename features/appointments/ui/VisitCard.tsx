import { Badge } from '../../../design-system/components/Badge/Badge';
import { button } from '../../../design-system/components/Button/Button';
import { Card } from '../../../design-system/components/Card/Card';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { BOOKING_CURRENCY } from '../../../domain/booking/limits';
import { formatVehicle } from '../../../domain/booking/formatBookedVehicle';
import type { ShownVisit, VisitChange } from '../../../domain/booking/visit.types';
import type { VisitPrice } from '../../../domain/booking/visitPrice';
import { moneyPattern, writeMoney } from '../../../domain/money/moneyPattern';
import { getCalendarNames, longDay } from './calendarNames';
import { FactList } from '../../../rendering/FactList';
import { ErrorNotice } from '../../enquiries/ui/ErrorNotice';
import { directionsTo } from '../../map/ui/directions';
import { usePageInfo } from '../../../rendering/pageInfo';
import { CalendarLinks } from './CalendarLinks';
import { CancelVisit } from './CancelVisit';
import { MoveVisit } from './MoveVisit';

const Body = styled('div', { display: 'grid', gap: '$5' });

const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$3' });

const Success = styled('p', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  margin: 0,
  fontWeight: '$medium',
  '& svg': { color: '$success' },
});

/** A booked visit, with the buttons that change it. */
export function VisitCard({ visit }: { visit: ShownVisit }) {
  const message = useMessages();
  const { locale } = usePageInfo();
  const words = getCalendarNames(locale);
  const { workshop, state, timeSlot, isFullDay, services } = visit;
  const isCancelled = state === 'cancelled';
  const formatPrice = ({ amount, isPartial }: VisitPrice) =>
    fillIn(message(isPartial ? 'bookingPricePartial' : 'bookingPriceInclVat'), {
      price: writeMoney(amount, moneyPattern(locale, BOOKING_CURRENCY)),
    });
  return (
    <Card padding="large">
      <Body>
        {visit.change && <ChangeNotice change={visit.change} state={state} />}
        <div>
          <Badge variant={isCancelled ? 'neutral' : 'accent'}>
            {message(isCancelled ? 'visitCancelled' : 'visitBooked')}
          </Badge>
        </div>
        <FactList>
          <dt>{message('bookingTime')}</dt>
          <dd>
            {longDay(timeSlot.slice(0, 10), words)},{' '}
            {isFullDay ? fullDayText(message, visit.kind) : timeSlot.slice(11, 16)}
          </dd>
          <dt>{message('visitPlace')}</dt>
          <dd>
            {workshop.siteName}, {workshop.address}
          </dd>
          <dt>{message('bookingCar')}</dt>
          <dd>{formatVehicle(visit)}</dd>
          <dt>{message('visitServices')}</dt>
          <dd>{services.join(', ')}</dd>
          {visit.price && (
            <>
              <dt>{message('bookingTotal')}</dt>
              <dd>{formatPrice(visit.price)}</dd>
            </>
          )}
          <dt>{message('bookingReference')}</dt>
          <dd>{visit.reference}</dd>
        </FactList>
        <Actions>
          {workshop.phone && (
            <Link
              variant="none"
              href={`tel:${workshop.phone.replace(/[^\d+]/g, '')}`}
              className={button({ variant: 'outline' })}
            >
              <Icon name="phone" />
              {message('visitCall')}
            </Link>
          )}
          {!isCancelled && (
            <Link
              variant="none"
              href={directionsTo({ lat: workshop.latitude, lng: workshop.longitude })}
              target="_blank"
              className={button({ variant: 'outline' })}
            >
              <Icon name="directions" />
              {message('bookingDirections')}
            </Link>
          )}
        </Actions>
        {visit.mayChange && (
          <div>
            <CalendarLinks visit={visit} />
            <MoveVisit visit={visit} words={words} />
            <CancelVisit visit={visit} />
          </div>
        )}
        {!isCancelled && !visit.mayChange && <Text color="muted">{message('visitBegun')}</Text>}
      </Body>
    </Card>
  );
}

/** Text of a visit without a time: the car stays for the day, or the tyre hotel proposes a time later. */
const fullDayText = (message: ReturnType<typeof useMessages>, kind: ShownVisit['kind']): string =>
  kind === 'tires'
    ? message('tireNoTime')
    : `${message('bookingFullDay')}. ${message('bookingFullDayNote')}`;

/** The outcome of a change, unless the visit has changed since. */
function ChangeNotice({ change, state }: { change: VisitChange; state: ShownVisit['state'] }) {
  const message = useMessages();
  if (change === 'booked' || change === 'moved' || change === 'cancelled') {
    if ((state === 'cancelled') !== (change === 'cancelled')) return null;
    return (
      <Success role="status">
        <Icon name="check" size="medium" />
        {message(successTexts[change])}
      </Success>
    );
  }
  return (
    <ErrorNotice>
      <Text>{message(errorTexts[change])}</Text>
    </ErrorNotice>
  );
}

const successTexts = {
  booked: 'visitBookedNow',
  moved: 'visitMovedNow',
  cancelled: 'visitCancelledNow',
} as const;
const errorTexts = {
  taken: 'visitTaken',
  begun: 'visitBegun',
  failed: 'visitChangeFailed',
} as const;

import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { BookedChange as Change } from '../../../domain/tireHotel/tireHotel.types';
import { type CalendarWords, longDate } from '../../appointments/ui/calendarWords';
import { useToday } from './useToday';

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  '& > svg': { color: '$success' },
});

const Words = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start' });

export interface BookedChangeProps {
  change: Change;
  words: CalendarWords;
  /** Another one is about to be booked. */
  isBookingAgain?: boolean;
}

/** Says that the car has a time already, and where it is moved or cancelled: nobody shall book twice unawares. */
export function BookedChange({ change, words, isBookingAgain }: BookedChangeProps) {
  const message = useMessages();
  const today = useToday();
  const { date, time, visitPage } = change;
  const day = longDate(date, words, today);
  return (
    <Card as="section" aria-labelledby="tire-booked">
      <Row>
        <Icon name="check" size="medium" />
        <Words>
          <Heading id="tire-booked" level={3} size={5}>
            {message('tireBooked')}
          </Heading>
          <Text weight="medium">
            {time ? fillIn(message('tireAt'), { day, time }) : `${day}. ${message('tireNoTime')}.`}
          </Text>
          {isBookingAgain && <Text size="small">{message('tireBookedAgain')}</Text>}
          {visitPage ? (
            <Link look="standalone" href={visitPage}>
              {message('visitSee')}
              <Icon name="arrow" />
            </Link>
          ) : (
            <Text size="small" tone="muted">
              {message('tireBookedMail')}
            </Text>
          )}
        </Words>
      </Row>
    </Card>
  );
}

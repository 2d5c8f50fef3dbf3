import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { BookedChange as Change } from '../../../domain/tireHotel/tireHotel.types';
import { type CalendarNames, longDate } from '../../appointments/ui/calendarNames';
import { useToday } from './useToday';

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  '& > svg': { color: '$success' },
});

const TextColumn = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start' });

export interface BookedChangeProps {
  change: Change;
  words: CalendarNames;
  /** Whether the visitor is about to book another change. */
  isBookingAgain?: boolean;
}

/** Note that the car already has a booking, with a link to move or cancel it, to avoid double bookings. */
export function BookedChange({ change, words, isBookingAgain }: BookedChangeProps) {
  const message = useMessages();
  const today = useToday();
  const { date, time, visitPage } = change;
  const day = longDate(date, words, today);
  return (
    <Card as="section" aria-labelledby="tire-booked">
      <Row>
        <Icon name="check" size="medium" />
        <TextColumn>
          <Heading id="tire-booked" level={3} size={5}>
            {message('tireBooked')}
          </Heading>
          <Text weight="medium">
            {time ? fillIn(message('tireAt'), { day, time }) : `${day}. ${message('tireNoTime')}.`}
          </Text>
          {isBookingAgain && <Text size="small">{message('tireBookedAgain')}</Text>}
          {visitPage ? (
            <Link variant="standalone" href={visitPage}>
              {message('visitSee')}
              <Icon name="arrow" />
            </Link>
          ) : (
            <Text size="small" color="muted">
              {message('tireBookedMail')}
            </Text>
          )}
        </TextColumn>
      </Row>
    </Card>
  );
}

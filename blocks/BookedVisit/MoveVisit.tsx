import { Button } from '../../design-system/components/Button/Button';
import { Details } from '../../design-system/components/Details/Details';
import { Link } from '../../design-system/components/Link/Link';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { DayAvailability } from '../../domain/booking/booking.types';
import { FULL_DAY_TIME } from '../../domain/booking/limits';
import type { ShownVisit, VisitWeek } from '../../domain/booking/visit.types';
import { type CalendarWords, longDay } from '../booking/calendarWords';
import { usePageInfo } from '../pageInfo';
import { VisitForm } from './VisitForm';

const Days = styled('div', { display: 'grid', gap: '$4' });

const Day = styled('fieldset', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax($sizes$row, 1fr))',
  gap: '$2',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBlockEnd: '$2', fontWeight: '$semibold' },
});

const Slot = styled('label', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '$touch',
  paddingInline: '$1',
  border: '1px solid $border',
  borderRadius: '$control',
  backgroundColor: '$field',
  fontSize: '$small',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '@hover': { '&:hover': { borderColor: '$primary' } },
  '&:has(:checked)': {
    borderColor: '$primary',
    backgroundColor: '$primary',
    color: '$onPrimary',
    '@forcedColors': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
  '&:has(:focus-visible)': {
    outline: '$borderWidths$focus solid $colors$focus',
    outlineOffset: '2px',
  },
});

const Weeks = styled('nav', { display: 'flex', flexWrap: 'wrap', gap: '$2 $5' });

export interface MoveVisitProps {
  visit: ShownVisit;
  words: CalendarWords;
}

/** Moves the visit to another time at the same workshop: a week of free times, one to be chosen. */
export function MoveVisit({ visit, words }: MoveVisitProps) {
  const message = useMessages();
  const { token, week, change } = visit;
  return (
    <Details
      summary={message('visitMove')}
      open={change === 'taken' || visit.isChoosing}
      id="visit-move"
    >
      <Stack gap={5}>
        {week ? (
          <>
            <WeekLinks week={week} token={token} />
            <VisitForm action="/api/visits/move" token={token}>
              <Stack gap={5}>
                <FreeTimes days={week.days} visit={visit} words={words} />
              </Stack>
            </VisitForm>
          </>
        ) : (
          <Text>{message('visitTimesFailing')}</Text>
        )}
      </Stack>
    </Details>
  );
}

function WeekLinks({ week: { earlier, later }, token }: { week: VisitWeek; token: string }) {
  const message = useMessages();
  const { href } = usePageInfo();
  const weekHref = (from: string) =>
    `${href}?${new URLSearchParams({ visit: token, from }).toString()}#visit-move`;
  return (
    <Weeks aria-label={message('bookingWeeks')}>
      {earlier && <Link href={weekHref(earlier)}>{message('visitEarlierWeek')}</Link>}
      {later && <Link href={weekHref(later)}>{message('visitLaterWeek')}</Link>}
    </Weeks>
  );
}

interface FreeTimesProps extends MoveVisitProps {
  days: readonly DayAvailability[];
}

function FreeTimes({ days, visit, words }: FreeTimesProps) {
  const message = useMessages();
  const free = days.filter((day) => day.allDaySlotAvailable || day.availableSlots.length > 0);
  if (free.length === 0) return <Text>{message('visitNoTimes')}</Text>;
  const slot = (timeSlot: string, isFullDay: boolean, text: string) => {
    // The time that it has is free as well; to move there is no move.
    const isOwn = timeSlot === visit.timeSlot && isFullDay === visit.isFullDay;
    return (
      !isOwn && (
        <Slot key={text}>
          <input
            type="radio"
            name="time"
            value={isFullDay ? `${timeSlot}/day` : timeSlot}
            required
          />
          {text}
        </Slot>
      )
    );
  };
  return (
    <>
      <Days>
        {free.map(({ date, allDaySlotAvailable, availableSlots }) => (
          <Day key={date}>
            <legend>{longDay(date, words)}</legend>
            {allDaySlotAvailable &&
              slot(`${date}T${FULL_DAY_TIME}:00`, true, message('bookingFullDay'))}
            {availableSlots.map((time) => slot(`${date}T${time}:00`, false, time))}
          </Day>
        ))}
      </Days>
      <div>
        <Button type="submit">{message('visitMoveHere')}</Button>
      </div>
    </>
  );
}

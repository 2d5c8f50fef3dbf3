import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '../../../design-system/components/Button/Button';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { DayAvailability } from '../../../domain/booking/booking.types';
import { FULL_DAY_TIME } from '../../../domain/booking/limits';
import { weekField } from '../model/weekField';
import type { VisitTime, VisitWeek } from '../../../domain/booking/visit.types';
import { type CalendarNames, longDay } from './calendarNames';

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

/** Links to the previous and the next week, if they can be shown; they need no script. */
export function WeekLinks({
  week: { earlier, later },
  weekHref,
}: {
  week: VisitWeek;
  /** Address of the page with the week that begins with an ISO day. */
  weekHref: (monday: string) => string;
}) {
  const message = useMessages();
  return (
    <Weeks aria-label={message('bookingWeeks')}>
      {earlier && <Link href={weekHref(earlier)}>{message('visitEarlierWeek')}</Link>}
      {later && <Link href={weekHref(later)}>{message('visitLaterWeek')}</Link>}
    </Weeks>
  );
}

export interface WeekButtonsProps {
  week: VisitWeek;
  /** Address that shows the form again, as it is filled in, with another week. */
  action: string;
}

/**
 * Buttons for the previous and the next week in a form. They submit it without validation, and the typed
 * values stay. They work with and without JavaScript.
 */
export function WeekButtons({ week: { earlier, later }, action }: WeekButtonsProps) {
  const message = useMessages();
  const weekButton = (monday: string, text: string) => (
    <Button
      type="submit"
      variant="outline"
      size="small"
      name={weekField}
      value={monday}
      formAction={action}
      formNoValidate
    >
      {text}
    </Button>
  );
  return (
    <Weeks aria-label={message('bookingWeeks')}>
      {earlier && weekButton(earlier, message('visitEarlierWeek'))}
      {later && weekButton(later, message('visitLaterWeek'))}
    </Weeks>
  );
}

export interface FreeTimesProps {
  days: readonly DayAvailability[];
  words: CalendarNames;
  /** A free time that is shown but cannot be chosen. */
  excludedTime?: VisitTime;
  /** Label of a whole day. */
  dayText?: string;
  /** The previously chosen value. */
  chosen?: string;
  /** Props that a form library sets on each radio button. */
  field?: UseFormRegisterReturn<'time'>;
}

/** Whether any day of a week has a free time, or can be booked as a whole. */
export const hasFreeTimes = ({ days }: Pick<VisitWeek, 'days'>): boolean => days.some(isFree);

/**
 * Free times by day, as radio buttons named `time`; values are `2026-11-24T08:00:00`, with `/day` after it
 * for a whole day.
 */
export function FreeTimes(props: FreeTimesProps) {
  const { days, words, excludedTime: except, dayText, chosen, field } = props;
  const message = useMessages();
  const freeDays = days.filter(isFree);
  if (freeDays.length === 0) return <Text>{message('visitNoTimes')}</Text>;
  const renderSlot = (timeSlot: string, isFullDay: boolean, text: string) => {
    const value = isFullDay ? `${timeSlot}/day` : timeSlot;
    const isExcluded = timeSlot === except?.timeSlot && isFullDay === except.isFullDay;
    return (
      !isExcluded && (
        <Slot key={text}>
          <input
            {...field}
            type="radio"
            name="time"
            value={value}
            defaultChecked={value === chosen}
            required
          />
          {text}
        </Slot>
      )
    );
  };
  return (
    <Days>
      {freeDays.map(({ date, allDaySlotAvailable, availableSlots }) => (
        <Day key={date}>
          <legend>{longDay(date, words)}</legend>
          {allDaySlotAvailable &&
            renderSlot(`${date}T${FULL_DAY_TIME}:00`, true, dayText ?? message('bookingFullDay'))}
          {availableSlots.map((time) => renderSlot(`${date}T${time}:00`, false, time))}
        </Day>
      ))}
    </Days>
  );
}

const isFree = ({ allDaySlotAvailable, availableSlots }: DayAvailability): boolean =>
  allDaySlotAvailable || availableSlots.length > 0;

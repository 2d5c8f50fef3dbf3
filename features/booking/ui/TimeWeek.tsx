import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { DayAvailability } from '../../../domain/booking/booking.types';
import { FULL_DAY_TIME } from '../../../domain/booking/limits';
import type { TimeSelection } from '../../../domain/booking/bookingState.types';
import { toDayNumber, getWeekday } from '../../../domain/openingHours/days';
import { type CalendarNames, longDay, shortDay } from '../../appointments/ui/calendarNames';
import { RowSkeletons } from '../../appointments/ui/RowSkeletons';
import type { FreeDays } from './useFreeDays';
import { daysOfWeek, FIRST_WEEKS, findMonday, weekNumber, weeksFrom, weeksToShow } from './weeks';

const Weeks = styled('div', {
  display: 'flex',
  gap: '$2',
  overflowX: 'auto',
  // Space for focus rings, which the scrolling row would clip.
  padding: '$1',
  margin: '-$space$1',
});

const Days = styled('div', {
  display: 'grid',
  gap: '$3',
  '@lg': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '$2' },
});

const Day = styled('section', {
  display: 'grid',
  gap: '$2',
  alignContent: 'start',
  minInlineSize: 0,
});

const DayName = styled('h4', {
  margin: 0,
  fontFamily: '$body',
  fontSize: '$small',
  fontWeight: '$semibold',
  display: 'none',
  '@lg': { display: 'block', textAlign: 'center' },
});

const dayRow = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minBlockSize: '$touch',
  paddingInline: '$3',
  border: '1px solid $line',
  borderRadius: '$control',
  fontSize: '$small',
  fontWeight: '$semibold',
  '@lg': { display: 'none' },
} as const;

const ToggleButton = styled('button', {
  ...dayRow,
  backgroundColor: '$field',
  color: '$text',
  fontFamily: '$body',
  cursor: 'pointer',
  '&[aria-expanded="true"]': { borderColor: '$primary' },
});

const DayWithoutTimes = styled('p', { ...dayRow, margin: 0, color: '$muted' });

const WideNotice = styled('div', {
  display: 'none',
  '@lg': { display: 'block', textAlign: 'center' },
});

const Slots = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '@lg': { flexDirection: 'column' },
  variants: { closed: { true: { '@belowLg': { display: 'none' } } } },
});

const Slot = styled('button', {
  minBlockSize: '$touch',
  minInlineSize: '$row',
  padding: '$1 $3',
  border: '1px solid $border',
  borderRadius: '$control',
  backgroundColor: '$field',
  color: '$text',
  fontFamily: '$body',
  fontSize: '$small',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '@hover': { '&:hover': { borderColor: '$primary' } },
  '&[aria-pressed="true"]': {
    borderColor: '$primary',
    backgroundColor: '$primary',
    color: '$onPrimary',
    '@forcedColors': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

export interface TimeWeekProps {
  /** ISO days: the Monday of the first tab, and of the open one. */
  first: string;
  monday: string;
  onWeek: (monday: string) => void;
  free: FreeDays;
  chosen: TimeSelection | null;
  onChoose: (time: TimeSelection) => void;
  words: CalendarNames;
}

/** The free times of a week at a workshop (BOOK-14, BOOK-84 to 86, BOOK-100). */
export function TimeWeek({ first, monday, onWeek, free, chosen, onChoose, words }: TimeWeekProps) {
  const message = useMessages();
  const [count, setCount] = useState(FIRST_WEEKS);
  const weeks = weeksFrom(first, count);
  const { days } = free;
  // Undefined until a day is opened or closed; empty after the visitor has closed the open day.
  const [openedDay, setOpenedDay] = useState<string>();
  const firstFree = daysOfWeek(monday).find((day) => isFree(days?.get(day)));
  const isInWeek =
    openedDay === '' || (openedDay !== undefined && findMonday(openedDay) === monday);
  const openDay = isInWeek ? openedDay : firstFree;
  const hasFullDays = [...(days?.values() ?? [])].some((day) => day.allDaySlotAvailable);
  return (
    <>
      <Weeks role="group" aria-label={message('bookingWeeks')}>
        {weeks.map((week, at) => (
          <Button
            key={week}
            type="button"
            variant={week === monday ? 'primary' : 'outline'}
            size="small"
            aria-pressed={week === monday}
            style={{ flexShrink: 0 }}
            onClick={() => {
              setCount((weekCount) => weeksToShow(weekCount, at));
              onWeek(week);
            }}
          >
            {fillIn(message('bookingWeek'), { week: weekNumber(week) })}, {shortDay(week, words)}
          </Button>
        ))}
      </Weeks>
      {days ? (
        <Days>
          {daysOfWeek(monday).map((day) => (
            <DaySlots
              key={day}
              day={day}
              free={days.get(day)}
              isOpen={day === openDay}
              onOpen={() => setOpenedDay(day === openDay ? '' : day)}
              {...{ chosen, onChoose, words }}
            />
          ))}
        </Days>
      ) : (
        <RowSkeletons label={message('bookingTimesLoading')} count={3} />
      )}
      {hasFullDays && (
        <Text size="small" color="muted">
          {message('bookingFullDay')}: {message('bookingFullDayNote')}
        </Text>
      )}
    </>
  );
}

const isFree = (day: DayAvailability | undefined): boolean =>
  day !== undefined && (day.availableSlots.length > 0 || day.allDaySlotAvailable);

interface DaySlotsProps extends Pick<TimeWeekProps, 'chosen' | 'onChoose' | 'words'> {
  day: string;
  free: DayAvailability | undefined;
  /** Whether its times are shown on small screens, where one day is open at a time. */
  isOpen: boolean;
  onOpen: () => void;
}

function DaySlots({ day, free, isOpen, onOpen, chosen, onChoose, words }: DaySlotsProps) {
  const message = useMessages();
  const times = free?.availableSlots ?? [];
  const hasFullDay = free?.allDaySlotAvailable ?? false;
  const count = times.length + Number(hasFullDay);
  const name = `${words.shortWeekdays[getWeekday(toDayNumber(day))]} ${shortDay(day, words)}`;
  const freeTimes =
    times.length === 1
      ? message('bookingTimesOfDayOne')
      : fillIn(message('bookingTimesOfDay'), { count: times.length });
  const noTimes = (
    <Text as="span" size="small" color="muted">
      {message('bookingNoTimes')}
    </Text>
  );
  const renderSlot = (time: string, isFullDay: boolean) => {
    const timeslot = `${day}T${time}:00`;
    const text = isFullDay ? message('bookingFullDay') : time;
    return (
      <Slot
        key={`${time} ${isFullDay}`}
        type="button"
        aria-label={`${longDay(day, words)} ${text}`}
        aria-pressed={chosen?.timeslot === timeslot && chosen.isFullDay === isFullDay}
        onClick={() => onChoose({ timeslot, isFullDay })}
      >
        {text}
      </Slot>
    );
  };
  return (
    <Day aria-label={longDay(day, words)}>
      <DayName>{name}</DayName>
      {count === 0 ? (
        <DayWithoutTimes>
          <span>{name}</span>
          {noTimes}
        </DayWithoutTimes>
      ) : (
        <ToggleButton type="button" aria-expanded={isOpen} onClick={onOpen}>
          <span>{name}</span>
          <Text as="span" size="small" color="muted">
            {[hasFullDay && message('bookingFullDay'), times.length > 0 && freeTimes]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </ToggleButton>
      )}
      {count === 0 ? (
        <WideNotice>{noTimes}</WideNotice>
      ) : (
        <Slots closed={!isOpen}>
          {hasFullDay && renderSlot(FULL_DAY_TIME, true)}
          {times.map((time) => renderSlot(time, false))}
        </Slots>
      )}
    </Day>
  );
}

import { type ReactNode, useState, useEffect, useRef } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Details } from '../../../design-system/components/Details/Details';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { BookedCar, Workshop } from '../../../domain/booking/booking.types';
import { isSettled } from '../model/bookingState';
import type { BookingInfo, Outcome } from '../../../domain/booking/bookingState.types';
import { todayIn } from '../../enquiries/model/today';
import { freeTimeInWords } from '../../appointments/ui/calendarWords';
import type { BookingSettings, DispatchOf } from './step.types';
import { OutcomeNotice } from './OutcomeNotice';
import { TimeWeek } from './TimeWeek';
import { useDays } from './useDays';
import { useTakenFocus } from './useTakenFocus';
import { mondayOf } from './weeks';

/** Does something when the chosen time turns out to be taken: not where that was known from the first. */
function useWhenTaken(outcome: Outcome | null, react: () => void): void {
  const isTaken = outcome?.state === 'refused' && outcome.error.code === 'TimeslotNotAvailable';
  const wasTaken = useRef(isTaken);
  const latest = useRef(react);
  useEffect(() => {
    latest.current = react;
  });
  useEffect(() => {
    if (isTaken && !wasTaken.current) latest.current();
    wasTaken.current = isTaken;
  }, [isTaken]);
}

const Week = styled('div', { display: 'grid', gap: '$4' });

const Chosen = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3 $5',
  padding: '$4',
  borderRadius: '$control',
  backgroundColor: '$surface',
});

const Where = styled('div', { display: 'grid', gap: '$1' });

export interface WorkshopTimesProps {
  bookingInfo: Pick<BookingInfo, 'time' | 'outcome'>;
  dispatch: DispatchOf<'timeChosen' | 'workshopDropped'>;
  settings: BookingSettings;
  car: BookedCar;
  codes: readonly string[];
  workshop: Workshop;
  isPressed: boolean;
  /** What became of a booking is told by what stands below. */
  isToldBelow?: boolean;
  children: ReactNode;
}

/** Id of the heading above the free times. */
export const FREE_TIMES_ID = 'booking-free-times';

/** The workshop that was chosen, and what is free there (BOOK-44, BOOK-46). */
export function WorkshopTimes({ car, codes, workshop, isPressed, ...rest }: WorkshopTimesProps) {
  const { bookingInfo, dispatch, settings, isToldBelow = false, children } = rest;
  const message = useMessages();
  const heading = useTakenFocus<HTMLHeadingElement>(isPressed);
  const { time, outcome } = bookingInfo;
  const { words } = settings;
  // The workshop's: a visitor may be in another time zone.
  const today = todayIn(settings.timeZone);
  const first = mondayOf(today);
  const [monday, setMonday] = useState(() =>
    mondayOf((time?.timeslot ?? workshop.firstTimeSlot ?? today).slice(0, 10)),
  );
  const free = useDays(car.registrationNumber, workshop.departmentId, monday, codes);
  useWhenTaken(outcome, () => {
    free.refresh();
    // The button that had the focus is gone.
    if (!isToldBelow) heading.current?.focus();
  });
  const isSent = isSettled({ bookingInfo });
  const week = (
    <Week>
      <TimeWeek
        {...{ first, monday, free, words }}
        onWeek={setMonday}
        chosen={time}
        onChoose={(chosen) => dispatch({ type: 'timeChosen', time: chosen })}
      />
    </Week>
  );
  return (
    <>
      <Chosen>
        <Where>
          <Heading ref={heading} id={FREE_TIMES_ID} level={3} size={5} tabIndex={-1}>
            {workshop.siteName}
          </Heading>
          <Text size="small" tone="muted">
            {workshop.address}
          </Text>
          {time && (
            <Text weight="medium">
              <Icon name="clock" /> {freeTimeInWords(time, words, message('bookingFullDay'))}
            </Text>
          )}
        </Where>
        {!isSent && (
          <Button
            type="button"
            variant="outline"
            size="small"
            onClick={() => dispatch({ type: 'workshopDropped' })}
          >
            {message('bookingChangeWorkshop')}
          </Button>
        )}
      </Chosen>
      {!isToldBelow && <OutcomeNotice outcome={time ? null : outcome} />}
      {!isSent && !time && week}
      {!isSent && time && <Details summary={message('bookingOtherTime')}>{week}</Details>}
      {children}
    </>
  );
}

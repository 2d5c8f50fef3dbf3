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
import { formatFreeTime } from '../../appointments/ui/calendarNames';
import type { BookingSettings, DispatchOf } from './step.types';
import { OutcomeNotice } from './OutcomeNotice';
import { TimeWeek } from './TimeWeek';
import { useFreeDays } from './useFreeDays';
import { useFocusAfterPress } from './useFocusAfterPress';
import { findMonday } from './weeks';

/** Calls `onTaken` when the chosen time turns out to be taken, but not if it was taken when mounted. */
function useWhenTaken(outcome: Outcome | null, onTaken: () => void): void {
  const isTaken = outcome?.state === 'refused' && outcome.error.code === 'TimeslotNotAvailable';
  const wasTaken = useRef(isTaken);
  const latest = useRef(onTaken);
  useEffect(() => {
    latest.current = onTaken;
  });
  useEffect(() => {
    if (isTaken && !wasTaken.current) latest.current();
    wasTaken.current = isTaken;
  }, [isTaken]);
}

const Week = styled('div', { display: 'grid', gap: '$4' });

const ChosenWorkshop = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3 $5',
});

const WorkshopAddress = styled('div', { display: 'grid', gap: '$1' });

export interface WorkshopTimesProps {
  bookingInfo: Pick<BookingInfo, 'time' | 'outcome'>;
  dispatch: DispatchOf<'timeChosen' | 'workshopDropped'>;
  settings: BookingSettings;
  car: BookedCar;
  codes: readonly string[];
  workshop: Workshop;
  /** Whether a press opened this component; its heading then takes the focus. */
  isPressed: boolean;
  /** Whether another component, below, shows the outcome of the booking. */
  isOutcomeBelow?: boolean;
  children: ReactNode;
}

/** Id of the heading above the free times. */
export const FREE_TIMES_ID = 'booking-free-times';

/** The chosen workshop and its free times (BOOK-44, BOOK-46). */
export function WorkshopTimes({ car, codes, workshop, isPressed, ...rest }: WorkshopTimesProps) {
  const { bookingInfo, dispatch, settings, isOutcomeBelow = false, children } = rest;
  const message = useMessages();
  const heading = useFocusAfterPress<HTMLHeadingElement>(isPressed);
  const { time, outcome } = bookingInfo;
  const { words } = settings;
  // In the workshop's time zone: the visitor may be in another.
  const today = todayIn(settings.timeZone);
  const first = findMonday(today);
  const [monday, setMonday] = useState(() =>
    findMonday((time?.timeslot ?? workshop.firstTimeSlot ?? today).slice(0, 10)),
  );
  const freeDays = useFreeDays(car.registrationNumber, workshop.departmentId, monday, codes);
  useWhenTaken(outcome, () => {
    freeDays.refresh();
    // The button that had the focus was removed.
    if (!isOutcomeBelow) heading.current?.focus();
  });
  const isSent = isSettled({ bookingInfo });
  const week = (
    <Week>
      <TimeWeek
        {...{ first, monday, free: freeDays, words }}
        onWeek={setMonday}
        chosen={time}
        onChoose={(newTime) => dispatch({ type: 'timeChosen', time: newTime })}
      />
    </Week>
  );
  return (
    <>
      <ChosenWorkshop>
        <WorkshopAddress>
          <Heading ref={heading} id={FREE_TIMES_ID} level={3} size={5} tabIndex={-1}>
            {workshop.siteName}
          </Heading>
          <Text size="small" color="muted">
            {workshop.address}
          </Text>
          {time && (
            <Text weight="medium">
              <Icon name="clock" /> {formatFreeTime(time, words, message('bookingFullDay'))}
            </Text>
          )}
        </WorkshopAddress>
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
      </ChosenWorkshop>
      {!isOutcomeBelow && <OutcomeNotice outcome={time ? null : outcome} />}
      {!isSent && !time && week}
      {!isSent && time && <Details summary={message('bookingOtherTime')}>{week}</Details>}
      {children}
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { Details } from '../../design-system/components/Details/Details';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { BookedCar, Workshop } from '../../domain/booking/booking.types';
import { isSettled } from '../../domain/booking/bookingState';
import { shortTime } from './calendarWords';
import type { StepProps } from './step.types';
import { TimeWeek } from './TimeWeek';
import { useDays } from './useDays';
import { useRefreshWhenTaken } from './useRefreshWhenTaken';
import { useTakenFocus } from './useTakenFocus';
import { mondayOf } from './weeks';

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

type WorkshopTimesProps = StepProps & {
  car: BookedCar;
  codes: readonly string[];
  workshop: Workshop;
  isPressed: boolean;
  children: ReactNode;
};

/** The workshop that was chosen, and what is free there (BOOK-44, BOOK-46). */
export function WorkshopTimes({ car, codes, workshop, isPressed, ...rest }: WorkshopTimesProps) {
  const { state, dispatch, settings, children } = rest;
  const message = useMessages();
  const heading = useTakenFocus<HTMLHeadingElement>(isPressed);
  const { time, outcome } = state.bookingInfo;
  const { words } = settings;
  const today = new Date().toLocaleDateString('sv-SE');
  const first = mondayOf(today);
  const [monday, setMonday] = useState(() =>
    mondayOf((time?.timeslot ?? workshop.firstTimeSlot ?? today).slice(0, 10)),
  );
  const free = useDays(car.registrationNumber, workshop.departmentId, monday, codes);
  const { refresh } = free;
  useRefreshWhenTaken(outcome, refresh);
  const isSent = isSettled(state);
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
        <div>
          <Heading ref={heading} level={3} size={5} tabIndex={-1}>
            {workshop.siteName}
          </Heading>
          <Text size="small" tone="muted">
            {workshop.address}
          </Text>
          {time && (
            <Text weight="medium">
              <Icon name="clock" />{' '}
              {time.isFullDay
                ? `${shortTime(time.timeslot, words).slice(0, -6)}, ${message('bookingFullDay')}`
                : shortTime(time.timeslot, words)}
            </Text>
          )}
        </div>
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
      {!isSent && !time && week}
      {!isSent && time && <Details summary={message('bookingOtherTime')}>{week}</Details>}
      {children}
    </>
  );
}

import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design-system/components/Button/Button';
import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { chosenVehicle, isPending } from '../model/tireHotelState';
import { tireContact, type TireContact } from '../model/tireContact';
import { tireOrder } from '../model/tireOrder';
import { ErrorNotice } from '../../enquiries/ui/ErrorNotice';
import { BookedChange } from './BookedChange';
import { ButtonRow } from './ButtonRow';
import { ChosenTime } from './ChosenTime';
import { ContactForm } from './ContactForm';
import type { FlowProps } from './flow.types';
import { FreeTimes } from './FreeTimes';
import { MonthCalendar } from './MonthCalendar';
import { PageFrame } from './PageFrame';
import { SameAsLast } from './SameAsLast';
import { StationCard } from './StationCard';
import { StationLinks } from './StationLinks';
import { useFreeDates, useFreeTimes } from './useFreeDates';
import { sections, useSectionFocus } from './useSectionFocus';
import { sendOrder } from './useSendBooking';
import { useContactStep } from './useTireHotelEvents';
import { useToday } from './useToday';

const Columns = styled('div', {
  display: 'grid',
  gap: '$5',
  alignItems: 'start',
  '@lg': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr' },
});

/** The station, next to the calendar on wide windows. */
const Station = styled('div', { '@lg': { gridColumn: 2 } });

const DayCard = styled(Card, { '@lg': { gridColumn: 1, gridRow: '1 / span 2' } });

const Body = styled('div', { display: 'grid', gap: '$4', '& > *': { minInlineSize: 0 } });

const resolver = yupResolver(tireContact, { stripUnknown: true });
const emptyContact: TireContact = {
  firstName: '',
  lastName: '',
  email: '',
  phoneMobile: '',
  freeText: '',
};

/** Page to choose the time of the change and enter the contact details (TIRE-16). */
export function BookingPage(props: FlowProps) {
  const vehicle = chosenVehicle(props.state);
  return vehicle ? <BookVehicle {...props} vehicle={vehicle} /> : null;
}

type BookVehicleProps = FlowProps & { vehicle: NonNullable<ReturnType<typeof chosenVehicle>> };

function BookVehicle({ vehicle, ...flow }: BookVehicleProps) {
  const { state, dispatch, settings, isBusy, onExpired } = flow;
  const message = useMessages();
  const today = useToday();
  const { date, time, sent } = state;
  const dates = useFreeDates(vehicle, flow);
  const times = useFreeTimes(vehicle, date, flow);
  const form = useForm<TireContact>({
    resolver,
    defaultValues: emptyContact,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [notice, setNotice] = useState('');
  const [attempts, setAttempts] = useState(0);
  const focusNext = useSectionFocus();
  const formElement = useRef<HTMLFormElement>(null);

  const hasTimes = times.status === 'known' && times.data.length > 0;
  const hasNoTimes = times.status === 'known' && times.data.length === 0;
  const hasTime = date !== null && (time !== null ? times.status !== 'failed' : hasNoTimes);
  useContactStep(hasTime);
  const isComplete = hasTime && tireContact.isValidSync(form.watch());
  const isSent = isPending(state);

  const isTaken = sent?.outcome.state === 'refused' && sent.outcome.isTaken;
  const { tryAgain: refetchTimes } = times;
  useEffect(() => {
    if (isTaken) refetchTimes();
  }, [isTaken, refetchTimes]);

  const send = form.handleSubmit(
    ({ freeText, ...customer }) => {
      if (date === null || !hasTime) return;
      const order = tireOrder({ regNo: vehicle.regNo, date, time }, customer, freeText);
      void sendOrder(vehicle.location.erpId, order, dispatch, onExpired);
    },
    () => setAttempts((count) => count + 1),
  );
  /** Submits the form, or shows what is missing. */
  const submitOrHint = () => {
    if (isSent || isBusy) return;
    if (date === null) return setNotice(message('tireTellDay'));
    if (!hasTime) return setNotice(message('tireTellTime'));
    setNotice('');
    // Not `send`: requestSubmit also runs the form's own validation.
    formElement.current?.requestSubmit();
  };
  const choose = (day: string, chosenTime?: string) => {
    setNotice('');
    if (chosenTime === undefined) dispatch({ type: 'dateChosen', date: day });
    else dispatch({ type: 'timeChosen', date: day, time: chosenTime });
    focusNext(chosenTime === undefined ? sections.times : sections.contact);
  };

  const isBookedOut = dates.status === 'known' && dates.data.length === 0;
  const hasDates = dates.status === 'known' && dates.data.length > 0;
  const station = <StationCard title={message('bookingWorkshop')} location={vehicle.location} />;
  return (
    <PageFrame title={message('tireBookingTitle')} width="full">
      {vehicle.nextChange && !isSent && (
        <BookedChange change={vehicle.nextChange} words={settings.calendarNames} isBookingAgain />
      )}
      {!hasDates && !isBookedOut && station}
      {dates.status === 'failed' && (
        <ErrorNotice>
          <Text>{message('tireDatesFailed')}</Text>
          <Button type="button" variant="outline" size="small" onClick={dates.tryAgain}>
            {message('bookingTryAgain')}
          </Button>
        </ErrorNotice>
      )}
      {isBookedOut && (
        <ErrorNotice>
          <Text>{message('tireNoDates')}</Text>
          <StationLinks location={vehicle.location} />
        </ErrorNotice>
      )}
      {hasDates && (
        <>
          {vehicle.lastChange && !isSent && (
            <SameAsLast
              {...flow}
              vehicle={vehicle}
              lastChange={vehicle.lastChange}
              dates={dates.data}
              onFound={(day, foundTime) => choose(day, foundTime ?? undefined)}
            />
          )}
          <Columns>
            <Station>{station}</Station>
            <DayCard as="section" aria-labelledby={sections.day}>
              <Body>
                <Heading id={sections.day} level={3} size={5} tabIndex={-1}>
                  {message('tireDay')}
                </Heading>
                <MonthCalendar
                  labelledBy={sections.day}
                  words={settings.calendarNames}
                  today={today}
                  available={dates.data}
                  chosen={date}
                  isLocked={isSent}
                  onChoose={(day) => choose(day)}
                />
              </Body>
            </DayCard>
            {date && (
              <FreeTimes
                date={date}
                time={time}
                times={times}
                words={settings.calendarNames}
                isLocked={isSent}
                onChoose={(newTime) => choose(date, newTime)}
              />
            )}
          </Columns>
          {date && hasTime && (
            <ContactForm
              ref={formElement}
              form={form}
              attempts={attempts}
              isLocked={isSent || isBusy}
              onSubmit={(event) => void send(event)}
              chosen={
                <ChosenTime
                  date={date}
                  time={time}
                  words={settings.calendarNames}
                  canChangeTime={hasTimes}
                  isLocked={isSent}
                />
              }
            />
          )}
        </>
      )}
      {sent?.outcome.state === 'refused' && (
        <ErrorNotice>
          <Text color="danger">{sent.outcome.said ?? message('tireFailed')}</Text>
        </ErrorNotice>
      )}
      <div role="status">
        {sent?.outcome.state === 'unknown' && <Text weight="medium">{message('tireUnknown')}</Text>}
        {notice && <Text>{notice}</Text>}
      </div>
      <ButtonRow>
        <Button
          type="button"
          variant="outline"
          aria-disabled={isSent}
          onClick={() => dispatch({ type: 'opened', page: 'LoggedIn' })}
        >
          {message('back')}
        </Button>
        {!isBookedOut && (
          <Button
            type="button"
            aria-disabled={!isComplete || isSent || isBusy}
            onClick={submitOrHint}
          >
            {message(isSent ? 'bookingConfirming' : 'tireConfirm')}
          </Button>
        )}
      </ButtonRow>
    </PageFrame>
  );
}

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
import { FaultNotice } from '../../enquiries/ui/FaultNotice';
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

/** Beside the days where there is room, with their times below it. */
const Station = styled('div', { '@lg': { gridColumn: 2 } });

const DayCard = styled(Card, { '@lg': { gridColumn: 1, gridRow: '1 / span 2' } });

const Body = styled('div', { display: 'grid', gap: '$4', '& > *': { minInlineSize: 0 } });

const resolver = yupResolver(tireContact, { stripUnknown: true });
const nobody: TireContact = {
  firstName: '',
  lastName: '',
  email: '',
  phoneMobile: '',
  freeText: '',
};

/** When the wheels are changed, and who brings the car (TIRE-16). */
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
    defaultValues: nobody,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [told, setTold] = useState('');
  const [attempts, setAttempts] = useState(0);
  const focusNext = useSectionFocus();
  const formElement = useRef<HTMLFormElement>(null);

  const hasTimes = times.status === 'known' && times.found.length > 0;
  const hasNone = times.status === 'known' && times.found.length === 0;
  const isTimed = date !== null && (time !== null ? times.status !== 'failed' : hasNone);
  useContactStep(isTimed);
  const isComplete = isTimed && tireContact.isValidSync(form.watch());
  const isSent = isPending(state);

  const isTaken = sent?.outcome.state === 'refused' && sent.outcome.isTaken;
  const { tryAgain: askTimesAgain } = times;
  useEffect(() => {
    if (isTaken) askTimesAgain();
  }, [isTaken, askTimesAgain]);

  const send = form.handleSubmit(
    ({ freeText, ...customer }) => {
      if (date === null || !isTimed) return;
      const order = tireOrder({ regNo: vehicle.regNo, date, time }, customer, freeText);
      void sendOrder(vehicle.location.erpId, order, dispatch, onExpired);
    },
    () => setAttempts((count) => count + 1),
  );
  /** Who presses too early is told what is missing. */
  const press = () => {
    if (isSent || isBusy) return;
    if (date === null) return setTold(message('tireTellDay'));
    if (!isTimed) return setTold(message('tireTellTime'));
    setTold('');
    // Of the form, so that it goes through its own checks.
    formElement.current?.requestSubmit();
  };
  const choose = (day: string, chosenTime?: string) => {
    setTold('');
    if (chosenTime === undefined) dispatch({ type: 'dateChosen', date: day });
    else dispatch({ type: 'timeChosen', date: day, time: chosenTime });
    focusNext(chosenTime === undefined ? sections.times : sections.contact);
  };

  const isBookedOut = dates.status === 'known' && dates.found.length === 0;
  const hasDates = dates.status === 'known' && dates.found.length > 0;
  const station = <StationCard title={message('bookingWorkshop')} location={vehicle.location} />;
  return (
    <PageFrame title={message('tireBookingTitle')} width="full">
      {vehicle.nextChange && !isSent && (
        <BookedChange change={vehicle.nextChange} words={settings.words} isBookingAgain />
      )}
      {!hasDates && !isBookedOut && station}
      {dates.status === 'failed' && (
        <FaultNotice>
          <Text>{message('tireDatesFailed')}</Text>
          <Button type="button" variant="outline" size="small" onClick={dates.tryAgain}>
            {message('bookingTryAgain')}
          </Button>
        </FaultNotice>
      )}
      {isBookedOut && (
        <FaultNotice>
          <Text>{message('tireNoDates')}</Text>
          <StationLinks location={vehicle.location} />
        </FaultNotice>
      )}
      {hasDates && (
        <>
          {vehicle.lastChange && !isSent && (
            <SameAsLast
              {...flow}
              vehicle={vehicle}
              last={vehicle.lastChange}
              dates={dates.found}
              onFound={(day, found) => choose(day, found ?? undefined)}
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
                  words={settings.words}
                  today={today}
                  available={dates.found}
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
                words={settings.words}
                isLocked={isSent}
                onChoose={(chosen) => choose(date, chosen)}
              />
            )}
          </Columns>
          {date && isTimed && (
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
                  words={settings.words}
                  canChangeTime={hasTimes}
                  isLocked={isSent}
                />
              }
            />
          )}
        </>
      )}
      {sent?.outcome.state === 'refused' && (
        <FaultNotice>
          <Text tone="danger">{sent.outcome.said ?? message('tireFailed')}</Text>
        </FaultNotice>
      )}
      <div role="status">
        {sent?.outcome.state === 'unknown' && <Text weight="medium">{message('tireUnknown')}</Text>}
        {told && <Text>{told}</Text>}
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
          <Button type="button" aria-disabled={!isComplete || isSent || isBusy} onClick={press}>
            {message(isSent ? 'bookingConfirming' : 'tireConfirm')}
          </Button>
        )}
      </ButtonRow>
    </PageFrame>
  );
}

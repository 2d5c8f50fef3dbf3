import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { Details } from '../../design-system/components/Details/Details';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { BookedCar, BookingRequest, Workshop } from '../../domain/booking/booking.types';
import { bookingOrder } from '../../domain/booking/bookingOrder';
import { isSettled } from '../../domain/booking/bookingState';
import type { ChosenLocation } from '../../domain/booking/bookingState.types';
import { distanceBetween } from '../map/distance';
import { shortTime } from './calendarWords';
import { CustomerForm } from './CustomerForm';
import type { StepProps } from './step.types';
import { StepFrame } from './StepFrame';
import { TimeWeek } from './TimeWeek';
import { useDays } from './useDays';
import { useRefreshWhenTaken } from './useRefreshWhenTaken';
import { useTakenFocus } from './useTakenFocus';
import { useWorkshops } from './useWorkshops';
import { mondayOf } from './weeks';
import { WorkshopList, workshopOrders } from './WorkshopList';

const WorkshopMap = lazy(async () => ({ default: (await import('./WorkshopMap')).WorkshopMap }));

const Layout = styled('div', {
  display: 'grid',
  gap: '$5',
  '@xl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
});

const Column = styled('div', { display: 'grid', gap: '$4', minInlineSize: 0 });

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

export interface WorkshopStepProps extends StepProps {
  car: BookedCar;
  location: ChosenLocation;
  onConfirm: (request: BookingRequest) => void;
}

/** Step 4: where and when, and who books (BOOK-12 to 15, BOOK-44 to 46). */
export function WorkshopStep({ car, location, onConfirm, ...step }: WorkshopStepProps) {
  const { state, dispatch, settings } = step;
  const message = useMessages();
  const { workshop, time } = state.bookingInfo;
  const codes = Object.keys(state.services);
  // Whether what is shown was asked for here, and not left by a reload.
  const pressed = useRef(false);
  const press: typeof dispatch = (action) => {
    pressed.current = true;
    dispatch(action);
  };
  const isPressed = pressed.current;
  return (
    <StepFrame
      step={4}
      title={message('bookingWorkshopStep')}
      state={state}
      dispatch={dispatch}
      summary={null}
    >
      {workshop ? (
        <Times
          key={workshop.departmentId}
          {...{ car, codes, workshop, isPressed }}
          {...step}
          dispatch={press}
        >
          {time && (
            <CustomerForm
              isPressed={isPressed}
              outcome={state.bookingInfo.outcome}
              onConfirm={(customer, freeText) => {
                const order = bookingOrder(state, customer, freeText);
                if (order) onConfirm(order);
              }}
            />
          )}
        </Times>
      ) : (
        <Choices {...{ car, codes, location, settings, isPressed }} dispatch={press} />
      )}
    </StepFrame>
  );
}

type ChoicesProps = Pick<WorkshopStepProps, 'car' | 'location' | 'settings' | 'dispatch'> & {
  codes: readonly string[];
  isPressed: boolean;
};

function Choices({ car, location, codes, settings, isPressed, dispatch }: ChoicesProps) {
  const heading = useTakenFocus<HTMLHeadingElement>(isPressed);
  const [order, setOrder] = useState<0 | 1>(workshopOrders.nearest);
  const workshops = useWorkshops(car.registrationNumber, location, codes);
  const { found } = workshops;
  const listed = useMemo(() => sorted(found, order), [found, order]);
  const choose = (workshop: Workshop) => dispatch({ type: 'workshopChosen', workshop });
  const from = { lat: location.latitude, lng: location.longitude };
  return (
    <Layout>
      <Column>
        <WorkshopList
          {...{ heading, workshops, listed, order }}
          onOrder={setOrder}
          onChoose={choose}
          brand={car.brand}
          distanceTo={({ latitude: lat, longitude: lng }) => distanceBetween(from, { lat, lng })}
          words={settings.words}
        />
      </Column>
      {workshops.status !== 'none' && (
        <Suspense fallback={null}>
          <WorkshopMap
            workshops={listed}
            chosen={null}
            location={location}
            country={settings.country}
            mapsKey={settings.mapsKey}
            onChoose={choose}
          />
        </Suspense>
      )}
    </Layout>
  );
}

/** Nearest first as they came, or those that are free soonest. */
function sorted(found: readonly Workshop[], order: 0 | 1): readonly Workshop[] {
  if (order === workshopOrders.nearest) return found;
  const last = '9999';
  return found.toSorted((one, other) =>
    (one.firstTimeSlot ?? last).localeCompare(other.firstTimeSlot ?? last),
  );
}

type TimesProps = StepProps & {
  car: BookedCar;
  codes: readonly string[];
  workshop: Workshop;
  isPressed: boolean;
  children: ReactNode;
};

function Times({ car, codes, workshop, isPressed, ...rest }: TimesProps) {
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

import { useEffect, useState } from 'react';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { isSettled, steps, newBooking, reduceBooking } from '../../model/bookingState';
import { translateServices, withWorkshopPrices } from '../../model/displayedServices';
import { AddonsStep } from '../AddonsStep';
import { BookedPage } from '../BookedPage';
import { ServicesStep } from '../ServicesStep';
import type { BookingSettings } from '../step.types';
import { SummaryBar, SummaryPanel } from '../SummaryPanel';
import { useBookingEvents } from '../useBookingEvents';
import { useBooking, type BookingMachine } from '../useBooking';
import { useSendBooking } from '../useSendBooking';
import { useGuessedPlace } from '../useGuessedPlace';
import { useStepFocus } from '../useStepFocus';
import { useOfferings } from '../useOfferings';
import { VehicleStep } from '../VehicleStep';
import { useWorkshopPrices } from '../useWorkshopPrices';
import { WorkshopStep } from '../WorkshopStep';
import type { BookingAction, BookingState } from '../../../../domain/booking/bookingState.types';
import { serializeBooking, BOOKING_STORAGE_KEY } from '../../model/serializeBooking';
import { createBookingStore } from '../client/bookingStore';
import { logProblem } from '../../../../rendering/logProblem';
import { fetchBrandSupport } from '../client/fetchMechmate';

/**
 * Whether our workshops are authorised for a make (BOOK-05, BOOK-06, BOOK-70); undefined until it is known.
 */
function useAuthorised(brand: string | undefined): boolean | undefined {
  const [brandSupport, setBrandSupport] = useState<{ brand: string; isAuthorised: boolean }>();
  useEffect(() => {
    if (brand === undefined) return undefined;
    const controller = new AbortController();
    fetchBrandSupport(brand, controller.signal).then(
      (isAuthorised) => setBrandSupport({ brand, isAuthorised }),
      (error: unknown) => {
        if (!controller.signal.aborted) logProblem('warn', 'A make cannot be looked up', error);
      },
    );
    return () => controller.abort();
  }, [brand]);
  return brandSupport && brandSupport.brand === brand ? brandSupport.isAuthorised : undefined;
}

/** The reducer of the assistant, and its storage key. */
const assistantMachine: BookingMachine<BookingState, BookingAction> = {
  initialState: newBooking,
  reduce: reduceBooking,
  store: createBookingStore({
    name: BOOKING_STORAGE_KEY,
    write: serializeBooking,
    loadReader: async () => (await import('../../model/storedBooking')).readStoredBooking,
  }),
  getStep: ({ displayState }) => displayState,
  firstStep: steps.vehicle,
  createOpenAction: (step) => ({ type: 'opened', step }),
};

const Layout = styled('div', {
  display: 'grid',
  gap: '$5',
  alignItems: 'start',
  '@lg': { gridTemplateColumns: 'minmax(0, 1fr) $sizes$panel', gap: '$6' },
});

const Steps = styled('div', { display: 'grid', gap: '$4', minInlineSize: 0 });

const Intro = styled('div', { display: 'grid', gap: '$3', maxInlineSize: '$measure' });

export interface AssistantProps {
  settings: BookingSettings;
  /** Title that editors have set; if empty, the default message is used. */
  title: string;
}

/** Books a visit to a workshop in stacked steps. */
export function Assistant({ settings, title }: AssistantProps) {
  const message = useMessages();
  const { state, dispatch, isRestored, hasStoredState, restart } = useBooking(assistantMachine);
  const { car, location, bookingInfo, displayState } = state;
  const bookableCar = car?.isSupported ? car : undefined;
  const plate = bookableCar?.registrationNumber;
  useStepFocus(Math.max(displayState, steps.vehicle), isRestored);
  const services = useOfferings('services', plate, location);
  const addons = useOfferings('addons', plate, location);
  const isAuthorised = useAuthorised(bookableCar?.brand);
  const guessed = useGuessedPlace(settings.country);
  const { send, customer } = useSendBooking(bookingInfo, dispatch);
  const { workshop } = bookingInfo;
  const departmentId = workshop?.departmentId;
  const isPriced = bookingInfo.prices !== null;
  const codes = Object.keys(state.services);
  const prices = useWorkshopPrices(
    { plate, mileage: state.milage, departmentId, codes, isPriced },
    dispatch,
  );
  const displayedServices = translateServices(withWorkshopPrices(state), [
    ...(services.status === 'known' ? services.categories : []),
    ...(addons.status === 'known' ? addons.categories : []),
  ]);
  const [hasBegun, setHasBegun] = useState(false);

  // Without add-ons, or when they cannot be loaded, the step is skipped (BOOK-38).
  const hasNoAddons =
    addons.status === 'failed' || (addons.status === 'known' && addons.categories.length === 0);
  useEffect(() => {
    if (hasNoAddons && displayState === steps.addons) dispatch({ type: 'addonsMissing' });
  }, [hasNoAddons, displayState, dispatch]);

  /** Whose prices are shown; undefined for medians, which have a text of their own. */
  function describePrices(): string | undefined {
    if (workshop && isPriced)
      return fillIn(message('bookingWorkshopPrices'), { workshop: workshop.siteName });
    return prices.isFailed ? message('bookingPricesKept') : undefined;
  }

  const displayedState = { ...state, services: displayedServices };
  useBookingEvents(displayedState, { formName: 'booking', isRestored, hasStoredState });
  const priceNote = describePrices();

  const stepProps = { state: displayedState, dispatch, settings };
  const { outcome } = bookingInfo;
  if (outcome?.state === 'confirmed') {
    return (
      <BookedPage
        {...{ settings, priceNote, customer }}
        state={displayedState}
        answer={outcome.answer}
        onRestart={restart}
      />
    );
  }
  return (
    <Layout>
      <Steps onChange={() => !hasBegun && (setHasBegun(true), dispatch({ type: 'begun' }))}>
        <Intro aria-live="polite">
          <Heading level={2} size={3}>
            {bookableCar && isAuthorised !== undefined
              ? fillIn(message(isAuthorised ? 'bookingHasBrand' : 'bookingHasNoBrand'), {
                  brand: bookableCar.brand,
                })
              : title || message('bookingIntro')}
          </Heading>
          {!bookableCar && <Text color="muted">{message('bookingIntroText')}</Text>}
        </Intro>
        <VehicleStep
          key={String(hasStoredState)}
          {...stepProps}
          guessed={location ? undefined : guessed}
        />
        {!isSettled(state) && bookableCar && (
          <>
            <ServicesStep {...stepProps} services={services} hasAddons={!hasNoAddons} />
            <AddonsStep {...stepProps} addons={addons} />
          </>
        )}
        {bookableCar && location && (
          <WorkshopStep {...stepProps} car={bookableCar} location={location} onConfirm={send} />
        )}
      </Steps>
      <SummaryPanel state={displayedState} pattern={settings.pattern} priceNote={priceNote} />
      {bookableCar && (
        <SummaryBar state={displayedState} pattern={settings.pattern} priceNote={priceNote} />
      )}
    </Layout>
  );
}

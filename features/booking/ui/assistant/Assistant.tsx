import { useEffect, useState } from 'react';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { isSettled, steps, newBooking, nextBooking } from '../../model/bookingState';
import { namedServices, pricedServices } from '../../model/shownServices';
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
import { storeBooking, BOOKING_STORE } from '../../model/storeBooking';
import { bookingStore } from '../client/bookingStore';
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
  begin: newBooking,
  next: nextBooking,
  store: bookingStore({
    name: BOOKING_STORE,
    write: storeBooking,
    loadReader: async () => (await import('../../model/storedBooking')).readStoredBooking,
  }),
  stepOf: ({ displayState }) => displayState,
  firstStep: steps.vehicle,
  toOpen: (step) => ({ type: 'opened', step }),
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
  const bookable = car?.isSupported ? car : undefined;
  const plate = bookable?.registrationNumber;
  useStepFocus(Math.max(displayState, steps.vehicle), isRestored);
  const services = useOfferings('services', plate, location);
  const addons = useOfferings('addons', plate, location);
  const isAuthorised = useAuthorised(bookable?.brand);
  const guessed = useGuessedPlace(settings.country);
  const { send, customer } = useSendBooking(bookingInfo, dispatch);
  const { workshop } = bookingInfo;
  const departmentId = workshop?.departmentId;
  const isPriced = bookingInfo.prices !== null;
  const codes = Object.keys(state.services);
  const prices = useWorkshopPrices(
    { plate, mileage: state.milage, departmentId, codes, isPriced: isPriced },
    dispatch,
  );
  const namedServicesWithPrices = namedServices(pricedServices(state), [
    ...(services.status === 'known' ? services.categories : []),
    ...(addons.status === 'known' ? addons.categories : []),
  ]);
  const [hasBegun, setBegan] = useState(false);

  // Without add-ons, or when they cannot be loaded, the step is skipped (BOOK-38).
  const hasNoAddons =
    addons.status === 'failed' || (addons.status === 'known' && addons.categories.length === 0);
  useEffect(() => {
    if (hasNoAddons && displayState === steps.addons) dispatch({ type: 'addonsMissing' });
  }, [hasNoAddons, displayState, dispatch]);

  const displayedState = { ...state, services: namedServicesWithPrices };
  useBookingEvents(displayedState, { formName: 'booking', isRestored, hasStoredState });
  const priceNote =
    workshop && isPriced
      ? fillIn(message('bookingWorkshopPrices'), { workshop: workshop.siteName })
      : prices.isFailed
        ? message('bookingPricesKept')
        : undefined;

  const step = { state: displayedState, dispatch, settings };
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
      <Steps onChange={() => !hasBegun && (setBegan(true), dispatch({ type: 'begun' }))}>
        <Intro aria-live="polite">
          <Heading level={2} size={3}>
            {bookable && isAuthorised !== undefined
              ? fillIn(message(isAuthorised ? 'bookingHasBrand' : 'bookingHasNoBrand'), {
                  brand: bookable.brand,
                })
              : title || message('bookingIntro')}
          </Heading>
          {!bookable && <Text color="muted">{message('bookingIntroText')}</Text>}
        </Intro>
        <VehicleStep
          key={String(hasStoredState)}
          {...step}
          guessed={location ? undefined : guessed}
        />
        {!isSettled(state) && bookable && (
          <>
            <ServicesStep {...step} services={services} hasAddons={!hasNoAddons} />
            <AddonsStep {...step} addons={addons} />
          </>
        )}
        {bookable && location && (
          <WorkshopStep {...step} car={bookable} location={location} onConfirm={send} />
        )}
      </Steps>
      <SummaryPanel state={displayedState} pattern={settings.pattern} priceNote={priceNote} />
      {bookable && (
        <SummaryBar state={displayedState} pattern={settings.pattern} priceNote={priceNote} />
      )}
    </Layout>
  );
}

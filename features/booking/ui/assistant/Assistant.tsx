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
import { useConfirm } from '../useConfirm';
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
import { askBrand } from '../client/askMechmate';

/** Whether our workshops are authorised for a make (BOOK-05, BOOK-06, BOOK-70); undefined while that is not known. */
function useAuthorised(brand: string | undefined): boolean | undefined {
  const [known, setKnown] = useState<{ brand: string; isAuthorised: boolean }>();
  useEffect(() => {
    if (brand === undefined) return undefined;
    const leaving = new AbortController();
    askBrand(brand, leaving.signal).then(
      (isAuthorised) => setKnown({ brand, isAuthorised }),
      (error: unknown) => {
        if (!leaving.signal.aborted) logProblem('warn', 'A make cannot be looked up', error);
      },
    );
    return () => leaving.abort();
  }, [brand]);
  return known && known.brand === brand ? known.isAuthorised : undefined;
}

/** How the assistant goes on, and under which name a tab keeps it. */
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
  /** What editors call it; blank means the dictionary's text. */
  title: string;
}

/** Books a visit to a workshop in stacked steps (spec 3 §2.4, §4.4). */
export function Assistant({ settings, title }: AssistantProps) {
  const message = useMessages();
  const { state, dispatch, isRestored, isLeft, restart } = useBooking(assistantMachine);
  const { car, location, bookingInfo, displayState } = state;
  const bookable = car?.isSupported ? car : undefined;
  const plate = bookable?.registrationNumber;
  useStepFocus(Math.max(displayState, steps.vehicle), isRestored);
  const services = useOfferings('services', plate, location);
  const addons = useOfferings('addons', plate, location);
  const isAuthorised = useAuthorised(bookable?.brand);
  const guessed = useGuessedPlace(settings.country);
  const { send, customer } = useConfirm(bookingInfo, dispatch);
  const { workshop } = bookingInfo;
  const departmentId = workshop?.departmentId;
  const isPriced = bookingInfo.prices !== null;
  const codes = Object.keys(state.services);
  const prices = useWorkshopPrices(
    { plate, mileage: state.milage, departmentId, codes, isKnown: isPriced },
    dispatch,
  );
  const named = namedServices(pricedServices(state), [
    ...(services.status === 'known' ? services.categories : []),
    ...(addons.status === 'known' ? addons.categories : []),
  ]);
  const [began, setBegan] = useState(false);

  // Without add-ons, or when they cannot be told, the step is skipped (BOOK-38).
  const hasNoAddons =
    addons.status === 'failed' || (addons.status === 'known' && addons.categories.length === 0);
  useEffect(() => {
    if (hasNoAddons && displayState === steps.addons) dispatch({ type: 'addonsMissing' });
  }, [hasNoAddons, displayState, dispatch]);

  const shown = { ...state, services: named };
  useBookingEvents(shown, { formName: 'booking', isRestored, isLeft });
  const priceNote =
    workshop && isPriced
      ? fillIn(message('bookingWorkshopPrices'), { workshop: workshop.siteName })
      : prices.isFailed
        ? message('bookingPricesKept')
        : undefined;

  const step = { state: shown, dispatch, settings };
  const { outcome } = bookingInfo;
  if (outcome?.state === 'confirmed') {
    return (
      <BookedPage
        {...{ settings, priceNote, customer }}
        state={shown}
        answer={outcome.answer}
        onRestart={restart}
      />
    );
  }
  return (
    <Layout>
      <Steps onChange={() => !began && (setBegan(true), dispatch({ type: 'begun' }))}>
        <Intro aria-live="polite">
          <Heading level={2} size={3}>
            {bookable && isAuthorised !== undefined
              ? fillIn(message(isAuthorised ? 'bookingHasBrand' : 'bookingHasNoBrand'), {
                  brand: bookable.brand,
                })
              : title || message('bookingIntro')}
          </Heading>
          {!bookable && <Text tone="muted">{message('bookingIntroText')}</Text>}
        </Intro>
        <VehicleStep key={String(isLeft)} {...step} guessed={location ? undefined : guessed} />
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
      <SummaryPanel state={shown} pattern={settings.pattern} priceNote={priceNote} />
      {bookable && <SummaryBar state={shown} pattern={settings.pattern} priceNote={priceNote} />}
    </Layout>
  );
}

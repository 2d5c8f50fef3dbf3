import { useEffect, useRef } from 'react';
import { chosenVehicle } from '../model/tireHotelState';
import type { TireHotelState, TirePage } from '../model/tireHotelState.types';
import { trackEvent } from '../../../rendering/client/dataLayer';

/** Specified names of the steps, numbered from 1 (TRACK-12). */
const stepNames = [
  'phone validation',
  'validation code',
  'vehicle info',
  'time and place',
  'contact details',
  'complete booking',
];

/** Steps that are sent to the data layer, by their first pages (TRACK-12). The search is not a step. */
const steps: Readonly<Record<TirePage, number>> = {
  Search: 0,
  Login: 1,
  Validate: 2,
  LoggedIn: 3,
  Booking: 4,
  Confirmation: 6,
};

/** Step in which the contact details are requested. */
const CONTACT_STEP = 5;

/** Sends a step to the data layer, without personal data. */
const trackTireStep = (form_step: number): void =>
  trackEvent({
    event: 'form_interaction',
    form_name: 'tire_hotel',
    form_step,
    form_step_name: stepNames[form_step - 1] ?? '',
  });

/** Tracks the step of the contact details when their form appears. */
export function useContactStep(isShown: boolean): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) trackTireStep(CONTACT_STEP);
    wasShown.current = isShown;
  }, [isShown]);
}

/** Tracks each page that a visitor opens, and the booked change (TRACK-12, TRACK-13). */
export function useTireHotelEvents(state: TireHotelState, isRestored: boolean): void {
  const { page, confirmation } = state;
  const trackedPage = useRef<TirePage>(undefined);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });

  useEffect(() => {
    if (!isRestored) return;
    const isFirst = trackedPage.current === undefined;
    const isSame = trackedPage.current === page;
    trackedPage.current = page;
    // The page after a reload was already tracked.
    if (!isFirst && !isSame && steps[page] > 0) trackTireStep(steps[page]);
  }, [page, isRestored]);

  const tracked = useRef<{ booked: string | undefined }>(undefined);
  const bookingId = confirmation?.bookingConfirmationId;
  useEffect(() => {
    if (!isRestored) return;
    // A booking from before a reload was already tracked.
    const isNew = tracked.current !== undefined && bookingId !== undefined;
    if (isNew && bookingId !== tracked.current?.booked) trackPurchase(latest.current);
    tracked.current = { booked: bookingId ?? tracked.current?.booked };
  }, [bookingId, isRestored]);
}

function trackPurchase(state: TireHotelState): void {
  const { confirmation } = state;
  if (!confirmation) return;
  const item_id = chosenVehicle(state)?.productId ?? '';
  trackEvent({
    event: 'purchase',
    ecommerce: {
      transaction_id: confirmation.bookingConfirmationId,
      transaction_type: 'service booking',
      currency: 'SEK',
      value: 0,
      items: confirmation.services.map(({ name }) => ({
        item_id,
        item_name: name,
        price: 0,
        quantity: 1,
      })),
    },
  });
}

import { useEffect, useRef } from 'react';
import { chosenVehicle } from '../model/tireHotelState';
import type { TireHotelState, TirePage } from '../model/tireHotelState.types';
import { tellDataLayer } from '../../../rendering/client/dataLayer';

/** The document's names of the steps by their numbers, from 1 (TRACK-12). */
const stepNames = [
  'phone validation',
  'validation code',
  'vehicle info',
  'time and place',
  'contact details',
  'complete booking',
];

/** Steps that the data layer is told of, by the pages that they begin on (TRACK-12). The search is none. */
const steps: Readonly<Record<TirePage, number>> = {
  Search: 0,
  Login: 1,
  Validate: 2,
  LoggedIn: 3,
  Booking: 4,
  Confirmation: 6,
};

/** Somebody is asked for their contact details. */
const CONTACT_STEP = 5;

/** Tells the data layer of a step; of who takes it nothing is told. */
const tellTireStep = (form_step: number): void =>
  tellDataLayer({
    event: 'form_interaction',
    form_name: 'tire_hotel',
    form_step,
    form_step_name: stepNames[form_step - 1] ?? '',
  });

/** The contact form has appeared. */
export function useContactStep(isShown: boolean): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) tellTireStep(CONTACT_STEP);
    wasShown.current = isShown;
  }, [isShown]);
}

/** Tells the data layer of each page that a visitor comes to, and of the change that is booked (TRACK-12, TRACK-13). */
export function useTireHotelEvents(state: TireHotelState, isRestored: boolean): void {
  const { page, confirmation } = state;
  const told = useRef<TirePage>(undefined);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });

  useEffect(() => {
    if (!isRestored) return;
    const isFirst = told.current === undefined;
    const isSame = told.current === page;
    told.current = page;
    // Where a reload left off nobody has come just now.
    if (!isFirst && !isSame && steps[page] > 0) tellTireStep(steps[page]);
  }, [page, isRestored]);

  const known = useRef<{ booked: string | undefined }>(undefined);
  const booked = confirmation?.bookingConfirmationId;
  useEffect(() => {
    if (!isRestored) return;
    // What was booked before a reload was told then.
    const isNew = known.current !== undefined && booked !== undefined;
    if (isNew && booked !== known.current?.booked) tellPurchase(latest.current);
    known.current = { booked: booked ?? known.current?.booked };
  }, [booked, isRestored]);
}

function tellPurchase(state: TireHotelState): void {
  const { confirmation } = state;
  if (!confirmation) return;
  const item_id = chosenVehicle(state)?.productId ?? '';
  tellDataLayer({
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

import { useEffect, useRef } from 'react';
import type { BookingState } from '../../../domain/booking/bookingState.types';
import { bookingTotal, chargedPrice } from '../model/bookingTotal';
import { type FormInteractionEvent, tellDataLayer } from '../../../rendering/client/dataLayer';

/** Names of the steps by their numbers, from 1 (spec 3 §2.4). */
const stepNames = {
  booking: ['vehicle and place', 'services', 'add-ons', 'workshop and time', 'confirmation'],
  service_booking: [
    'registration number',
    'choose service',
    'choose addon',
    'time and place',
    'contact details',
    'complete booking',
  ],
} as const satisfies Partial<Record<FormInteractionEvent['form_name'], readonly string[]>>;

/** Tells the data layer of each step that a visitor comes to, and of the visit that is booked (BOOK-78). */
export function useBookingEvents(
  state: Pick<BookingState, 'displayState' | 'services' | 'car' | 'bookingInfo'>,
  {
    formName,
    isRestored,
    isLeft,
  }: { formName: keyof typeof stepNames; isRestored: boolean; isLeft: boolean },
): void {
  const { displayState, bookingInfo } = state;
  const told = useRef<number>(undefined);
  const latest = useRef(state);
  latest.current = state;
  const { outcome } = bookingInfo;
  const booked = outcome?.state === 'confirmed' ? outcome.answer.id : undefined;
  const bookedBefore = useRef<string>(undefined);

  useEffect(() => {
    if (!isRestored) return;
    const isFirst = told.current === undefined;
    if (told.current === displayState) return;
    told.current = displayState;
    // Where a reload left off nobody has come just now; before the first step there is none.
    if (isFirst && isLeft) bookedBefore.current = booked;
    else if (displayState > 0)
      tellDataLayer({
        event: 'form_interaction',
        form_name: formName,
        form_step: displayState,
        form_step_name: stepNames[formName][displayState - 1] ?? '',
      });
  }, [displayState, formName, isRestored, isLeft, booked]);

  useEffect(() => {
    if (!isRestored || booked === undefined || booked === bookedBefore.current) return;
    bookedBefore.current = booked;
    const { services, car } = latest.current;
    const hasAgreement = car?.hasServiceAgreement ?? false;
    const { total, withAgreement } = bookingTotal(latest.current);
    tellDataLayer({
      event: 'purchase',
      ecommerce: {
        transaction_id: booked,
        currency: 'SEK',
        value: withAgreement ?? total,
        // As they are charged: their sum is the value.
        items: Object.entries(services).map(([item_id, service]) => ({
          item_id,
          item_name: service.name,
          price: chargedPrice(service, hasAgreement),
          quantity: service.unit,
        })),
      },
    });
  }, [booked, isRestored]);
}

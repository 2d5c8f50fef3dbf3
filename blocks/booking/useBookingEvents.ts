import { useEffect, useRef } from 'react';
import type { BookingState } from '../../domain/booking/bookingState.types';
import { bookingTotal } from '../../domain/booking/bookingTotal';
import { type FormInteractionEvent, tellDataLayer } from '../client/dataLayer';

/** Tells the data layer of each step that a visitor comes to, and of the visit that is booked (BOOK-78). */
export function useBookingEvents(
  state: Pick<BookingState, 'displayState' | 'services' | 'car' | 'bookingInfo'>,
  {
    formName,
    isRestored,
    isLeft,
  }: { formName: FormInteractionEvent['form_name']; isRestored: boolean; isLeft: boolean },
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
      tellDataLayer({ event: 'form_interaction', form_name: formName, form_step: displayState });
  }, [displayState, formName, isRestored, isLeft, booked]);

  useEffect(() => {
    if (!isRestored || booked === undefined || booked === bookedBefore.current) return;
    bookedBefore.current = booked;
    const { services } = latest.current;
    const { total, withAgreement } = bookingTotal(latest.current);
    tellDataLayer({
      event: 'purchase',
      ecommerce: {
        transaction_id: booked,
        currency: 'SEK',
        value: withAgreement ?? total,
        items: Object.entries(services).map(([item_id, { name, price, unit }]) => ({
          item_id,
          item_name: name,
          price,
          quantity: unit,
        })),
      },
    });
  }, [booked, isRestored]);
}

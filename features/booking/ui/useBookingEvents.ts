import { useEffect, useRef } from 'react';
import type { BookingState } from '../../../domain/booking/bookingState.types';
import { bookingTotal, chargedPrice } from '../model/bookingTotal';
import { type FormInteractionEvent, trackEvent } from '../../../rendering/client/dataLayer';

/** Names of the steps by their numbers, from 1. */
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

/**
 * Sends an event to the data layer for each step that a visitor reaches, and for the booked visit (BOOK-78).
 */
export function useBookingEvents(
  state: Pick<BookingState, 'displayState' | 'services' | 'car' | 'bookingInfo'>,
  {
    formName,
    isRestored,
    hasStoredState,
  }: { formName: keyof typeof stepNames; isRestored: boolean; hasStoredState: boolean },
): void {
  const { displayState, bookingInfo } = state;
  const lastReported = useRef<number>(undefined);
  const latest = useRef(state);
  latest.current = state;
  const { outcome } = bookingInfo;
  const bookingId = outcome?.state === 'confirmed' ? outcome.answer.id : undefined;
  const lastReportedBooking = useRef<string>(undefined);

  useEffect(() => {
    if (!isRestored) return;
    const isFirst = lastReported.current === undefined;
    if (lastReported.current === displayState) return;
    lastReported.current = displayState;
    // A restored step was not reached just now; step 0 has no event.
    if (isFirst && hasStoredState) lastReportedBooking.current = bookingId;
    else if (displayState > 0)
      trackEvent({
        event: 'form_interaction',
        form_name: formName,
        form_step: displayState,
        form_step_name: stepNames[formName][displayState - 1] ?? '',
      });
  }, [displayState, formName, isRestored, hasStoredState, bookingId]);

  useEffect(() => {
    if (!isRestored || bookingId === undefined || bookingId === lastReportedBooking.current) return;
    lastReportedBooking.current = bookingId;
    const { services, car } = latest.current;
    const hasAgreement = car?.hasServiceAgreement ?? false;
    const { total, withAgreement } = bookingTotal(latest.current);
    trackEvent({
      event: 'purchase',
      ecommerce: {
        transaction_id: bookingId,
        currency: 'SEK',
        value: withAgreement ?? total,
        // Prices as charged, so that their sum is `value`.
        items: Object.entries(services).map(([item_id, service]) => ({
          item_id,
          item_name: service.name,
          price: chargedPrice(service, hasAgreement),
          quantity: service.unit,
        })),
      },
    });
  }, [bookingId, isRestored]);
}

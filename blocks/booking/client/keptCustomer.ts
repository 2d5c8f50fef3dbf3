import type { BookingCustomer } from '../../../domain/booking/booking.types';
import { eraseDraft, keepForLater, readDraft } from '../../form/client/drafts';

/** Form of whoever books, under whose name its draft is kept. */
export const CUSTOMER_FORM = 'booking';

/** Name under which the page of a booked visit keeps who booked it. */
const BOOKED = 'booked-visit';

/** The visit is booked, and the form's draft ends; who booked is kept until that page is left for a new booking. */
export function endCustomerDraft(): void {
  const draft = readDraft(CUSTOMER_FORM);
  eraseDraft(CUSTOMER_FORM);
  if (!draft) return;
  const { freeText: _, ...customer } = draft;
  keepForLater(BOOKED, customer);
}

/** Nothing of a booking is left for the next one. */
export function forgetCustomer(): void {
  eraseDraft(CUSTOMER_FORM);
  eraseDraft(BOOKED);
}

/** Who booked, as this tab keeps it; undefined where it keeps nothing. */
export function bookedCustomer(): BookingCustomer | undefined {
  const { firstName, lastName, phone, email } = readDraft(BOOKED) ?? {};
  const texts = [firstName, lastName, phone, email].map((text) =>
    typeof text === 'string' ? text.trim() : '',
  );
  if (texts.includes('')) return undefined;
  const [first = '', last = '', number = '', address = ''] = texts;
  return { firstName: first, lastName: last, phone: number, email: address };
}

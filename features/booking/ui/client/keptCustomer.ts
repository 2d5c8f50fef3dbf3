import type { BookingCustomer } from '../../../../domain/booking/booking.types';
import { eraseDraft, inTab, readDraft } from '../../../enquiries/ui/client/drafts';

/** Form of whoever books, under whose name its draft is kept. */
export const CUSTOMER_FORM = 'booking';

/** Where the tab keeps who booked, for the page of the booked visit. */
const BOOKED = 'booked-visit';

/** Whatever the storage holds: a person may have changed it. */
type KeptFields = Partial<Record<keyof BookingCustomer, unknown>>;

/** The visit is booked, and the form's draft ends; who booked is kept until that page is left for a new booking. */
export function endCustomerDraft(): void {
  const draft = readDraft(CUSTOMER_FORM);
  eraseDraft(CUSTOMER_FORM);
  if (!draft) return;
  const { freeText: _, ...customer } = draft;
  inTab((storage) => storage.setItem(BOOKED, JSON.stringify(customer)));
}

/** Nothing of a booking is left for the next one. */
export function forgetCustomer(): void {
  eraseDraft(CUSTOMER_FORM);
  inTab((storage) => storage.removeItem(BOOKED));
}

/** Who booked, as this tab keeps it; undefined where it keeps nothing. */
export function bookedCustomer(): BookingCustomer | undefined {
  const kept = inTab((storage) => JSON.parse(storage.getItem(BOOKED) ?? '{}') as KeptFields);
  const { firstName, lastName, phone, email } = kept ?? {};
  const texts = [firstName, lastName, phone, email].map((text) =>
    typeof text === 'string' ? text.trim() : '',
  );
  if (texts.includes('')) return undefined;
  const [first = '', last = '', number = '', address = ''] = texts;
  return { firstName: first, lastName: last, phone: number, email: address };
}

import type { BookingCustomer } from '../../../../domain/booking/booking.types';
import { eraseDraft, withTabStorage, readDraft } from '../../../enquiries/ui/client/drafts';

/** Name of the form with the contact details; its draft is stored under this name. */
export const CUSTOMER_FORM = 'booking';

/** Storage key of the contact details, for the page of the booked visit. */
const BOOKED_CUSTOMER_KEY = 'booked-visit';

/** Fields of the stored JSON, which may have any type: visitors can change the storage. */
type StoredFields = Partial<Record<keyof BookingCustomer, unknown>>;

/** Deletes the form's draft after booking; keeps the contact details for the page of the booked visit. */
export function endCustomerDraft(): void {
  const draft = readDraft(CUSTOMER_FORM);
  eraseDraft(CUSTOMER_FORM);
  if (!draft) return;
  const { freeText: _, ...customer } = draft;
  withTabStorage((storage) => storage.setItem(BOOKED_CUSTOMER_KEY, JSON.stringify(customer)));
}

/** Deletes all contact details before another booking. */
export function deleteCustomer(): void {
  eraseDraft(CUSTOMER_FORM);
  withTabStorage((storage) => storage.removeItem(BOOKED_CUSTOMER_KEY));
}

/** The contact details in the tab's storage; undefined when there are none. */
export function readBookedCustomer(): BookingCustomer | undefined {
  const storedText = withTabStorage(
    (storage) => JSON.parse(storage.getItem(BOOKED_CUSTOMER_KEY) ?? '{}') as StoredFields,
  );
  const { firstName, lastName, phone, email } = storedText ?? {};
  const texts = [firstName, lastName, phone, email].map((text) =>
    typeof text === 'string' ? text.trim() : '',
  );
  if (texts.includes('')) return undefined;
  const [first = '', last = '', number = '', address = ''] = texts;
  return { firstName: first, lastName: last, phone: number, email: address };
}

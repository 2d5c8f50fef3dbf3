import type { BookingCustomer } from '../../../domain/booking/booking.types';
import { readDraft } from '../../form/client/drafts';

/** Form of whoever books, under whose name its draft is kept. */
export const CUSTOMER_FORM = 'booking';

/** Who books, as the form keeps it for this tab; undefined where it keeps nothing. */
export function keptCustomer(): BookingCustomer | undefined {
  const { firstName, lastName, phone, email } = readDraft(CUSTOMER_FORM) ?? {};
  const texts = [firstName, lastName, phone, email].map((text) =>
    typeof text === 'string' ? text.trim() : '',
  );
  if (texts.includes('')) return undefined;
  const [first = '', last = '', number = '', address = ''] = texts;
  return { firstName: first, lastName: last, phone: number, email: address };
}

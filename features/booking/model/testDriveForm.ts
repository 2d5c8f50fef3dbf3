import { object, type InferType } from 'yup';
import { requiredText } from '../../../domain/forms/fields';
import { bookingCustomer } from '../../../domain/booking/bookingRequest';

/** What the form of a test drive asks for, checked in the browser; the server checks that the time is one as well. */
export const testDriveSchema = object({ time: requiredText() }).concat(bookingCustomer);

export type TestDriveValues = InferType<typeof testDriveSchema>;

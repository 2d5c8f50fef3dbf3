import { object, type InferType } from 'yup';
import { requiredText } from '../../../domain/forms/fields';
import { bookingCustomer } from '../../../domain/booking/bookingRequest';

/** Schema of the test drive form for the browser; the server checks the time as well. */
export const testDriveSchema = object({ time: requiredText() }).concat(bookingCustomer);

export type TestDriveValues = InferType<typeof testDriveSchema>;

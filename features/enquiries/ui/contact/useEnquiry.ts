import { yupResolver } from '@hookform/resolvers/yup';
import { carContactSchema, type CarContactValues } from '../../model/carContact';
import type { SubmittedForm } from '../../../../domain/forms/submittedForm';
import { type FormSubmission, useFormSubmission } from '../useFormSubmission';
import type { ContactCar } from './contactCar.types';
import { enquirySent, type SentEnquiry } from './sentEnquiry';

/** How often an enquiry is tried (spec 2 §7). */
const MAX_ATTEMPTS = 3;

const resolver = yupResolver(carContactSchema, { stripUnknown: true });

/** The state of the form about a car, and how it is sent: the page is told of what was. */
export function useEnquiry(
  formName: string,
  car: ContactCar,
  submitted: SubmittedForm | undefined,
): FormSubmission<CarContactValues> {
  return useFormSubmission<CarContactValues>({
    formName,
    resolver,
    context: { sellerRequired: car.sellers !== undefined },
    submitted,
    maxAttempts: MAX_ATTEMPTS,
    about: { car: { car_id: car.carId } },
    // The buttons of the page decide anew what is wished for.
    draft: { privateFields: ['quote', 'testDrive'], about: car.carId },
    onSent: ({ quote, testDrive }) => {
      document.dispatchEvent(
        new CustomEvent<SentEnquiry>(enquirySent, { detail: { quote, testDrive } }),
      );
    },
  });
}

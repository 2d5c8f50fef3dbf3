import { yupResolver } from '@hookform/resolvers/yup';
import { useCallback, useRef } from 'react';
import type { SubmittedForm } from '../../../../domain/forms/submittedForm';
import { carContactSchema, type CarContactValues } from '../../model/carContact';
import { PostedForm } from '../PostedForm';
import { type FormSubmission, useFormSubmission } from '../useFormSubmission';
import type { ContactCar } from './contactCar.types';
import { EnquiryFields, enquiryFields } from './EnquiryFields';
import { EnquirySent } from './EnquirySent';
import { useContactAnchor } from './useContactAnchor';
import { ENQUIRY_SENT_EVENT, type SentEnquiry } from './sentEnquiry';

/** Maximum number of attempts to send an enquiry. */
const MAX_ATTEMPTS = 3;

const resolver = yupResolver(carContactSchema, { stripUnknown: true });

const texts = {
  submit: 'contactSubmit',
  failure: 'contactFormError',
  invalid: 'contactInvalidInput',
  privacy: 'contactPrivacy',
} as const;

export interface SendEnquiryProps {
  formName: string;
  car: ContactCar;
  /** Values that were sent without JavaScript and rejected. */
  submitted?: SubmittedForm;
}

/** The form about a car: fields, errors, and the result of sending. */
export function SendEnquiry({ formName, car, submitted }: SendEnquiryProps) {
  const element = useRef<HTMLFormElement>(null);
  const enquiry = useEnquiry(formName, car, submitted);
  const { setValue } = enquiry.form;
  useContactAnchor(
    element,
    useCallback((name) => setValue(name, true), [setValue]),
  );
  return (
    <PostedForm
      ref={element}
      id="contact-form"
      submission={enquiry}
      fields={enquiryFields}
      firstField="name"
      hidden={{ carId: car.carId }}
      texts={texts}
      thanks={(heading, another) => (
        <EnquirySent car={car} heading={heading}>
          {another}
        </EnquirySent>
      )}
    >
      {(errors, values) => (
        <EnquiryFields form={enquiry.form} car={car} errors={errors} values={values} />
      )}
    </PostedForm>
  );
}

/** State and submission of the form about a car; the page receives an event for each sent enquiry. */
function useEnquiry(
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
    // The draft excludes these choices, because the page's buttons set them.
    draft: { privateFields: ['quote', 'testDrive'], about: car.carId },
    onSent: ({ quote, testDrive }) => {
      document.dispatchEvent(
        new CustomEvent<SentEnquiry>(ENQUIRY_SENT_EVENT, { detail: { quote, testDrive } }),
      );
    },
  });
}

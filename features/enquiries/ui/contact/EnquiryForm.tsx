import { useCallback, useRef } from 'react';
import type { SubmittedForm } from '../../../../domain/forms/submittedForm';
import { PostedForm } from '../PostedForm';
import type { ContactCar } from './contactCar.types';
import { EnquiryFields, enquiryFields } from './EnquiryFields';
import { EnquirySent } from './EnquirySent';
import { useContactAnchor } from './useContactAnchor';
import { useEnquiry } from './useEnquiry';

const texts = {
  submit: 'contactSubmit',
  failure: 'contactFormError',
  invalid: 'contactInvalidInput',
  privacy: 'contactPrivacy',
} as const;

export interface EnquiryFormProps {
  formName: string;
  car: ContactCar;
  /** What was sent without script and could not be taken. */
  submitted?: SubmittedForm;
}

/** The form about a car: fields, what is wrong with them, and what became of the enquiry (spec 2 §4). */
export function EnquiryForm({ formName, car, submitted }: EnquiryFormProps) {
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
      {(faults, values) => (
        <EnquiryFields form={enquiry.form} car={car} faults={faults} values={values} />
      )}
    </PostedForm>
  );
}

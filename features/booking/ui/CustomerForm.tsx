import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { object, type InferType } from 'yup';
import { Button } from '../../../design-system/components/Button/Button';
import { FormErrorSummary } from '../../../design-system/components/FormErrorSummary/FormErrorSummary';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { BookingCustomer } from '../../../domain/booking/booking.types';
import { bookingCustomer } from '../../../domain/booking/bookingRequest';
import { MAX_MESSAGE_CHARACTERS } from '../../../domain/booking/limits';
import type { Outcome } from '../../../domain/booking/bookingState.types';
import { optionalText } from '../../../domain/forms/fields';
import { CustomerFields } from '../../enquiries/ui/ContactFields';
import { useErrorList, useFields } from '../../enquiries/ui/useFields';
import type { FormFields } from '../../enquiries/ui/formFields.types';
import { useDraft } from '../../enquiries/ui/useDraft';
import { useErrorTexts } from '../../enquiries/ui/useErrorTexts';
import { fieldName } from '../../enquiries/ui/fieldName';
import { CUSTOMER_FORM } from './client/keptCustomer';
import { OutcomeNotice } from './OutcomeNotice';
import { Counter } from './OfferingExtras';
import { useFocusAfterPress } from './useFocusAfterPress';

const schema = object({ freeText: optionalText(MAX_MESSAGE_CHARACTERS) }).concat(bookingCustomer);
type Values = InferType<typeof schema>;

const resolver = yupResolver(schema, { stripUnknown: true });

const fields: FormFields<Values> = {
  firstName: { id: 'booking-first-name', label: 'bookingFirstName' },
  lastName: { id: 'booking-last-name', label: 'bookingLastName' },
  phone: { id: 'booking-phone', label: 'contactPhone', formatHint: 'contactFaultPhone' },
  email: { id: 'booking-email', label: 'contactEmail', formatHint: 'contactFaultEmail' },
  freeText: { id: 'booking-message', label: 'bookingMessage' },
};

const Form = styled('form', { display: 'grid', gap: '$5', scrollMarginBlock: '$8' });

export interface CustomerFormProps {
  /** Whether it has its own heading. */
  hasHeading?: boolean;
  /** Whether a press opened the form, which then takes the focus from the pressed button. */
  isPressed: boolean;
  outcome: Outcome | null;
  /** Label of the button, which books the visit or leads to a final check. */
  submit: 'bookingConfirm' | 'bookingContinue';
  /** Leads back to the free times, if the chosen one has been taken. */
  onOtherTime?: () => void;
  onConfirm: (customer: BookingCustomer, freeText: string) => void;
}

/** Contact details (BOOK-15, BOOK-58 to 61), and the outcome of a booking that is not made yet (BOOK-97). */
export function CustomerForm(props: CustomerFormProps) {
  const { hasHeading = true, isPressed, outcome, submit, onOtherTime, onConfirm } = props;
  const message = useMessages();
  const heading = useFocusAfterPress<HTMLHeadingElement>(isPressed);
  const [attempts, setAttempts] = useState(0);
  const form = useForm<Values>({ resolver, reValidateMode: 'onSubmit', shouldFocusError: false });
  const draft = useDraft(CUSTOMER_FORM, form, { privateFields: [] });
  const errors = useErrorTexts(fields, form.formState.errors, undefined);
  const errorList = useErrorList(fields, errors);
  const control = useFields(form, fields, errors);
  const isBusy = outcome?.state === 'sending' || outcome?.state === 'unknown';
  const field = (name: keyof Values) => ({ ...control(name), readOnly: isBusy });

  const confirm = form.handleSubmit(
    ({ freeText, ...customer }) => onConfirm(customer, freeText),
    () => setAttempts((count) => count + 1),
  );
  return (
    <Form
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        if (isBusy) return event.preventDefault();
        void confirm(event);
      }}
      onChange={({ target }) => {
        form.clearErrors(fieldName<Values>(target));
        draft.save();
      }}
    >
      {hasHeading && (
        <Heading ref={heading} level={3} size={5} tabIndex={-1}>
          {message('bookingContact')}
        </Heading>
      )}
      {errorList.length > 0 && (
        <FormErrorSummary key={attempts} title={message('bookingInvalid')} errors={errorList} />
      )}
      <CustomerFields
        firstName={field('firstName')}
        lastName={field('lastName')}
        phone={field('phone')}
        email={field('email')}
      />
      <TextArea
        {...field('freeText')}
        placeholder={message('bookingMessagePlaceholder')}
        rows={2}
        maxLength={MAX_MESSAGE_CHARACTERS}
        aria-describedby="booking-message-count"
        optional
      />
      <Counter id="booking-message-count" count={(form.watch('freeText') ?? '').length} />
      <div>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy && <Spinner aria-hidden />}
          {message(isBusy ? 'bookingConfirming' : submit)}
        </Button>
      </div>
      <OutcomeNotice outcome={outcome} onOtherTime={onOtherTime} />
      <Text size="small" color="muted">
        {message('bookingPrivacy')}
      </Text>
    </Form>
  );
}

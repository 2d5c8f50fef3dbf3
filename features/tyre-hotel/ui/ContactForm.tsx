import type { FormEventHandler, ReactNode, Ref } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Card } from '../../../design-system/components/Card/Card';
import { FormErrorSummary } from '../../../design-system/components/FormErrorSummary/FormErrorSummary';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Text } from '../../../design-system/components/Text/Text';
import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { MAX_MESSAGE_CHARACTERS } from '../../../domain/tireHotel/limits';
import { cleanMobile } from '../../../domain/tireHotel/tireBookingRequest';
import type { TireContact } from '../model/tireContact';
import type { FormFields } from '../../enquiries/ui/formFields.types';
import { FieldPair } from '../../enquiries/ui/FieldPair';
import { useErrorTexts } from '../../enquiries/ui/useErrorTexts';
import { useErrorList, useFields } from '../../enquiries/ui/useFields';
import { fieldName } from '../../enquiries/ui/fieldName';
import { sections } from './useSectionFocus';

const fields: FormFields<TireContact> = {
  firstName: { id: 'tire-first-name', label: 'bookingFirstName' },
  lastName: { id: 'tire-last-name', label: 'bookingLastName' },
  phoneMobile: { id: 'tire-mobile', label: 'tireMobile', formatHint: 'tireMobileFault' },
  email: { id: 'tire-email', label: 'contactEmail', formatHint: 'contactFaultEmail' },
  freeText: { id: 'tire-comment', label: 'tireComment' },
};

const Form = styled('form', { display: 'grid', gap: '$5', scrollMarginBlock: '$8' });

export interface ContactFormProps {
  form: UseFormReturn<TireContact>;
  /** Number of invalid submissions; each one moves the focus to the summary of errors. */
  attempts: number;
  /** Whether the values are read-only. */
  isLocked: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Shows the chosen time. */
  chosen: ReactNode;
  ref: Ref<HTMLFormElement>;
}

/** Contact details of the visitor (TIRE-56 to 58). Not stored, because the computer may be shared. */
export function ContactForm({ form, attempts, isLocked, onSubmit, chosen, ref }: ContactFormProps) {
  const message = useMessages();
  const errors = useErrorTexts(fields, form.formState.errors, undefined);
  const errorList = useErrorList(fields, errors);
  const control = useFields(form, fields, errors);
  const field = (name: keyof TireContact) => ({ ...control(name), readOnly: isLocked });
  return (
    <Card>
      <Form
        ref={ref}
        noValidate
        aria-labelledby={sections.contact}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLocked) onSubmit(event);
        }}
        onChange={({ target }) => {
          form.clearErrors(fieldName<TireContact>(target));
        }}
      >
        <div>
          <Heading id={sections.contact} level={3} size={5} tabIndex={-1}>
            {message('tireContact')}
          </Heading>
          <Text size="small" color="muted">
            {message('tireRequired')}
          </Text>
        </div>
        {chosen}
        {errorList.length > 0 && (
          <FormErrorSummary key={attempts} title={message('bookingInvalid')} errors={errorList} />
        )}
        <FieldPair>
          <TextField {...field('firstName')} autoComplete="given-name" required />
          <TextField {...field('lastName')} autoComplete="family-name" required />
          <TextField
            {...field('phoneMobile')}
            type="tel"
            autoComplete="tel"
            // Runs before the form reads the value: only digits and plus are allowed (TIRE-56).
            onInput={({ currentTarget }) => {
              const allowedText = cleanMobile(currentTarget.value);
              if (allowedText !== currentTarget.value) currentTarget.value = allowedText;
            }}
            required
          />
          <TextField {...field('email')} type="email" autoComplete="email" required />
        </FieldPair>
        <TextArea {...field('freeText')} rows={2} maxLength={MAX_MESSAGE_CHARACTERS} optional />
        {/* Enter in a field submits a form only if it has a submit button. */}
        <button type="submit" hidden />
        <Text size="small" color="muted">
          {message('tirePrivacy')}
        </Text>
      </Form>
    </Card>
  );
}

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
import { MAX_FREE_TEXT } from '../../../domain/tireHotel/limits';
import { typedMobile } from '../../../domain/tireHotel/tireBookingRequest';
import type { TireContact } from '../model/tireContact';
import type { FormFields } from '../../enquiries/ui/formFields.types';
import { Pair } from '../../enquiries/ui/Pair';
import { useFaultTexts } from '../../enquiries/ui/useFaultTexts';
import { useFaultList, useFields } from '../../enquiries/ui/useFields';
import { fieldName } from '../../enquiries/ui/fieldName';
import { sections } from './useSectionFocus';

const fields: FormFields<TireContact> = {
  firstName: { id: 'tire-first-name', label: 'bookingFirstName' },
  lastName: { id: 'tire-last-name', label: 'bookingLastName' },
  phoneMobile: { id: 'tire-mobile', label: 'tireMobile', pattern: 'tireMobileFault' },
  email: { id: 'tire-email', label: 'contactEmail', pattern: 'contactFaultEmail' },
  freeText: { id: 'tire-comment', label: 'tireComment' },
};

const Form = styled('form', { display: 'grid', gap: '$5', scrollMarginBlock: '$8' });

export interface ContactFormProps {
  form: UseFormReturn<TireContact>;
  /** Attempts to send that were not valid: the summary of errors takes the focus at each. */
  attempts: number;
  /** What is filled in can be read, not changed. */
  isLocked: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The time that was chosen. */
  chosen: ReactNode;
  ref: Ref<HTMLFormElement>;
}

/** Who brings the car (TIRE-56 to 58). What is typed is kept nowhere: the computer may be shared. */
export function ContactForm({ form, attempts, isLocked, onSubmit, chosen, ref }: ContactFormProps) {
  const message = useMessages();
  const faults = useFaultTexts(fields, form.formState.errors, undefined);
  const wrong = useFaultList(fields, faults);
  const control = useFields(form, fields, faults);
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
          <Text size="small" tone="muted">
            {message('tireRequired')}
          </Text>
        </div>
        {chosen}
        {wrong.length > 0 && (
          <FormErrorSummary key={attempts} title={message('bookingInvalid')} errors={wrong} />
        )}
        <Pair>
          <TextField {...field('firstName')} autoComplete="given-name" required />
          <TextField {...field('lastName')} autoComplete="family-name" required />
          <TextField
            {...field('phoneMobile')}
            type="tel"
            autoComplete="tel"
            // Before the form reads it: only digits and plus are kept (TIRE-56).
            onInput={({ currentTarget }) => {
              const kept = typedMobile(currentTarget.value);
              if (kept !== currentTarget.value) currentTarget.value = kept;
            }}
            required
          />
          <TextField {...field('email')} type="email" autoComplete="email" required />
        </Pair>
        <TextArea {...field('freeText')} rows={2} maxLength={MAX_FREE_TEXT} optional />
        {/* Enter in a field sends the form where it has a button of its own alone. */}
        <button type="submit" hidden />
        <Text size="small" tone="muted">
          {message('tirePrivacy')}
        </Text>
      </Form>
    </Card>
  );
}

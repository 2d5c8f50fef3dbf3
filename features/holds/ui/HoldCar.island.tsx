import { Button } from '../../../design-system/components/Button/Button';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { FormErrorSummary } from '../../../design-system/components/FormErrorSummary/FormErrorSummary';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { fillIn, useMessages } from '../../../design-system/messages';
import type { SubmittedForm } from '../../../domain/forms/submittedForm';
import { HOLD_RETENTION_DAYS } from '../../../domain/holds/carHold';
import { holdSchema, type HoldValues } from '../model/holdForm';
import { ErrorNotice } from '../../enquiries/ui/ErrorNotice';
import { CarFormHiddenFields } from '../../enquiries/ui/CarFormHiddenFields';
import { prefillForm } from '../../enquiries/ui/client/drafts';
import { PhoneField } from '../../enquiries/ui/ContactFields';
import { EmailField } from '../../enquiries/ui/EmailField';
import { useFields } from '../../enquiries/ui/useFields';
import type { FormFields } from '../../enquiries/ui/formFields.types';
import { useValidatedForm } from '../../enquiries/ui/useValidatedForm';
import { keysOf } from '../../../domain/typedKeys';

const fields: FormFields<HoldValues> = {
  name: { id: 'hold-name', label: 'holdName' },
  phone: { id: 'hold-phone', label: 'holdPhone', formatHint: 'contactFaultPhone' },
  email: { id: 'hold-email', label: 'holdEmail', formatHint: 'contactFaultEmail' },
  consent: { id: 'hold-consent', label: 'holdConsent' },
};

export interface HoldCarProps {
  carId: string;
  /** UUID of the hold to create. */
  holdKey: string;
  /** Name of the form for an enquiry to the car's seller. */
  enquiryForm: string;
  /** Values that were sent and rejected. */
  submitted: SubmittedForm | undefined;
}

/** Form for the holder's data. Script validates it; the browser posts it. */
export function HoldCar({ carId, holdKey, enquiryForm, submitted }: HoldCarProps) {
  const message = useMessages();
  const {
    form,
    errors,
    invalidAttempts: attempts,
    formProps,
  } = useValidatedForm<HoldValues>({
    schema: holdSchema,
    fields,
    submitted,
    // Prefills the enquiry form of the car's page, for a test drive.
    onSend: ({ name, phone, email }) =>
      prefillForm(`${enquiryForm}:${carId}`, { name, phone, email }),
  });
  const errorList = keysOf(errors).map((name) => ({
    fieldId: fields[name].id,
    error: name === 'consent' ? errors[name] : `${message(fields[name].label)}: ${errors[name]}`,
  }));
  const control = useFields(form, fields, errors);
  const field = (name: keyof HoldValues) => ({
    ...control(name),
    label: fillIn(message(fields[name].label), { days: HOLD_RETENTION_DAYS }),
    required: true,
  });

  return (
    <form {...formProps} action="/api/holds">
      <CarFormHiddenFields carId={carId} formKey={holdKey} />
      <Stack gap={5}>
        {errorList.length > 0 && (
          <FormErrorSummary key={attempts} title={message('holdInvalid')} errors={errorList} />
        )}
        {submitted?.failed && (
          <ErrorNotice>
            <Text>{message('holdFailing')}</Text>
          </ErrorNotice>
        )}
        <TextField {...field('name')} autoComplete="name" defaultValue={submitted?.values.name} />
        <PhoneField {...field('phone')} defaultValue={submitted?.values.phone} />
        <EmailField {...field('email')} defaultValue={submitted?.values.email} />
        <Checkbox {...field('consent')} defaultChecked={submitted?.values.consent !== undefined} />
        <div>
          <Button type="submit">{message('holdSubmit')}</Button>
        </div>
      </Stack>
    </form>
  );
}

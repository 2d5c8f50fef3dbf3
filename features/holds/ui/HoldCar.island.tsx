import { Button } from '../../../design-system/components/Button/Button';
import { Checkbox } from '../../../design-system/components/Checkbox/Checkbox';
import { FormErrorSummary } from '../../../design-system/components/FormErrorSummary/FormErrorSummary';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { fillIn, useMessages } from '../../../design-system/messages';
import type { SubmittedForm } from '../../../domain/forms/submittedForm';
import { HOLD_KEPT_DAYS } from '../../../domain/holds/carHold';
import { holdSchema, type HoldValues } from '../model/holdForm';
import { FaultNotice } from '../../enquiries/ui/FaultNotice';
import { SentFields } from '../../enquiries/ui/SentFields';
import { keepForLater } from '../../enquiries/ui/client/drafts';
import { PhoneField } from '../../enquiries/ui/ContactFields';
import { EmailField } from '../../enquiries/ui/EmailField';
import { useFields } from '../../enquiries/ui/useFields';
import type { FormFields } from '../../enquiries/ui/formFields.types';
import { useSentForm } from '../../enquiries/ui/useSentForm';
import { keysOf } from '../../../domain/typedKeys';

const fields: FormFields<HoldValues> = {
  name: { id: 'hold-name', label: 'holdName' },
  phone: { id: 'hold-phone', label: 'holdPhone', pattern: 'contactFaultPhone' },
  email: { id: 'hold-email', label: 'holdEmail', pattern: 'contactFaultEmail' },
  consent: { id: 'hold-consent', label: 'holdConsent' },
};

export interface HoldCarProps {
  carId: string;
  /** UUID of the hold that it makes. */
  holdKey: string;
  /** Name of the form that the seller of the car is asked by. */
  enquiryForm: string;
  /** What was sent and could not be taken. */
  submitted: SubmittedForm | undefined;
}

/** Who asks to hold the car. Where there is script it says itself what is wrong, and is then sent as any form is. */
export function HoldCar({ carId, holdKey, enquiryForm, submitted }: HoldCarProps) {
  const message = useMessages();
  const { form, faults, attempts, formProps } = useSentForm<HoldValues>({
    schema: holdSchema,
    fields,
    submitted,
    // Whoever asks for a test drive by the form of the car's page need not type it again.
    onSend: ({ name, phone, email }) =>
      keepForLater(`${enquiryForm}:${carId}`, { name, phone, email }),
  });
  const wrong = keysOf(faults).map((name) => ({
    field: fields[name].id,
    error: name === 'consent' ? faults[name] : `${message(fields[name].label)}: ${faults[name]}`,
  }));
  const control = useFields(form, fields, faults);
  const field = (name: keyof HoldValues) => ({
    ...control(name),
    label: fillIn(message(fields[name].label), { days: HOLD_KEPT_DAYS }),
    required: true,
  });

  return (
    <form {...formProps} action="/api/holds">
      <SentFields carId={carId} formKey={holdKey} />
      <Stack gap={5}>
        {wrong.length > 0 && (
          <FormErrorSummary key={attempts} title={message('holdInvalid')} errors={wrong} />
        )}
        {submitted?.failed && (
          <FaultNotice>
            <Text>{message('holdFailing')}</Text>
          </FaultNotice>
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

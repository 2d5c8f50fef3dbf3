import { yupResolver } from '@hookform/resolvers/yup';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../design-system/components/Button/Button';
import { Checkbox } from '../../design-system/components/Checkbox/Checkbox';
import { FormErrorSummary } from '../../design-system/components/FormErrorSummary/FormErrorSummary';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { TextField } from '../../design-system/components/TextField/TextField';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../design-system/messages';
import { useHydrated } from '../../design-system/useHydrated';
import { typedPhonePattern } from '../../domain/forms/fields';
import type { SubmittedForm } from '../../domain/forms/submittedForm';
import { HOLD_KEPT_DAYS, type HoldProblem } from '../../domain/holds/carHold';
import { holdSchema, type HoldValues } from '../../domain/holds/holdForm';
import { FaultNotice } from '../booking/FaultNotice';
import { keepForLater } from '../form/client/drafts';
import { EmailField } from '../form/EmailField';
import type { FormFields } from '../form/formFields.types';
import { useFaultTexts } from '../form/useFaultTexts';
import { usePageInfo } from '../pageInfo';

const fields: FormFields<HoldValues> = {
  name: { id: 'hold-name', label: 'holdName' },
  phone: { id: 'hold-phone', label: 'holdPhone', pattern: 'contactFaultPhone' },
  email: { id: 'hold-email', label: 'holdEmail', pattern: 'contactFaultEmail' },
  consent: { id: 'hold-consent', label: 'holdConsent' },
};

const problems = { limit: 'holdLimit', repeated: 'holdRepeated' } as const;

const resolver = yupResolver(holdSchema);

export interface HoldFormProps {
  carId: string;
  /** UUID of the hold that it makes. */
  holdKey: string;
  /** Name of the form that the seller of the car is asked by. */
  enquiryForm: string;
  problem: HoldProblem | undefined;
  /** What was sent and could not be taken. */
  submitted: SubmittedForm | undefined;
}

/** Who holds the car. Where there is script it says itself what is wrong, and is then sent as any form is. */
export function HoldForm({ carId, holdKey, enquiryForm, problem, submitted }: HoldFormProps) {
  const message = useMessages();
  const hydrated = useHydrated();
  const { language } = usePageInfo();
  const [attempts, setAttempts] = useState(0);
  const [isChanged, setIsChanged] = useState(false);
  const form = useForm<HoldValues>({
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const known = isChanged || attempts > 0 ? undefined : submitted;
  const faults = useFaultTexts(fields, form.formState.errors, known);
  const wrong = (Object.keys(faults) as (keyof HoldValues)[]).map((name) => ({
    field: fields[name].id,
    error: name === 'consent' ? faults[name] : `${message(fields[name].label)}: ${faults[name]}`,
  }));
  const field = (name: keyof HoldValues) => ({
    ...form.register(name),
    id: fields[name].id,
    label: fillIn(message(fields[name].label), { days: HOLD_KEPT_DAYS }),
    error: faults[name],
    required: true,
  });

  function send(event: FormEvent<HTMLFormElement>): void {
    const { currentTarget } = event;
    // What is wrong is shown; nothing here rejects.
    void form.handleSubmit(
      ({ name, phone, email }) => {
        // Whoever asks for a test drive by the form of the car's page need not type it again.
        keepForLater(`${enquiryForm}:${carId}`, { name, phone, email });
        currentTarget.submit();
      },
      () => setAttempts((count) => count + 1),
    )(event);
  }

  return (
    <form
      method="post"
      action="/api/holds"
      noValidate={hydrated}
      onSubmit={send}
      onChange={({ target }) => {
        form.clearErrors((target as unknown as HTMLInputElement).name as keyof HoldValues);
        setIsChanged(true);
      }}
    >
      <input type="hidden" name="car" value={carId} />
      <input type="hidden" name="key" value={holdKey} />
      <input type="hidden" name="language" value={language} />
      <VisuallyHidden aria-hidden>
        <input name="website" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      <Stack gap={5}>
        {wrong.length > 0 && (
          <FormErrorSummary key={attempts} title={message('holdInvalid')} errors={wrong} />
        )}
        {problem && (
          <FaultNotice>
            <Text>{message(problems[problem])}</Text>
          </FaultNotice>
        )}
        <TextField {...field('name')} autoComplete="name" defaultValue={submitted?.values.name} />
        <TextField
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          pattern={typedPhonePattern}
          defaultValue={submitted?.values.phone}
        />
        <EmailField {...field('email')} defaultValue={submitted?.values.email} />
        <Checkbox {...field('consent')} defaultChecked={submitted?.values.consent !== undefined} />
        <div>
          <Button type="submit">{message('holdSubmit')}</Button>
        </div>
      </Stack>
    </form>
  );
}

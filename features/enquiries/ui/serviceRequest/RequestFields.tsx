import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../../../design-system/components/Checkbox/Checkbox';
import { TextArea } from '../../../../design-system/components/TextArea/TextArea';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { styled } from '../../../../design-system/stitches';
import { MAX_CHARACTERS } from '../../../../domain/forms/fields';
import { mileageUnitText } from '../../../../domain/search/mileageUnit';
import { lastServiceDay, type ServiceRequestValues } from '../../model/serviceRequest';
import { ContactFields } from '../ContactFields';
import { FieldPair } from '../FieldPair';
import { useFields } from '../useFields';
import type { ErrorTexts } from '../useErrorTexts';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { serviceRequestFields } from './serviceRequestFields';
import { useToday } from './useToday';

const CheckboxList = styled('div', { display: 'grid', gap: '$3' });

interface RequestFieldsProps {
  form: UseFormReturn<ServiceRequestValues>;
  errors: ErrorTexts<ServiceRequestValues>;
  /** ISO day in Norway when the page was rendered. */
  today: string;
  newsletterRequired: boolean;
}

/** Vehicle, day, contact details and consents. */
export function RequestFields({ form, errors, today, newsletterRequired }: RequestFieldsProps) {
  const { mileageUnit, language } = usePageInfo();
  const earliestDay = useToday(today);
  const { defaultValues } = form.formState;
  const control = useFields(form, serviceRequestFields, errors);
  const field = (name: keyof ServiceRequestValues) => ({
    ...control(name),
    defaultValue: String(defaultValues?.[name] ?? ''),
  });
  return (
    <>
      <TextArea {...field('description')} rows={3} optional />
      <FieldPair>
        <TextField
          {...field('regno')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CHARACTERS.plate}
          required
        />
        <TextField
          {...field('milage')}
          inputMode="numeric"
          autoComplete="off"
          end={mileageUnitText(mileageUnit, language)}
          optional
        />
      </FieldPair>
      <TextField
        {...field('date')}
        type="date"
        min={earliestDay}
        max={lastServiceDay(earliestDay)}
        required
      />
      <ContactFields
        name={field('customerName')}
        phone={field('customerPhone')}
        email={field('customerEmail')}
      />
      <TextArea {...field('other')} rows={3} optional />
      <CheckboxList>
        <Checkbox {...control('gdpr')} defaultChecked={defaultValues?.gdpr} required />
        <Checkbox
          {...control('newsletter')}
          defaultChecked={defaultValues?.newsletter}
          required={newsletterRequired}
        />
      </CheckboxList>
    </>
  );
}

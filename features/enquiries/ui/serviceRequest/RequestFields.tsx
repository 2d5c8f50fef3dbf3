import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../../../design-system/components/Checkbox/Checkbox';
import { TextArea } from '../../../../design-system/components/TextArea/TextArea';
import { TextField } from '../../../../design-system/components/TextField/TextField';
import { styled } from '../../../../design-system/stitches';
import { MAX_LENGTH } from '../../../../domain/forms/fields';
import { mileageUnitText } from '../../../../domain/search/mileageUnit';
import { lastServiceDay, type ServiceRequestValues } from '../../model/serviceRequest';
import { ContactFields } from '../ContactFields';
import { Pair } from '../Pair';
import { useFields } from '../useFields';
import type { FaultTexts } from '../useFaultTexts';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { serviceRequestFields } from './serviceRequestFields';
import { useToday } from './useToday';

const Ticks = styled('div', { display: 'grid', gap: '$3' });

interface RequestFieldsProps {
  form: UseFormReturn<ServiceRequestValues>;
  faults: FaultTexts<ServiceRequestValues>;
  /** The ISO day in Norway when the page was made. */
  today: string;
  newsletterRequired: boolean;
}

/** The vehicle, the day, who asks, and consents (spec 3 §3.7, §5.4). */
export function RequestFields({ form, faults, today, newsletterRequired }: RequestFieldsProps) {
  const { mileageUnit, language } = usePageInfo();
  const earliest = useToday(today);
  const { defaultValues } = form.formState;
  const control = useFields(form, serviceRequestFields, faults);
  const field = (name: keyof ServiceRequestValues) => ({
    ...control(name),
    defaultValue: String(defaultValues?.[name] ?? ''),
  });
  return (
    <>
      <TextArea {...field('description')} rows={3} optional />
      <Pair>
        <TextField
          {...field('regno')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_LENGTH.plate}
          required
        />
        <TextField
          {...field('milage')}
          inputMode="numeric"
          autoComplete="off"
          end={mileageUnitText(mileageUnit, language)}
          optional
        />
      </Pair>
      <TextField
        {...field('date')}
        type="date"
        min={earliest}
        max={lastServiceDay(earliest)}
        required
      />
      <ContactFields
        name={field('customerName')}
        phone={field('customerPhone')}
        email={field('customerEmail')}
      />
      <TextArea {...field('other')} rows={3} optional />
      <Ticks>
        <Checkbox {...control('gdpr')} defaultChecked={defaultValues?.gdpr} required />
        <Checkbox
          {...control('newsletter')}
          defaultChecked={defaultValues?.newsletter}
          required={newsletterRequired}
        />
      </Ticks>
    </>
  );
}

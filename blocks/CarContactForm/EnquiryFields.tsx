import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../design-system/components/Checkbox/Checkbox';
import { Select } from '../../design-system/components/Select/Select';
import { TextArea } from '../../design-system/components/TextArea/TextArea';
import { TextField } from '../../design-system/components/TextField/TextField';
import { type MessageKey, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { typedPhonePattern, type CarContactValues } from '../../domain/forms/carContact';
import type { ContactCar } from './contactCar.types';
import type { FaultTexts } from './useFaultTexts';

/** Ids of the controls; those of the ticks are anchors that other parts of the page lead to (spec 2 §2). */
export const fieldIds: Record<keyof CarContactValues, string> = {
  siteName: 'contact-seller',
  name: 'contact-name',
  phone: 'contact-phone',
  email: 'contact-email',
  message: 'contact-message',
  quote: 'contact-quote',
  testDrive: 'contact-testdrive',
};

/** Keys of what the controls are called. */
export const fieldLabels: Record<keyof CarContactValues, MessageKey> = {
  siteName: 'contactSeller',
  name: 'contactName',
  phone: 'contactPhone',
  email: 'contactEmail',
  message: 'contactMessage',
  quote: 'contactQuote',
  testDrive: 'contactTestDrive',
};

const Ticks = styled('div', { display: 'grid', gap: '$3' });

const Pair = styled('div', {
  display: 'grid',
  gap: '$5',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

interface EnquiryFieldsProps {
  form: UseFormReturn<CarContactValues>;
  car: ContactCar;
  faults: FaultTexts;
  /** What was filled in when the form was sent without script. */
  values?: Readonly<Record<string, string>>;
}

/** What the form asks for (spec 2 §5). */
export function EnquiryFields({ form, car, faults, values = {} }: EnquiryFieldsProps) {
  const message = useMessages();
  const field = (name: keyof CarContactValues) => ({
    ...form.register(name),
    id: fieldIds[name],
    label: message(fieldLabels[name]),
    error: faults[name],
  });
  return (
    <>
      {car.sellers ? (
        <Select
          {...field('siteName')}
          placeholder={message('chooseOption')}
          defaultValue={values.siteName ?? ''}
          required
        >
          {car.sellers.map((seller) => (
            <option key={seller} value={seller}>
              {seller}
            </option>
          ))}
        </Select>
      ) : (
        <input {...form.register('siteName')} type="hidden" defaultValue={car.dealer ?? ''} />
      )}
      <TextField {...field('name')} autoComplete="name" defaultValue={values.name} required />
      <Pair>
        <TextField
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          pattern={typedPhonePattern}
          defaultValue={values.phone}
          required
        />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          defaultValue={values.email}
          required
        />
      </Pair>
      <TextArea {...field('message')} rows={4} defaultValue={values.message} optional />
      <Ticks>
        <Checkbox {...field('quote')} defaultChecked={values.quote !== undefined} />
        {car.testDrive && (
          <Checkbox {...field('testDrive')} defaultChecked={values.testDrive !== undefined} />
        )}
      </Ticks>
    </>
  );
}

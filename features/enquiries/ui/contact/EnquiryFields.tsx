import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../../../design-system/components/Checkbox/Checkbox';
import { Select } from '../../../../design-system/components/Select/Select';
import { TextArea } from '../../../../design-system/components/TextArea/TextArea';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { CarContactValues } from '../../model/carContact';
import { ContactFields } from '../ContactFields';
import { useFields } from '../useFields';
import type { FormFields } from '../formFields.types';
import type { FaultTexts } from '../useFaultTexts';
import type { ContactCar } from './contactCar.types';

/** The controls; ids of the ticks are anchors that other parts of the page lead to (spec 2 §2). */
export const enquiryFields: FormFields<CarContactValues> = {
  siteName: { id: 'contact-seller', label: 'contactSeller' },
  name: { id: 'contact-name', label: 'contactName' },
  phone: { id: 'contact-phone', label: 'contactPhone', pattern: 'contactFaultPhone' },
  email: { id: 'contact-email', label: 'contactEmail', pattern: 'contactFaultEmail' },
  message: { id: 'contact-message', label: 'contactMessage' },
  quote: { id: 'contact-quote', label: 'contactQuote' },
  testDrive: { id: 'contact-testdrive', label: 'contactTestDrive' },
};

const Ticks = styled('div', { display: 'grid', gap: '$3' });

interface EnquiryFieldsProps {
  form: UseFormReturn<CarContactValues>;
  car: ContactCar;
  faults: FaultTexts<CarContactValues>;
  /** What was filled in when the form was sent without script. */
  values?: Readonly<Record<string, string>>;
}

/** What the form asks for (spec 2 §5). */
export function EnquiryFields({ form, car, faults, values = {} }: EnquiryFieldsProps) {
  const message = useMessages();
  const field = useFields(form, enquiryFields, faults);
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
      <ContactFields
        name={{ ...field('name'), defaultValue: values.name }}
        phone={{ ...field('phone'), defaultValue: values.phone }}
        email={{ ...field('email'), defaultValue: values.email }}
      />
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

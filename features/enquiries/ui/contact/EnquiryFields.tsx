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
import type { ErrorTexts } from '../useErrorTexts';
import type { ContactCar } from './contactCar.types';

/** Ids and labels of the controls. Other parts of the page link to the ids of the checkboxes. */
export const enquiryFields: FormFields<CarContactValues> = {
  siteName: { id: 'contact-seller', label: 'contactSeller' },
  name: { id: 'contact-name', label: 'contactName' },
  phone: { id: 'contact-phone', label: 'contactPhone', formatHint: 'contactFaultPhone' },
  email: { id: 'contact-email', label: 'contactEmail', formatHint: 'contactFaultEmail' },
  message: { id: 'contact-message', label: 'contactMessage' },
  quote: { id: 'contact-quote', label: 'contactQuote' },
  testDrive: { id: 'contact-testdrive', label: 'contactTestDrive' },
};

const CheckboxList = styled('div', { display: 'grid', gap: '$3' });

interface EnquiryFieldsProps {
  form: UseFormReturn<CarContactValues>;
  car: ContactCar;
  errors: ErrorTexts<CarContactValues>;
  /** Values that were sent without JavaScript and rejected. */
  values?: Readonly<Record<string, string>>;
}

/** Fields of the enquiry about a car. */
export function EnquiryFields({ form, car, errors, values = {} }: EnquiryFieldsProps) {
  const message = useMessages();
  const field = useFields(form, enquiryFields, errors);
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
      <CheckboxList>
        <Checkbox {...field('quote')} defaultChecked={values.quote !== undefined} />
        {car.testDrive && (
          <Checkbox {...field('testDrive')} defaultChecked={values.testDrive !== undefined} />
        )}
      </CheckboxList>
    </>
  );
}

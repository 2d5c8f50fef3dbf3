import type { UseFormReturn } from 'react-hook-form';
import { Select } from '../../../../design-system/components/Select/Select';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { useHydrated } from '../../../../design-system/useHydrated';
import type { ServiceRequestValues } from '../../model/serviceRequest';
import { NearestDealer } from './NearestDealer';
import type { Workshop } from './serviceRequestFormData';
import { serviceRequestFields } from './serviceRequestFields';

const Field = styled('div', { display: 'grid', gap: '$3' });

interface DealerFieldProps {
  form: UseFormReturn<ServiceRequestValues>;
  error?: string;
  workshops: readonly Workshop[];
  country: string;
  motorcycleDealer?: string;
  isMotorcycle: boolean;
}

/**
 * Field for the dealer: chosen from a list, or the nearest to a place or to the visitor. The dealer for
 * motorcycles is fixed; without JavaScript the list contains it.
 */
export function DealerField(props: DealerFieldProps) {
  const { form, error, workshops, country, motorcycleDealer, isMotorcycle } = props;
  const message = useMessages();
  const isHydrated = useHydrated();
  const { id, label } = serviceRequestFields.siteName;
  const motorcycleText = fillIn(message('serviceMotorcycleDealer'), {
    dealer: motorcycleDealer ?? '',
  });
  if (isHydrated && isMotorcycle && motorcycleDealer) {
    return (
      <div>
        <input {...form.register('siteName')} type="hidden" />
        <Text>{motorcycleText}</Text>
      </div>
    );
  }
  return (
    <Field>
      <NearestDealer
        workshops={workshops}
        country={country}
        onFound={({ name }) => {
          form.setValue('siteName', name);
          form.clearErrors('siteName');
        }}
      />
      <Select
        {...form.register('siteName')}
        id={id}
        label={message(label)}
        error={error}
        hint={motorcycleDealer && motorcycleText}
        placeholder={message('chooseOption')}
        defaultValue={form.formState.defaultValues?.siteName ?? ''}
        required
      >
        {workshops.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

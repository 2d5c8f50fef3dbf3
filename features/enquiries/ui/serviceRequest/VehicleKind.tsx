import type { ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { RadioGroup } from '../../../../design-system/components/RadioGroup/RadioGroup';
import { useMessages } from '../../../../design-system/messages';
import type { ServiceRequestValues } from '../../model/serviceRequest';
import { serviceRequestFields } from './serviceRequestFields';

interface VehicleKindProps {
  form: UseFormReturn<ServiceRequestValues>;
  onChange: (isMotorcycle: boolean) => void;
}

/** Radio buttons for the kind of vehicle: a car or a motorcycle (`typeMC`). */
export function VehicleKind({ form, onChange }: VehicleKindProps) {
  const message = useMessages();
  const { id, label } = serviceRequestFields.typeMC;
  const chosen = String(form.formState.defaultValues?.typeMC);
  return (
    <RadioGroup
      {...form.register('typeMC', {
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value === 'true'),
      })}
      id={id}
      legend={message(label)}
      layout="boxes"
      options={[
        { value: 'false', label: message('serviceCar') },
        { value: 'true', label: message('serviceMotorcycle') },
      ]}
      defaultValue={chosen}
    />
  );
}

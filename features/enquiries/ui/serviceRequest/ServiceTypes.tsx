import { type ChangeEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CheckboxGroup } from '../../../../design-system/components/CheckboxGroup/CheckboxGroup';
import { Chip } from '../../../../design-system/components/Chip/Chip';
import { recoverFocus } from '../../../../design-system/focus/client/passFocus';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { useHydrated } from '../../../../design-system/useHydrated';
import type { OfferedServices, ServiceRequestValues } from '../../model/serviceRequest';
import { serviceRequestFields } from './serviceRequestFields';

const Types = styled('div', { display: 'grid', gap: '$4' });

/** The list of the other kind of vehicle: browsers without JavaScript cannot switch between the lists. */
const OtherTypes = styled('div', { display: 'none', '@noScript': { display: 'grid' } });

const ChosenList = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

interface ServiceTypesProps {
  form: UseFormReturn<ServiceRequestValues>;
  error?: string;
  services: OfferedServices;
  isMotorcycle: boolean;
}

/**
 * Choice of any number of types of service, with a chip that removes each chosen one. Without JavaScript the
 * lists for both kinds of vehicle are shown, and no chips.
 */
export function ServiceTypes({ form, error, services, isMotorcycle }: ServiceTypesProps) {
  const message = useMessages();
  const isHydrated = useHydrated();
  const group = useRef<HTMLDivElement>(null);
  const chosen = useWatch({ control: form.control, name: 'services' }) ?? [];
  const choose = (names: string[]) => form.setValue('services', names);
  const remove = (name: string) => {
    flushSync(() => choose(chosen.filter((chosenName) => chosenName !== name)));
    recoverFocus(group.current);
  };
  const renderList = (kind: 'car' | 'motorcycle') => (
    <CheckboxGroup
      id={kind === 'car' ? serviceRequestFields.services.id : 'service-motorcycle-types'}
      name="services"
      legend={message(kind === 'car' ? 'serviceTypes' : 'serviceMotorcycleTypes')}
      options={services[kind].map((name) => ({ value: name, label: name }))}
      layout="boxes"
      value={chosen}
      onChange={({ target: { value, checked } }: ChangeEvent<HTMLInputElement>) =>
        choose(checked ? [...chosen, value] : chosen.filter((chosenName) => chosenName !== value))
      }
      // Only the list of the chosen kind of vehicle shows the error.
      error={(kind === 'motorcycle') === isMotorcycle ? error : undefined}
      optional
    />
  );
  return (
    <Types>
      {chosen.length > 0 && isHydrated && (
        <ChosenList aria-label={message('serviceChosen')}>
          {chosen.map((name) => (
            <li key={name}>
              <Chip onRemove={() => remove(name)}>{name}</Chip>
            </li>
          ))}
        </ChosenList>
      )}
      <Types ref={group}>
        {renderList(isMotorcycle ? 'motorcycle' : 'car')}
        {!isHydrated && <OtherTypes>{renderList(isMotorcycle ? 'car' : 'motorcycle')}</OtherTypes>}
      </Types>
    </Types>
  );
}

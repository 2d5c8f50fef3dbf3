import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { HOLD_HOURS, type HoldOffer } from '../../../domain/holds/carHold';
import { BookedCar } from '../../car/ui/BookedCar';
import { useSubmittedForm } from '../../../rendering/privateView';
import { Island } from '../../../rendering/Island';
import { CarAside } from '../../car/ui/CarAside';
import { HoldCar } from './HoldCar.island';
import type { MessageKey } from '../../../design-system/messages';
import { formMessages } from '../../enquiries/ui/formMessages';

/** Message keys that the form uses in the browser. */
const holdMessages: readonly MessageKey[] = [
  ...formMessages,
  'holdName',
  'holdPhone',
  'holdEmail',
  'holdConsent',
  'holdSubmit',
  'holdInvalid',
  'holdFailing',
];

/** The car, and the form to hold it; it needs no script. */
export function OfferedCar({ offer }: { offer: HoldOffer }) {
  const message = useMessages();
  const submitted = useSubmittedForm('carHold');
  const { car, key, enquiryForm } = offer;
  return (
    <CarAside>
      <BookedCar car={car} />
      <Stack gap={5}>
        <Text size="lead" measured>
          {fillIn(message('holdIntro'), { hours: HOLD_HOURS })}
        </Text>
        <Island
          name="HoldCar"
          component={HoldCar}
          when="visible"
          messages={holdMessages}
          props={{
            carId: car.car_id,
            holdKey: key,
            enquiryForm,
            submitted,
          }}
        />
      </Stack>
    </CarAside>
  );
}

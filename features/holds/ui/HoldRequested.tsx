import { Heading } from '../../../design-system/components/Heading/Heading';
import { Link } from '../../../design-system/components/Link/Link';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { HOLD_HOURS, PROOF_MINUTES, type HeldCar } from '../../../domain/holds/carHold';
import { BookedCar } from '../../car/ui/BookedCar';
import { CarAside } from '../../car/ui/CarAside';

/** Shown until the car is held: the visitor must open the link in the mail. */
export function HoldRequested({ car }: { car: HeldCar }) {
  const message = useMessages();
  return (
    <CarAside>
      <Stack gap={4} role="status">
        <Heading level={1} size={2}>
          {message('holdAsked')}
        </Heading>
        <Text size="lead" measured>
          {fillIn(message('holdAskedText'), { minutes: PROOF_MINUTES, hours: HOLD_HOURS })}
        </Text>
        <div>
          <Link href={`?car=${encodeURIComponent(car.car_id)}`}>{message('holdAskedAgain')}</Link>
        </div>
      </Stack>
      <BookedCar car={car} />
    </CarAside>
  );
}

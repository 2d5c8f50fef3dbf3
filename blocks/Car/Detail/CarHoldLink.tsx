import { Icon } from '../../../design-system/components/Icon/Icon';
import { Link } from '../../../design-system/components/Link/Link';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { HOLD_HOURS, isHoldable } from '../../../domain/holds/carHold';
import { usePageInfo } from '../../pageInfo';
import type { DetailedCar } from './detailedCar';

const Way = styled('p', { margin: 0, textAlign: 'center', '@print': { display: 'none' } });

/** The quiet way to hold a car, on sites that have it and for cars that are for sale. */
export function CarHoldLink({ car }: { car: DetailedCar }) {
  const message = useMessages();
  const { holdPath } = usePageInfo();
  if (holdPath === undefined || !isHoldable(car)) return null;
  return (
    <Way>
      <Link look="standalone" href={`${holdPath}?car=${encodeURIComponent(car.car_id)}`}>
        <Icon name="clock" />
        {fillIn(message('holdAction'), { hours: HOLD_HOURS })}
      </Link>
    </Way>
  );
}

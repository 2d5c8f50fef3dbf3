import { Badge } from '../../../design-system/components/Badge/Badge';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { usePageInfo } from '../../../rendering/pageInfo';
import type { CarRecord } from '../../../domain/documents/carRecord';

/** Maximum number of badges, so that they do not cover the car. */
export const MAX_BADGES = 2;

const Badges = styled('ul', {
  position: 'absolute',
  insetBlockStart: '$3',
  insetInlineStart: '$3',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  // Room for the button that saves the car, in the opposite corner.
  marginInlineEnd: '$9',
  padding: 0,
  listStyle: 'none',
});

/** Badges over the picture of a car: the first two in order of importance; whether it is reserved comes first. */
export function CarBadges({ car }: { car: CarRecord }) {
  const message = useMessages();
  const { vatBadge } = usePageInfo();
  const [campaign] = car.car_campaigns ?? [];
  const isReduced = car.car_lowest_price_30_days !== undefined;
  const badges = [
    car.car_is_reserved && ({ variant: 'dark', text: message('carReserved') } as const),
    campaign
      ? ({ variant: 'campaign', text: campaign } as const)
      : isReduced && ({ variant: 'campaign', text: message('carReduced') } as const),
    car.car_is_used === false &&
      car.car_condition &&
      ({ variant: 'neutral', text: car.car_condition } as const),
    vatBadge && car.car_vat_eligible && ({ variant: 'neutral', text: message('carVat') } as const),
  ].filter((badge) => badge !== false && badge !== undefined && badge !== '');
  if (badges.length === 0) return null;
  return (
    <Badges role="list" aria-label={fillIn(message('carMarks'), { car: car.car_model })}>
      {badges.slice(0, MAX_BADGES).map(({ variant, text }) => (
        <li key={text}>
          <Badge variant={variant}>{text}</Badge>
        </li>
      ))}
    </Badges>
  );
}

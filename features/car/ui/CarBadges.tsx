import { Badge } from '../../../design-system/components/Badge/Badge';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { usePageInfo } from '../../../rendering/pageInfo';
import type { CarRecord } from '../../../domain/documents/carRecord';

/** More of them would cover the car. */
export const mostBadges = 2;

const Badges = styled('ul', {
  position: 'absolute',
  insetBlockStart: '$3',
  insetInlineStart: '$3',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  // The button to save the car keeps its corner.
  marginInlineEnd: '$9',
  padding: 0,
  listStyle: 'none',
});

/** What marks a car over its picture: the two that matter most, and whether it can be had before all. */
export function CarBadges({ car }: { car: CarRecord }) {
  const message = useMessages();
  const { vatBadge } = usePageInfo();
  const [campaign] = car.car_campaigns ?? [];
  const isReduced = car.car_lowest_price_30_days !== undefined;
  const badges = [
    car.car_is_reserved && ({ look: 'dark', text: message('carReserved') } as const),
    campaign
      ? ({ look: 'campaign', text: campaign } as const)
      : isReduced && ({ look: 'campaign', text: message('carReduced') } as const),
    car.car_is_used === false &&
      car.car_condition &&
      ({ look: 'neutral', text: car.car_condition } as const),
    vatBadge && car.car_vat_eligible && ({ look: 'neutral', text: message('carVat') } as const),
  ].filter((badge) => badge !== false && badge !== undefined && badge !== '');
  if (badges.length === 0) return null;
  return (
    <Badges role="list" aria-label={fillIn(message('carMarks'), { car: car.car_model })}>
      {badges.slice(0, mostBadges).map(({ look, text }) => (
        <li key={text}>
          <Badge look={look}>{text}</Badge>
        </li>
      ))}
    </Badges>
  );
}

import { Badge } from '../../../design-system/components/Badge/Badge';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { usePageInfo } from '../../../rendering/pageInfo';
import { LowestPrice, PriceRow, usePriceTitle } from './PriceRow';
import type { FinanceCar } from './financeCar.types';

const Prices = styled('div', { display: 'grid', alignContent: 'start', gap: '$2' });

const Badges = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Title = styled('span', { display: 'block', color: '$muted', fontSize: '$small' });

/** Price of a car, with the ordinary price and the lowest of the 30 days before it if there is a campaign. */
export function CarPrice({ car }: { car: FinanceCar }) {
  const title = usePriceTitle()(car);
  if (!car.car_price_text) return null;
  return (
    <Prices>
      <PriceBadges car={car} />
      <div>
        {title && <Title>{title}</Title>}
        <PriceRow car={car} size="page" />
      </div>
      <LowestPrice car={car} size="page" />
    </Prices>
  );
}

/** Badges: campaigns or a reduction, and deductible VAT on sites that show it. */
function PriceBadges({ car }: { car: FinanceCar }) {
  const message = useMessages();
  const { vatBadge } = usePageInfo();
  const campaigns = car.car_campaigns ?? [];
  const isReduced = campaigns.length === 0 && car.car_lowest_price_30_days !== undefined;
  const reductions = isReduced ? [message('carReduced')] : campaigns;
  const isVatShown = vatBadge && car.car_vat_eligible;
  if (reductions.length === 0 && !isVatShown) return null;
  return (
    <Badges role="list">
      {reductions.map((text) => (
        <li key={text}>
          <Badge variant="campaign">{text}</Badge>
        </li>
      ))}
      {isVatShown && (
        <li>
          <Badge>{message('carVat')}</Badge>
        </li>
      )}
    </Badges>
  );
}

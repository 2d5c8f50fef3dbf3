import { Badge } from '../../../design-system/components/Badge/Badge';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { usePageInfo } from '../../pageInfo';
import { formatMoney } from '../formatMoney';
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

const Row = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '$3',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

const Now = styled('strong', {
  fontFamily: '$heading',
  fontSize: '$h2',
  fontWeight: '$bold',
  lineHeight: '$heading',
  variants: { campaign: { true: { color: '$danger' } } },
});

const Before = styled('s', { color: '$muted' });

const Note = styled('span', { color: '$muted', fontSize: '$small', lineHeight: '$snug' });

/** What a car costs in one sum: with a campaign's price the ordinary one, and the lowest of the 30 days before. */
export function CarPrice({ car }: { car: FinanceCar }) {
  const message = useMessages();
  const { locale, currency } = usePageInfo();
  const { car_price_text, car_campaign_price_text, car_lowest_price_30_days: lowest } = car;
  const isCampaign = Boolean(car.car_has_campaign_price && car_campaign_price_text);
  if (!car_price_text) return null;
  return (
    <Prices>
      <PriceBadges car={car} />
      <div>
        {car.car_price_title && <Title>{car.car_price_title}</Title>}
        <Row>
          <Now campaign={isCampaign}>{isCampaign ? car_campaign_price_text : car_price_text}</Now>
          {isCampaign && (
            <Before>
              <VisuallyHidden>{message('carOrdinaryPrice')} </VisuallyHidden>
              {car_price_text}
            </Before>
          )}
          {car.car_vehicle_type_code === 'LCV' && car.car_price !== undefined && (
            <Note>{message('carWithoutVat')}</Note>
          )}
        </Row>
      </div>
      {lowest !== undefined && (
        <Note>
          {fillIn(message('carLowestPrice'), { price: formatMoney(lowest, locale, currency) })}
        </Note>
      )}
    </Prices>
  );
}

/** Campaigns, a reduction, and VAT that can be deducted where the site tells of it (spec 2 §6). */
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
          <Badge look="campaign">{text}</Badge>
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

import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { usePageInfo } from '../../../rendering/pageInfo';
import type { CarRecord } from '../../../domain/documents/carRecord';
import { formatMoney, formatPrice } from '../../../domain/money/formatMoney';

const Row = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  variants: { size: { card: { columnGap: '$2' }, page: { columnGap: '$3' } } },
});

const CurrentPrice = styled('strong', {
  fontFamily: '$heading',
  fontWeight: '$bold',
  variants: {
    size: {
      card: { fontSize: '$h4', lineHeight: '$snug' },
      page: { fontSize: '$h2', lineHeight: '$heading' },
    },
    campaign: { true: { color: '$danger' } },
  },
});

const OrdinaryPrice = styled('s', {
  color: '$muted',
  variants: { size: { card: { fontSize: '$small' }, page: {} } },
});

const Note = styled('span', {
  color: '$muted',
  variants: {
    size: { card: { fontSize: '$small' }, page: { lineHeight: '$snug' } },
  },
});

interface PriceProps {
  car: Pick<
    CarRecord,
    | 'car_price'
    | 'car_price_text'
    | 'car_price_title'
    | 'car_has_campaign_price'
    | 'car_campaign_price'
    | 'car_campaign_price_text'
    | 'car_lowest_price_30_days'
    | 'car_vehicle_type_code'
  >;
  /** On a card among others, or on the car's own page. */
  size: 'card' | 'page';
}

/**
 * Price of a car, with the ordinary price if it is reduced by a campaign, and a note for vans that VAT is
 * excluded. A price is shown as reduced only if the lowest price of the 30 days before it is known.
 */
export function PriceRow({ car, size }: PriceProps) {
  const message = useMessages();
  const page = usePageInfo();
  const title = usePriceTitle()(car);
  const price = formatPrice(car.car_price_text, car.car_price, page);
  const campaignPrice = formatPrice(car.car_campaign_price_text, car.car_campaign_price, page);
  const isCampaign = Boolean(car.car_has_campaign_price && campaignPrice);
  const isReduced = isCampaign && car.car_lowest_price_30_days !== undefined;
  return (
    <Row size={size}>
      {size === 'card' && title && <VisuallyHidden>{title} </VisuallyHidden>}
      <CurrentPrice size={size} campaign={isReduced}>
        {isCampaign ? campaignPrice : price}
      </CurrentPrice>
      {isReduced && isLowest(car) && (
        <OrdinaryPrice size={size}>
          <VisuallyHidden>{message('carOrdinaryPrice')} </VisuallyHidden>
          {price}
        </OrdinaryPrice>
      )}
      {isWithoutVat(car) && <Note size={size}>{message('carWithoutVat')}</Note>}
    </Row>
  );
}

/**
 * Whether the ordinary price may be struck out: only if it is also the lowest price of the 30 days before the
 * reduction (directive 98/6/EC, article 6a).
 */
export const isLowest = (car: Pick<CarRecord, 'car_price' | 'car_lowest_price_30_days'>): boolean =>
  car.car_price === car.car_lowest_price_30_days;

const isWithoutVat = (car: PriceProps['car']): boolean =>
  car.car_vehicle_type_code === 'LCV' && car.car_price !== undefined;

/** Returns the label of a car's price, without the note on VAT, which is shown after the price. */
export function usePriceTitle(): (car: PriceProps['car']) => string | undefined {
  const withoutVat = useMessages()('carWithoutVat');
  return (car) =>
    isWithoutVat(car) ? car.car_price_title?.replace(withoutVat, '').trim() : car.car_price_title;
}

/**
 * The lowest price of the 30 days before a reduction (directive 98/6/EC, article 6a); nothing where it is already shown,
 * struck out next to the price.
 */
export function LowestPrice({ car, size }: PriceProps) {
  const message = useMessages();
  const { locale, currency } = usePageInfo();
  const { car_lowest_price_30_days: lowest } = car;
  if (lowest === undefined || (car.car_has_campaign_price && isLowest(car))) return null;
  const price = formatMoney(lowest, locale, currency);
  return <Note size={size}>{fillIn(message('carLowestPrice'), { price })}</Note>;
}

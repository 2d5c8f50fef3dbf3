import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { formatMoney, formatPrice } from '../../../domain/money/formatMoney';
import { isLowest, LowestPrice } from '../../finance/ui/PriceRow';
import { usePageInfo } from '../../../rendering/pageInfo';
import type { ComparedCar } from '../../car/ui/comparedCar';

const Row = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '$2',
  fontVariantNumeric: 'tabular-nums',
});

const CurrentPrice = styled('strong', { variants: { campaign: { true: { color: '$danger' } } } });

const OrdinaryPrice = styled('s', { color: '$muted', fontSize: '$small' });

const Note = styled('span', { color: '$muted', fontSize: '$caption' });

/** The price of a car; if its details could not be loaded, the text from its card. */
export function ComparePrice({ car }: { car: ComparedCar }) {
  const message = useMessages();
  const page = usePageInfo();
  const { car_price, car_price_text } = car;
  const priceText =
    car_price === undefined ? car_price_text : formatMoney(car_price, page.locale, page.currency);
  const price = priceText ?? message('compareNoPrice');
  const reduced = formatPrice(car.car_campaign_price_text, car.car_campaign_price, page);
  const isCampaign = car.car_has_campaign_price && reduced !== undefined;
  const isReduced = isCampaign && car.car_lowest_price_30_days !== undefined;
  return (
    <Row>
      <CurrentPrice campaign={isReduced}>{isCampaign ? reduced : price}</CurrentPrice>
      {isReduced && isLowest(car) && (
        <OrdinaryPrice>
          <VisuallyHidden>{message('carOrdinaryPrice')} </VisuallyHidden>
          {price}
        </OrdinaryPrice>
      )}
      {car.car_vehicle_type_code === 'LCV' && car_price !== undefined && (
        <Note>{message('carWithoutVat')}</Note>
      )}
      <LowestPrice car={car} size="card" />
    </Row>
  );
}

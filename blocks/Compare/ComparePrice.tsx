import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { formatMoney } from '../Car/formatMoney';
import { usePageInfo } from '../pageInfo';
import type { ComparedCar } from './comparedCar';

const Row = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '$2',
  fontVariantNumeric: 'tabular-nums',
});

const Now = styled('strong', { variants: { campaign: { true: { color: '$danger' } } } });

const Before = styled('s', { color: '$muted', fontSize: '$small' });

const Note = styled('span', { color: '$muted', fontSize: '$caption' });

/** What a car costs; of a car whose details could not be had the figure that its card told. */
export function ComparePrice({ car }: { car: ComparedCar }) {
  const message = useMessages();
  const { locale, currency } = usePageInfo();
  const { car_price, car_price_text, car_campaign_price_text, car_has_campaign_price } = car;
  const known = car_price === undefined ? undefined : formatMoney(car_price, locale, currency);
  const price = car_price_text ?? known ?? message('compareNoPrice');
  const isCampaign = car_has_campaign_price && car_campaign_price_text !== undefined;
  return (
    <Row>
      <Now campaign={isCampaign}>{isCampaign ? car_campaign_price_text : price}</Now>
      {isCampaign && (
        <Before>
          <VisuallyHidden>{message('carOrdinaryPrice')} </VisuallyHidden>
          {price}
        </Before>
      )}
      {car.car_vehicle_type_code === 'LCV' && car_price !== undefined && (
        <Note>{message('carWithoutVat')}</Note>
      )}
    </Row>
  );
}

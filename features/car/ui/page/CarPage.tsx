import { Container } from '../../../../design-system/components/Container/Container';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../../../design-system/stitches';
import type { CarDetailFields } from '../../../../schema/generated/fields';
import { useMessages } from '../../../../design-system/messages';
import { CarContactActions } from '../detail/CarContactActions';
import { CarContact } from '../detail/CarContact';
import { CarDescription } from '../detail/CarDescription';
import { CarEquipment } from '../detail/CarEquipment';
import { CarHead } from '../detail/CarHead';
import { CarOverview } from '../detail/CarOverview';
import { CarPriceBar } from '../detail/CarPriceBar';
import { CarReserved } from '../detail/CarReserved';
import { CarSectionLinks } from '../detail/CarSectionLinks';
import { carStructuredData } from '../detail/carStructuredData';
import { CarTechnicalData } from '../detail/CarTechnicalData';
import { CarTopBar } from '../detail/CarTopBar';
import { CarDistance } from '../detail/CarDistance';
import { DetailChapter } from '../detail/DetailChapter';
import { LinkedVehicles } from '../detail/LinkedVehicles';
import { productDetailEvent } from '../detail/productDetailEvent';
import { CarElectricSection } from '../electric/CarElectricSection';
import { CarFinance } from '../../../finance/ui/CarFinance';
import { CarPrice } from '../../../finance/ui/CarPrice';
import { CarHistorySection } from '../history/CarHistorySection';
import { CarMediaViewer } from '../mediaViewer/CarMediaViewer';
import { UkFinance } from '../../../finance/ui/uk/UkFinance';
import { Ownership } from '../ownership/Ownership';
import { PriceContext } from '../price/PriceContext';
import { carName } from '../carName';
import { CarRow } from '../CarRow';
import { clientScript } from '../../../../rendering/clientScript';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { StructuredData } from '../../../../rendering/StructuredData';
import type { FoundCar } from './carDetailData';
import { similarId } from '../similarCars';
import { QUOTES_ID } from '../../../finance/ui/pageAnchors';

/** Pictures, price column and content: stacked on phones, with the price at the side in wide windows. */
const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  paddingBlockEnd: '$7',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, $sizes$sheet)',
    gridTemplateRows: 'auto 1fr',
    columnGap: '$8',
  },
});

const Pictures = styled('div', { minInlineSize: 0 });

/**
 * Sticks below the header. If it is higher than the window, script makes its lower end stick
 * (CarPage.client.ts).
 */
const Price = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$5',
  minInlineSize: 0,
  '@lg': {
    gridColumn: '2',
    gridRow: '1 / span 2',
    alignSelf: 'start',
    position: 'sticky',
    insetBlockStart:
      'min(calc($sizes$header + $space$4), calc(var(--end-in-sight, 100vh) - var(--stuck-end)))',
  },
});

const BuyBox = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$4',
  minInlineSize: 0,
});

/** Space and border are on the panel's own section, because it is removed where the service has no quote. */
const Quotes = styled('div', {
  '& section': { paddingBlock: '$5', borderBlockStart: '1px solid $line' },
});

const Content = styled('div', { minInlineSize: 0 });

interface CarPageProps extends Pick<CarDetailFields, 'EquipmentLayout' | 'SimilarTitle'> {
  data: FoundCar;
}

/** The page of a car that is for sale. */
export function CarPage({ EquipmentLayout, SimilarTitle, data }: CarPageProps) {
  const { car, dealer, sellers, similar, near, site, today } = data;
  const message = useMessages();
  const { origin, href, currency, ukFinance } = usePageInfo();
  const event = productDetailEvent(car, dealer, currency);
  return (
    <>
      <article
        {...clientScript('CarPage')}
        data-car-page={JSON.stringify(event)}
        data-car={car.car_id}
        data-car-slug={car.slug}
        data-car-name={carName(car)}
        data-car-brand={car.car_brand}
        data-car-price={event.price_info.price}
      >
        <Container>
          <CarTopBar car={car} />
          <Columns>
            <Pictures>
              <CarMediaViewer
                car={carName(car)}
                pictures={car.car_images ?? []}
                service={car.autos_on_show}
                registration={car.car_regno}
              />
            </Pictures>
            <Price data-price-column="">
              <BuyBox data-buy-box="">
                <CarHead car={car} />
                <CarReserved car={car} hasSimilar={similar.length > 0} />
                <VisuallyHidden as="div">
                  <Heading level={2}>{message('detailPrice')}</Heading>
                </VisuallyHidden>
                <CarPrice car={car} />
                <CarContactActions car={car} />
                <CarDistance car={car} near={near} />
              </BuyBox>
              <CarFinance car={car} />
              <LinkedVehicles vehicles={car.linked_vehicles} />
            </Price>
            <Content>
              <CarSectionLinks car={car} />
              <DetailChapter id="about" title={message('detailAbout')}>
                <CarOverview car={car} />
                <CarElectricSection car={car} today={today} />
                <CarEquipment car={car} layout={EquipmentLayout} />
                <CarTechnicalData car={car} />
                <CarDescription text={car.car_description} />
              </DetailChapter>
              <CarHistorySection car={car} today={today} />
              <DetailChapter id="costs" title={message('detailCosts')}>
                <PriceContext car={car} today={data.today} />
                {ukFinance && (
                  <Quotes id={QUOTES_ID}>
                    <UkFinance car={car} />
                  </Quotes>
                )}
                {data.ownership && <Ownership car={car} today={data.today} {...data.ownership} />}
              </DetailChapter>
            </Content>
          </Columns>
        </Container>
        <CarContact car={car} site={site} dealer={dealer} sellers={sellers} />
        <CarPriceBar car={car} />
        <StructuredData
          type="Car"
          data={carStructuredData(car, { origin, href, currency, dealer })}
        />
      </article>
      <div id={similarId}>
        <CarRow
          Title={SimilarTitle ?? { value: message('detailSimilar') }}
          cars={similar}
          cardWidth={330}
          hasCreditNote={car.car_loan_option === undefined && car.car_pcp_option === undefined}
        />
      </div>
    </>
  );
}

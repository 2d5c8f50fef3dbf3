import { Container } from '../../design-system/components/Container/Container';
import { Heading } from '../../design-system/components/Heading/Heading';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { styled } from '../../design-system/stitches';
import type { CarDetailFields } from '../../schema/generated/fields';
import { useMessages } from '../../design-system/messages';
import { CarAsks } from '../Car/Detail/CarAsks';
import { CarContact } from '../Car/Detail/CarContact';
import { CarDescription } from '../Car/Detail/CarDescription';
import { CarEquipment } from '../Car/Detail/CarEquipment';
import { CarHead } from '../Car/Detail/CarHead';
import { CarOverview } from '../Car/Detail/CarOverview';
import { CarPriceBar } from '../Car/Detail/CarPriceBar';
import { CarReserved } from '../Car/Detail/CarReserved';
import { CarSectionLinks } from '../Car/Detail/CarSectionLinks';
import { carStructuredData } from '../Car/Detail/carStructuredData';
import { CarTechnicalData } from '../Car/Detail/CarTechnicalData';
import { CarTopBar } from '../Car/Detail/CarTopBar';
import { CarWays } from '../Car/Detail/CarWays';
import { CarWhere } from '../Car/Detail/CarWhere';
import { LinkedVehicles } from '../Car/Detail/LinkedVehicles';
import { productDetailEvent } from '../Car/Detail/productDetailEvent';
import { CarElectricSection } from '../Car/Electric/CarElectricSection';
import { CarFinance } from '../Car/Finance/CarFinance';
import { CarHistorySection } from '../Car/History/CarHistorySection';
import { CarMediaViewer } from '../Car/MediaViewer/CarMediaViewer';
import { quotesId } from '../Car/UkFinance/quotesId';
import { UkFinance } from '../Car/UkFinance/UkFinance';
import { Ownership } from '../Car/Ownership/Ownership';
import { PriceContext } from '../Car/Price/PriceContext';
import { carName } from '../Car/carName';
import { CarRow } from '../Car/CarRow';
import { similarId } from '../Car/similarId';
import { clientScript } from '../clientScript';
import { usePageInfo } from '../pageInfo';
import { StructuredData } from '../StructuredData';
import type { FoundCar } from './CarDetail.data';

/** Pictures, price column and the rest: below each other on phones, the price beside them on wide windows. */
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

/** Sticks below the header; where it is higher than the window, script lets its end stick instead, above other bars. */
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

/** No box where the service has no quote. */
const Quotes = styled('div', {
  '& section': { paddingBlock: '$6', borderBlockStart: '1px solid $line' },
});

const Rest = styled('div', { minInlineSize: 0 });

interface CarPageProps extends Pick<CarDetailFields, 'EquipmentLayout' | 'SimilarTitle'> {
  data: FoundCar;
}

/** A car that is for sale, with all that helps to decide on it (spec 2 §2, Car detail page). */
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
              <CarHead car={car} />
              <CarReserved car={car} hasSimilar={similar.length > 0} />
              <CarWhere car={car} near={near} />
              <VisuallyHidden as="div">
                <Heading level={2}>{message('detailPrice')}</Heading>
              </VisuallyHidden>
              <CarFinance car={car}>
                <CarAsks car={car} />
                <CarWays car={car} />
              </CarFinance>
              <LinkedVehicles vehicles={car.linked_vehicles} />
            </Price>
            <Rest>
              <CarSectionLinks car={car} />
              <CarOverview car={car} />
              <PriceContext car={car} today={data.today} />
              {ukFinance && (
                <Quotes id={quotesId}>
                  <UkFinance car={car} />
                </Quotes>
              )}
              <CarElectricSection car={car} today={today} />
              <CarHistorySection car={car} today={today} />
              {data.ownership && <Ownership car={car} today={data.today} {...data.ownership} />}
              <CarEquipment car={car} layout={EquipmentLayout} />
              <CarTechnicalData car={car} />
              <CarDescription text={car.car_description} />
            </Rest>
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
        />
      </div>
    </>
  );
}

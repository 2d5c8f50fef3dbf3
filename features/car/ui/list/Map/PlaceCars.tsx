import { button } from '../../../../../design-system/components/Button/Button';
import { Image } from '../../../../../design-system/components/Image/Image';
import { Link } from '../../../../../design-system/components/Link/Link';
import { Icon } from '../../../../../design-system/components/Icon/Icon';
import { Text } from '../../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../../design-system/messages';
import { styled } from '../../../../../design-system/stitches';
import { askingPrice } from '../../../../../domain/finance/carPrices';
import { carHref, carName, fullCarName } from '../../carName';
import type { CarRecord } from '../../../../../domain/documents/carRecord';
import { LowestPrice, PriceRow } from '../../../../finance/ui/PriceRow';
import { useStockWord } from '../../useStockWord';
import { withMap } from '../../../../search/ui/changeState';
import { usePageInfo } from '../../../../../rendering/pageInfo';
import type { CarListData } from '../carListData';
import { listAddress } from '../listState';
import { useListTexts } from '../listTexts';
import { type CarPlace, dealerField } from './carPlaces';
import { placeLinkId } from './shownPlaces';

const Frame = styled('div', { display: 'grid', gap: '$4', paddingBlockEnd: '$5' });

const Cars = styled('ul', { display: 'grid', gap: '$3', margin: 0, padding: 0, listStyle: 'none' });

const Entry = styled('article', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '$sizes$swatch minmax(0, 1fr)',
  gap: '$3',
  alignItems: 'start',
});

const Picture = styled('div', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'clip',
  borderRadius: '$small',
  backgroundColor: '$surface',
  color: '$muted',
});

const TextColumn = styled('div', { display: 'grid', gap: '$1', minInlineSize: 0 });

/** The whole car is clickable. */
const Name = styled('span', {
  fontWeight: '$semibold',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '& a': { display: 'block', minBlockSize: '$target' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$small' },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '2px solid $focus', outlineOffset: '2px' },
});

const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
});

/** Some of the cars at an opened place, and the link to all of them. */
export function PlaceCars({ place, data }: { place: CarPlace; data: CarListData }) {
  const message = useMessages();
  const texts = useListTexts();
  const { state, listPath, places } = data;
  const placeSearch = withMap({ ...state, values: { ...state.values, [dealerField]: [place.id] } });
  return (
    <Frame>
      <Cars role="list" data-list-cars="">
        {places?.openedCars.map((car) => (
          <li key={car.car_id}>
            <PlaceCar car={car} />
          </li>
        ))}
      </Cars>
      <Actions>
        <Link
          variant="none"
          className={button({ variant: 'outline', size: 'small' })}
          href={listAddress(listPath, placeSearch)}
        >
          {fillIn(message('carPlaceInList'), { cars: texts.cars(place.count) })}
        </Link>
        <Link
          variant="standalone"
          href={`${listAddress(listPath, withMap(state, {}))}#${placeLinkId(place.id)}`}
          rel="nofollow"
          data-list-link=""
          data-list-heir={placeLinkId(place.id)}
        >
          {message('carPlaceBack')}
        </Link>
        {place.href && (
          <Link variant="standalone" href={place.href}>
            {message('dealerAbout')}
          </Link>
        )}
      </Actions>
    </Frame>
  );
}

function PlaceCar({ car }: { car: CarRecord }) {
  const { carPath = '' } = usePageInfo();
  const word = useStockWord();
  const { car_id, car_brand, car_year, car_primary_image: picture } = car;
  const mileageOrCondition = car.car_mileage_text ?? word(car, 'car_condition');
  const facts = [car_year, mileageOrCondition, word(car, 'car_fuel')].filter(Boolean);
  return (
    <Entry
      data-car={car_id}
      data-car-name={carName(car)}
      data-car-brand={car_brand}
      data-car-price={askingPrice(car)}
    >
      <Picture>
        {picture ? (
          <Image src={picture.thumbnail_url} alt="" layout="fill" sizes="104px" subject="car" />
        ) : (
          <Icon name="car" />
        )}
      </Picture>
      <TextColumn>
        <Name>
          <Link variant="plain" href={carHref(carPath, car)} aria-label={fullCarName(car)}>
            {carName(car)}
          </Link>
        </Name>
        <Text as="span" size="small" color="muted">
          {facts.join(' · ')}
        </Text>
        <PriceRow car={car} size="card" />
        <LowestPrice car={car} size="card" />
      </TextColumn>
    </Entry>
  );
}

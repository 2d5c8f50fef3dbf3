import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Image } from '../../../design-system/components/Image/Image';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { Car } from '../../../domain/documents/car';
import { translateStockText } from '../../../domain/stockTexts/translateStockText';
import { indexedAskingPrice } from '../../../domain/price/askingPrice';
import { carHref, fullCarName } from './carName';
import { usePageInfo } from '../../../rendering/pageInfo';

const TextColumn = styled('div', { display: 'grid', gap: '$2', padding: '$4' });

const Picture = styled('div', {
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'clip',
  backgroundColor: '$surface',
});

type BookedCarRecord = Pick<
  Car,
  | 'car_id'
  | 'slug'
  | 'car_brand'
  | 'car_model'
  | 'car_version'
  | 'car_year'
  | 'car_mileage_text'
  | 'car_price_text'
  | 'car_campaign_price_text'
  | 'car_primary_image'
  | 'car_site_name'
> &
  Partial<Pick<Car, 'car_has_campaign_price'>>;

/** The car that a form is about, and its location. */
export function BookedCar({ car }: { car: BookedCarRecord }) {
  const message = useMessages();
  const { carPath, stockLanguage, currency } = usePageInfo();
  const translate = (text: string) =>
    stockLanguage === undefined ? text : translateStockText(text, currency);
  const name = fullCarName(car);
  const picture = car.car_primary_image;
  return (
    <Card as="aside" padding="none" aria-labelledby="booked-car">
      {picture && (
        <Picture>
          <Image
            src={picture.thumbnail_url}
            alt=""
            layout="fill"
            sizes="(min-width: 1024px) 30vw, 100vw"
          />
        </Picture>
      )}
      <TextColumn>
        <Heading level={2} size={5} id="booked-car">
          {name}
        </Heading>
        <Text size="small" color="muted">
          {[car.car_mileage_text, indexedAskingPrice(car)]
            .flatMap((text) => (text ? translate(text) : []))
            .join(' · ')}
        </Text>
        <Text size="small">{car.car_site_name}</Text>
        {carPath && <Link href={carHref(carPath, car)}>{message('testDriveToCar')}</Link>}
      </TextColumn>
    </Card>
  );
}

import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Image } from '../../../design-system/components/Image/Image';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { Car } from '../../../domain/documents/car';
import { textInEnglish } from '../../../domain/stockTexts/textInEnglish';
import { askedPrice } from '../../../domain/price/askedPrice';
import { carHref, fullCarName } from './carName';
import { usePageInfo } from '../../../rendering/pageInfo';

const Words = styled('div', { display: 'grid', gap: '$2', padding: '$4' });

const Picture = styled('div', {
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'clip',
  backgroundColor: '$surface',
});

type ShownCar = Pick<
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

/** The car that a form is about, and where it stands. */
export function BookedCar({ car }: { car: ShownCar }) {
  const message = useMessages();
  const { carPath, stockLanguage, currency } = usePageInfo();
  const told = (text: string) =>
    stockLanguage === undefined ? text : textInEnglish(text, currency);
  const name = fullCarName(car);
  const picture = car.car_primary_image;
  return (
    <Card as="aside" padding="none" aria-labelledby="booked-car">
      {picture && (
        <Picture>
          <Image
            src={picture.thumbnail_url}
            alt=""
            place="fill"
            sizes="(min-width: 1024px) 30vw, 100vw"
          />
        </Picture>
      )}
      <Words>
        <Heading level={2} size={5} id="booked-car">
          {name}
        </Heading>
        <Text size="small" tone="muted">
          {[car.car_mileage_text, askedPrice(car)]
            .flatMap((text) => (text ? told(text) : []))
            .join(' · ')}
        </Text>
        <Text size="small">{car.car_site_name}</Text>
        {carPath && <Link href={carHref(carPath, car)}>{message('testDriveToCar')}</Link>}
      </Words>
    </Card>
  );
}

import { Card } from '../../design-system/components/Card/Card';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Image } from '../../design-system/components/Image/Image';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { TestDriveCar } from '../../domain/booking/testDrive';
import { carHref, fullCarName } from '../Car/carName';
import { usePageInfo } from '../pageInfo';

const Words = styled('div', { display: 'grid', gap: '$2', padding: '$4' });

const Picture = styled('div', {
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'clip',
  backgroundColor: '$surface',
});

/** The car that is driven, and where. */
export function DrivenCar({ car }: { car: TestDriveCar }) {
  const message = useMessages();
  const { carPath } = usePageInfo();
  const name = fullCarName(car);
  const picture = car.car_primary_image;
  return (
    <Card as="aside" padding="none" aria-labelledby="drive-car">
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
        <Heading level={2} size={5} id="drive-car">
          {name}
        </Heading>
        <Text size="small" tone="muted">
          {[car.car_mileage_text, car.car_price_text].filter(Boolean).join(' · ')}
        </Text>
        <Text size="small">{car.car_site_name}</Text>
        {carPath && <Link href={carHref(carPath, car)}>{message('testDriveToCar')}</Link>}
      </Words>
    </Card>
  );
}

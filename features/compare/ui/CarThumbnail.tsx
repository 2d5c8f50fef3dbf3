import { Icon } from '../../../design-system/components/Icon/Icon';
import { Image } from '../../../design-system/components/Image/Image';
import { styled } from '../../../design-system/stitches';
import type { ComparedCar } from '../../car/ui/comparedCar';

const Frame = styled('span', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '$row',
  aspectRatio: '16 / 10',
  overflow: 'clip',
  borderRadius: '$small',
  backgroundColor: '$surface',
  color: '$muted',
});

/** A small picture of a car next to its name. */
export function CarThumbnail({ car: { car_primary_image } }: { car: ComparedCar }) {
  return (
    <Frame>
      {car_primary_image ? (
        <Image
          src={car_primary_image.thumbnail_url}
          alt=""
          layout="fill"
          sizes="72px"
          subject="car"
          preview={car_primary_image.blur_data_url}
        />
      ) : (
        <Icon name="car" />
      )}
    </Frame>
  );
}

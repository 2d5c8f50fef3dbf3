import { Image } from '../../../../design-system/components/Image/Image';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { CarPicture } from './carPicture.types';

const PictureStrip = styled('ol', {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '@noScript': { scrollbarWidth: 'thin' },
  '& > li': {
    position: 'relative',
    flex: '0 0 100%',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
  },
  '@print': { '& > li + li': { display: 'none' } },
  '& > li > a': { position: 'absolute', inset: 0, cursor: 'zoom-in' },
  // Drawn over the picture, which would cover an outline; in two colours, because pictures may have any colour.
  '& > li > a:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: '$1',
    border: '2px solid $onDark',
    borderRadius: '$card',
    outline: '2px solid $dark',
    pointerEvents: 'none',
  },
});

interface GalleryStripProps {
  /** Unique on the page; pictures have the ids `<id>-1`, `<id>-2` … */
  id: string;
  car: string;
  pictures: readonly CarPicture[];
  sizes: string;
}

/** The pictures in a row, one visible at a time. */
export function GalleryStrip({ id, car, pictures, sizes }: GalleryStripProps) {
  const message = useMessages();
  const formatPictureName = (index: number) =>
    fillIn(message('galleryPicture'), { car, number: index + 1, count: pictures.length });
  return (
    <PictureStrip role="list" data-gallery-strip="" data-scrolls="">
      {pictures.map(({ original, blur_data_url }, index) => (
        <li key={index} id={`${id}-${index + 1}`}>
          <a href={original} data-gallery-open="" data-scripted="">
            <Image
              src={original}
              alt={formatPictureName(index)}
              layout="fill"
              sizes={sizes}
              priority={index === 0}
              subject="car"
              preview={blur_data_url}
            />
          </a>
        </li>
      ))}
    </PictureStrip>
  );
}

import { Image } from '../../../../design-system/components/Image/Image';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { CarPicture } from './carPicture.types';

const Row = styled('ol', {
  // Hidden on phones, where visitors swipe through the pictures.
  display: 'none',
  '@md': { display: 'flex' },
  gap: '$2',
  // Space for focus rings.
  margin: 'calc(-1 * $space$1)',
  padding: '$1',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  listStyle: 'none',
  '@print': { display: 'none' },
  '& > li': { flex: '0 0 $sizes$swatch' },
});

const Thumbnail = styled('a', {
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 9',
  borderRadius: '$small',
  overflow: 'clip',
  '& > img': { opacity: 0.75 },
  '@motion': { '& > img': { transition: 'opacity $fast' } },
  '@hover': { '&:hover > img': { opacity: 1 } },
  '&[aria-current="true"]': {
    '& > img': { opacity: 1 },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: '3px solid $primary',
      borderRadius: 'inherit',
    },
  },
});

/** Thumbnails that link to the large pictures; `id` is that of the strip. */
export function GalleryThumbnails({
  id,
  pictures,
}: {
  id: string;
  pictures: readonly CarPicture[];
}) {
  const message = useMessages();
  const count = pictures.length;
  return (
    <Row role="list" aria-label={message('galleryChoose')} data-gallery-thumbnails="">
      {pictures.map(({ original, blur_data_url }, index) => (
        <li key={index}>
          <Thumbnail
            href={`#${id}-${index + 1}`}
            aria-label={fillIn(message('galleryPosition'), { number: index + 1, count })}
            aria-current={index === 0}
            data-gallery-thumbnail=""
            data-scripted=""
          >
            <Image
              src={original}
              alt=""
              layout="fill"
              sizes="104px"
              subject="car"
              preview={blur_data_url}
            />
          </Thumbnail>
        </li>
      ))}
    </Row>
  );
}

import { Image } from '../../../../design-system/components/Image/Image';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { CarPicture } from './carPicture.types';

const Row = styled('ol', {
  // A phone shows the picture instead; one swipes through them there.
  display: 'none',
  '@md': { display: 'flex' },
  gap: '$2',
  // Focus rings are not cut off.
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

/** Small pictures that lead to the large ones; `id` is that of the strip. */
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
              place="fill"
              sizes="104px"
              kind="car"
              preview={blur_data_url}
            />
          </Thumbnail>
        </li>
      ))}
    </Row>
  );
}

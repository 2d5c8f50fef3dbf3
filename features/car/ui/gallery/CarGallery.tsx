import { useId, type ReactNode } from 'react';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Text } from '../../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { carriedPicture } from '../../../../design-system/layouts/pageMotion';
import { styled } from '../../../../design-system/stitches';
import { clientScript } from '../../../../rendering/clientScript';
import { GalleryControls } from './GalleryControls';
import { GalleryDialog } from './GalleryDialog';
import { GalleryStrip } from './GalleryStrip';
import { GalleryThumbnails } from './GalleryThumbnails';
import type { CarPicture } from './carPicture.types';

const Layout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
});

/** Keeps the pictures' room, whatever stands in it. */
const Stage = styled('div', {
  position: 'relative',
  isolation: 'isolate',
  aspectRatio: '16 / 9',
  // Never higher than the window.
  maxBlockSize: '80svh',
  borderRadius: '$card',
  overflow: 'clip',
  backgroundColor: '$surface',
  // The picture of a list that led here becomes this one.
  viewTransitionName: carriedPicture,
});

const View = styled('div', { position: 'absolute', inset: 0 });

const Empty = styled('div', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '$2',
  padding: '$4',
  textAlign: 'center',
  color: '$muted',
});

export interface CarGalleryProps {
  /** The car's name, such as `Volvo XC40`: pictures are named after it. */
  car: string;
  pictures: readonly CarPicture[];
  /** How wide the pictures are shown, as in HTML. */
  sizes?: string;
  /** Lies over the pictures and may take their place. */
  children?: ReactNode;
}

/**
 * Pictures of a car in a row that scrolls and snaps by the browser's own means. Without script each
 * picture leads to its large original and each thumbnail to its picture; with it (CarGallery.touched.client.ts)
 * there are buttons, keys and the full screen. The first picture comes before everything else.
 */
export function CarGallery({
  car,
  pictures,
  sizes = '(min-width: 1024px) 60vw, 85vw',
  children,
}: CarGalleryProps) {
  const id = useId();
  const message = useMessages();
  const label = fillIn(message('galleryPictures'), { car });
  return (
    <Layout role="region" aria-label={label} {...clientScript('CarGallery')}>
      <Stage data-carried-picture="">
        <View data-gallery-view="">
          {pictures.length > 0 ? (
            <>
              <GalleryStrip id={id} car={car} pictures={pictures} sizes={sizes} />
              <GalleryControls count={pictures.length} />
            </>
          ) : (
            <Empty>
              <Icon name="car" size="large" />
              <Text>{message('galleryEmpty')}</Text>
            </Empty>
          )}
        </View>
        {children}
      </Stage>
      {pictures.length > 1 && <GalleryThumbnails id={id} pictures={pictures} />}
      {pictures.length > 0 && <GalleryDialog label={label} count={pictures.length} />}
      <VisuallyHidden role="status" data-gallery-status="" />
    </Layout>
  );
}

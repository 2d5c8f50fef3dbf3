import { useId, type ReactNode } from 'react';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Text } from '../../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { sharedPictureName } from '../../../../design-system/layouts/pageMotion';
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

/** Reserves the space of the pictures. */
const Stage = styled('div', {
  position: 'relative',
  isolation: 'isolate',
  aspectRatio: '16 / 9',
  // Never higher than the window.
  maxBlockSize: '80svh',
  borderRadius: '$card',
  overflow: 'clip',
  backgroundColor: '$surface',
  // View transition from the picture in the list.
  viewTransitionName: sharedPictureName,
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
  /** The car's name, such as `Volvo XC40`, for the pictures' alternative texts. */
  car: string;
  pictures: readonly CarPicture[];
  /** The `sizes` attribute of the pictures. */
  sizes?: string;
  /** Covers the pictures, and may replace them. */
  children?: ReactNode;
}

/**
 * Pictures of a car in a row with native scrolling and snapping. Without JavaScript each picture links to its large
 * original and each thumbnail to its picture; with it (CarGallery.interaction.client.ts) there are buttons, keys and full
 * screen. The first picture loads with priority.
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

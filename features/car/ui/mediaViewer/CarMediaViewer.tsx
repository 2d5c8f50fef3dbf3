import { useId } from 'react';
import { useMessages } from '../../../../design-system/messages';
import { clientScript } from '../../../../rendering/clientScript';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { CarGallery, type CarGalleryProps } from '../gallery/CarGallery';
import { FilmPanel } from './FilmPanel';
import { MediaTabs } from './MediaTabs';
import { SpinPanel } from './SpinPanel';

export interface CarMediaViewerProps extends Omit<CarGalleryProps, 'children'> {
  /** Name of the media service for the car (`autos_on_show`). */
  service?: string;
  /** Registration as shown on the plate. */
  registration?: string;
}

/**
 * The gallery of a car. On sites with a media service, also tabs that replace the pictures with a video, a
 * 360° view or an interior view. Script requests which of them the car has
 * (CarMediaViewer.client.ts); until the answer, or if it fails, only the gallery is shown.
 */
export function CarMediaViewer({ service, registration, ...gallery }: CarMediaViewerProps) {
  const { carMedia } = usePageInfo();
  const message = useMessages();
  const id = useId();
  if (!carMedia || service !== carMedia || !registration) return <CarGallery {...gallery} />;
  const address = `/api/${carMedia}/${encodeURIComponent(registration.replace(/\s/g, ''))}`;
  return (
    <div
      {...clientScript('CarMediaViewer')}
      data-address={address}
      data-failed={message('mediaFailed')}
    >
      <CarGallery {...gallery}>
        <MediaTabs id={id} />
        <SpinPanel id={id} mode="around" car={gallery.car} />
        <SpinPanel id={id} mode="inside" car={gallery.car} />
        <FilmPanel id={id} car={gallery.car} />
      </CarGallery>
    </div>
  );
}

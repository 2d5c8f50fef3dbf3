import { useId } from 'react';
import { useMessages } from '../../../../design-system/messages';
import { clientScript } from '../../../../rendering/clientScript';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { CarGallery, type CarGalleryProps } from '../gallery/CarGallery';
import { FilmPanel } from './FilmPanel';
import { MediaTabs } from './MediaTabs';
import { TurnPanel } from './TurnPanel';

export interface CarMediaViewerProps extends Omit<CarGalleryProps, 'children'> {
  /** Name of the service that has films and turns of the car (`autos_on_show`). */
  service?: string;
  /** As on the plate. */
  registration?: string;
}

/**
 * The gallery of a car and, on sites whose cars are filmed and turned (spec 2 §6), tabs that put a film, a
 * turn around the car or a look around inside in the pictures' place. Script asks the service what the car
 * has (CarMediaViewer.client.ts); until it answers, and when it fails, the gallery is all there is.
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
        <TurnPanel id={id} mode="around" car={gallery.car} />
        <TurnPanel id={id} mode="inside" car={gallery.car} />
        <FilmPanel id={id} car={gallery.car} />
      </CarGallery>
    </div>
  );
}

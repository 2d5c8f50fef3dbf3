import { type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../../design-system/messages';
import type { PlacedContent } from './client/overlayElements';
import { MapControls, MapNotice } from './MapControls';
import type { MapState } from './useMap';

interface MapCanvasProps {
  /** What the map is drawn in. */
  box: RefObject<HTMLDivElement | null>;
  state: MapState;
  /** What stands on the map. */
  contents: readonly PlacedContent[];
  /** The element of each of them, by its key. */
  elementOf: (key: string) => HTMLElement;
  /** A maps service draws it, and says itself whose data that is. */
  isService: boolean;
}

/** A map with what stands on it and its buttons; a notice while there is none. In a frame (`MapFrame`). */
export function MapCanvas({ box, state, contents, elementOf, isService }: MapCanvasProps) {
  const message = useMessages();
  const { map, view, failure } = state;
  useEffect(() => {
    map?.setOverlays(contents.map((shown) => ({ ...shown, element: elementOf(shown.key) })));
  });
  return (
    <>
      <div ref={box} data-map="" />
      {contents.map(({ key, content }) => createPortal(content, elementOf(key), key))}
      {map && view && (
        <MapControls
          onZoomIn={view.isClosest ? undefined : () => map.setZoom(view.zoom + 1)}
          onZoomOut={view.isFarthest ? undefined : () => map.setZoom(view.zoom - 1)}
          credits={isService ? undefined : message('finderMapCredits')}
        />
      )}
      {!map && <MapNotice failure={failure} isService={isService} />}
    </>
  );
}

import { type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../../design-system/messages';
import type { PlacedContent } from './client/overlayElements';
import { MapControls, MapNotice } from './MapControls';
import type { MapState } from './useMap';

interface MapCanvasProps {
  /** Container of the map. */
  box: RefObject<HTMLDivElement | null>;
  state: MapState;
  /** Overlays of the map. */
  contents: readonly PlacedContent[];
  /** Returns the element of an overlay by its key. */
  getElement: (key: string) => HTMLElement;
  /** Whether the map is Google's, which draws its own attribution. */
  isGoogleMap: boolean;
}

/** A map with its overlays and buttons, or a notice instead of it; to be used inside a `MapFrame`. */
export function MapCanvas({ box, state, contents, getElement, isGoogleMap }: MapCanvasProps) {
  const message = useMessages();
  const { map, view, failure } = state;
  useEffect(() => {
    map?.setOverlays(contents.map((overlay) => ({ ...overlay, element: getElement(overlay.key) })));
  });
  return (
    <>
      <div ref={box} data-map="" />
      {contents.map(({ key, content }) => createPortal(content, getElement(key), key))}
      {map && view && (
        <MapControls
          onZoomIn={view.isMaxZoom ? undefined : () => map.setZoom(view.zoom + 1)}
          onZoomOut={view.isMinZoom ? undefined : () => map.setZoom(view.zoom - 1)}
          credits={isGoogleMap ? undefined : message('finderMapCredits')}
        />
      )}
      {!map && <MapNotice failure={failure} isGoogleMap={isGoogleMap} />}
    </>
  );
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { logProblem } from '../../../rendering/logProblem';
import type { clusterPlaces } from './clusterPlaces';
import type { CreateMap, MapAdapter, MapOptions, MapView } from './MapAdapter';
import { throttle } from './throttle';

/** Minimum interval between two resize notifications to the map. */
const RESIZE_INTERVAL_MS = 200;

/** Loads the factory of Google's map if there is a key, else that of the embedded map. */
async function loadMapFactory(apiKey: string | undefined): Promise<CreateMap> {
  return apiKey
    ? (await import('./client/googleMap')).createGoogleMap
    : (await import('./client/embeddedMap')).createEmbeddedMap;
}

export interface MapState {
  /** Absent until the map is ready. */
  map?: MapAdapter;
  /** Function that clusters places; loaded with the map. */
  cluster?: typeof clusterPlaces;
  /** The view when the map was last idle. */
  view?: MapView;
  /** Error that is shown instead of the map. */
  failure?: unknown;
}

/** A map in an element, created when the element first comes into view, and resized with it. */
export function useMap(
  element: RefObject<HTMLElement | null>,
  options: MapOptions,
  onClick: () => void,
): MapState {
  const [state, setState] = useState<MapState>({});
  const latestProps = useRef({ options, onClick });
  useEffect(() => {
    latestProps.current = { options, onClick };
  });

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    let isUnmounted = false;
    let map: MapAdapter | undefined;
    let cluster: typeof clusterPlaces | undefined;
    const onIdle = () => map && setState({ map, cluster, view: map.view() });

    async function start(box: HTMLElement): Promise<void> {
      try {
        const [create, clusters] = await Promise.all([
          loadMapFactory(latestProps.current.options.apiKey),
          import('./clusterPlaces'),
        ]);
        cluster = clusters.clusterPlaces;
        const createdMap = await create(box, latestProps.current.options, {
          onIdle,
          onClick: () => latestProps.current.onClick(),
        });
        if (isUnmounted) return createdMap.destroy();
        map = createdMap;
        onIdle();
      } catch (failure) {
        if (isUnmounted) return;
        logProblem('error', 'The map cannot be shown', failure);
        setState({ failure });
      }
    }

    const notifyResize = throttle(() => map?.resize(), RESIZE_INTERVAL_MS);
    const resizeObserver = new ResizeObserver(notifyResize.call);
    const visibilityObserver = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      visibilityObserver.disconnect();
      void start(current);
    });
    visibilityObserver.observe(current);
    resizeObserver.observe(current);
    return () => {
      isUnmounted = true;
      visibilityObserver.disconnect();
      resizeObserver.disconnect();
      notifyResize.cancel();
      map?.destroy();
    };
  }, [element]);
  return state;
}

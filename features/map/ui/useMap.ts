import { type RefObject, useEffect, useRef, useState } from 'react';
import { logProblem } from '../../../rendering/logProblem';
import type { clusterPlaces } from './clusterPlaces';
import type { CreateMap, MapAdapter, MapOptions, MapView } from './MapAdapter';
import { throttle } from './throttle';

/** At most this often a map is told of its size, in milliseconds (spec 1 §9). */
const resizePause = 200;

/** Who draws the map: the maps service with a key, else we ourselves. Fetched with the first map. */
async function mapMaker(apiKey: string | undefined): Promise<CreateMap> {
  return apiKey
    ? (await import('./client/googleMap')).createGoogleMap
    : (await import('./client/embeddedMap')).createEmbeddedMap;
}

export interface MapState {
  /** Absent until the map is there. */
  map?: MapAdapter;
  /** Gathers places into clusters; comes with the map. */
  cluster?: typeof clusterPlaces;
  /** What is in sight, as of the last time that the map stood still. */
  view?: MapView;
  /** Why there is no map. */
  failure?: unknown;
}

/** A map in an element, made when the element first comes into sight, and kept to its size. */
export function useMap(
  element: RefObject<HTMLElement | null>,
  options: MapOptions,
  onClick: () => void,
): MapState {
  const [state, setState] = useState<MapState>({});
  const latest = useRef({ options, onClick });
  useEffect(() => {
    latest.current = { options, onClick };
  });

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    let gone = false;
    let map: MapAdapter | undefined;
    let cluster: typeof clusterPlaces | undefined;
    const onIdle = () => map && setState({ map, cluster, view: map.view() });

    async function start(box: HTMLElement): Promise<void> {
      try {
        const [create, clusters] = await Promise.all([
          mapMaker(latest.current.options.apiKey),
          import('./clusterPlaces'),
        ]);
        cluster = clusters.clusterPlaces;
        const made = await create(box, latest.current.options, {
          onIdle,
          onClick: () => latest.current.onClick(),
        });
        if (gone) return made.destroy();
        map = made;
        onIdle();
      } catch (failure) {
        if (gone) return;
        logProblem('error', 'The map cannot be shown', failure);
        setState({ failure });
      }
    }

    const resized = throttle(() => map?.resize(), resizePause);
    const sizes = new ResizeObserver(resized.call);
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      void start(current);
    });
    sight.observe(current);
    sizes.observe(current);
    return () => {
      gone = true;
      sight.disconnect();
      sizes.disconnect();
      resized.cancel();
      map?.destroy();
    };
  }, [element]);
  return state;
}

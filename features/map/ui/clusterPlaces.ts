import Supercluster from 'supercluster';
import { boundsAround } from './bounds';
import type { MapView } from './MapAdapter';
import { mergeOverlapping } from './mergeOverlapping';
import { SELECTION_ZOOM } from './zoomLevels';
import type { PlacedOnMap, Mark } from './mark.types';

/** Distance within which pins are clustered. */
const CLUSTER_RADIUS_PX = 56;

/**
 * Clusters places. Returns a function that gets a view and returns its marks; from the zoom of a selection
 * on, each place has its own mark.
 */
export function clusterPlaces<Place extends PlacedOnMap>(
  places: readonly Place[],
): (view: Pick<MapView, 'bounds' | 'zoom'>) => Mark<Place>[] {
  const index = new Supercluster<{ place: Place }>({
    radius: CLUSTER_RADIUS_PX,
    maxZoom: SELECTION_ZOOM - 1,
  });
  index.load(
    places.map((place) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
      properties: { place },
    })),
  );
  return ({ bounds: { west, south, east, north }, zoom }) => {
    const clusters = index
      .getClusters([west, south, east, north], Math.round(zoom))
      .map((feature) => {
        const [lng = 0, lat = 0] = feature.geometry.coordinates;
        const { properties } = feature;
        if (!('cluster' in properties)) {
          const { place } = properties;
          const mark: Mark<Place> = { kind: 'place', key: place.id, place, lat, lng };
          return { mark, places: [place] };
        }
        const leaves = index
          .getLeaves(properties.cluster_id, Infinity)
          .map((leaf) => leaf.properties.place);
        const bounds = boundsAround(leaves) ?? { south: lat, north: lat, west: lng, east: lng };
        // The key contains the ids of the places, so that an unchanged cluster keeps its element and focus.
        const key = leaves.map(({ id }) => id).join(' ');
        const count = properties.point_count;
        const mark: Mark<Place> = { kind: 'cluster', key, count, bounds, lat, lng };
        return { mark, places: leaves };
      });
    return zoom < SELECTION_ZOOM
      ? mergeOverlapping(clusters, zoom)
      : clusters.map(({ mark }) => mark);
  };
}

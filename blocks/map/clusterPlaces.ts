import Supercluster from 'supercluster';
import type { FinderLocation, Position } from './location.types';
import { boundsAround } from './bounds';
import type { Bounds, MapView } from './MapAdapter';
import { keepApart } from './keepApart';
import { selectionZoom } from './zoomLevels';

/** Width in px within which pins are gathered. */
const radius = 56;

/** A single place on the map. */
export interface PlaceMark extends Position {
  kind: 'place';
  key: string;
  place: FinderLocation;
}

/** Several places that stand too close to tell apart. */
export interface ClusterMark extends Position {
  kind: 'cluster';
  key: string;
  count: number;
  /** The box around the places in it. */
  bounds: Bounds;
}

export type Mark = PlaceMark | ClusterMark;

/** Gathers places into clusters; gives what to show of them in a view. At the zoom of a selection all stand alone. */
export function clusterPlaces(
  places: readonly FinderLocation[],
): (view: Pick<MapView, 'bounds' | 'zoom'>) => Mark[] {
  const index = new Supercluster<{ place: FinderLocation }>({ radius, maxZoom: selectionZoom - 1 });
  index.load(
    places.map((place) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
      properties: { place },
    })),
  );
  return ({ bounds: { west, south, east, north }, zoom }) => {
    const found = index.getClusters([west, south, east, north], Math.round(zoom)).map((feature) => {
      const [lng = 0, lat = 0] = feature.geometry.coordinates;
      const { properties } = feature;
      if (!('cluster' in properties)) {
        const { place } = properties;
        const mark: Mark = { kind: 'place', key: place.id, place, lat, lng };
        return { mark, places: [place] };
      }
      const leaves = index
        .getLeaves(properties.cluster_id, Infinity)
        .map((leaf) => leaf.properties.place);
      const bounds = boundsAround(leaves) ?? { south: lat, north: lat, west: lng, east: lng };
      // Named after its places, so that a cluster that stays keeps its element and focus.
      const key = leaves.map(({ id }) => id).join(' ');
      const count = properties.point_count;
      const mark: Mark = { kind: 'cluster', key, count, bounds, lat, lng };
      return { mark, places: leaves };
    });
    return zoom < selectionZoom ? keepApart(found, zoom) : found.map(({ mark }) => mark);
  };
}

import * as L from 'leaflet';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { ownData } from '../../../../domain/ownJson';

type LandTopology = Topology<{ countries: GeometryCollection }>;

export interface Land {
  topology: LandTopology;
  lakes: Readonly<Record<string, [number, number][]>>;
  /** The area that the map can show. */
  bounds: L.LatLngBoundsLiteral;
}

/** Loads the packaged geography. */
export async function loadLand(): Promise<Land> {
  const [land, lakes] = await Promise.all([
    import('../geography/generated/land.json'),
    import('../geography/lakes.json'),
  ]);
  const topology = ownData<LandTopology>(land);
  const [west, south, east, north] = topology.bbox ?? [-180, -85, 180, 85];
  return {
    topology,
    lakes: ownData<Land['lakes']>(lakes),
    bounds: [
      [south, west],
      [north, east],
    ],
  };
}

/** Draws countries, lakes and borders; the map's frame gives their classes colours. */
export function drawLand(map: L.Map, { topology, lakes }: Land, country: string): void {
  const renderer = L.svg({ padding: 0.5 });
  const draw = (shapes: GeoJSON.GeoJsonObject, getClass: (id: unknown) => string) =>
    L.geoJSON(shapes, {
      interactive: false,
      style: (shape) => ({ renderer, className: getClass(shape?.id), smoothFactor: 0.8 }),
    } as L.GeoJSONOptions).addTo(map);
  const { countries: countryShapes } = topology.objects;
  draw(feature(topology, countryShapes), (id) => (id === country ? 'map-home' : 'map-abroad'));
  draw(toLakeFeature(lakes), () => 'map-lake');
  draw(
    // Lines between two countries are borders; lines of one country are coasts.
    mesh(topology, countryShapes, (a, b) => a !== b),
    () => 'map-border',
  );
}

const toLakeFeature = (lakes: Land['lakes']): GeoJSON.Feature => ({
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'MultiPolygon',
    coordinates: Object.values(lakes).map((shore) => [shore]),
  },
});

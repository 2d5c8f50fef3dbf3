import * as L from 'leaflet';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { ownData } from '../../../../domain/ownJson';

type LandTopology = Topology<{ countries: GeometryCollection }>;

export interface Land {
  topology: LandTopology;
  lakes: Readonly<Record<string, [number, number][]>>;
  /** What the map can show. */
  bounds: L.LatLngBoundsLiteral;
}

/** The packaged geography, fetched with the first map. */
export async function countries(): Promise<Land> {
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

/** Draws countries, lakes and borders, in the colours that the map's frame gives their classes. */
export function drawLand(map: L.Map, { topology, lakes }: Land, country: string): void {
  const renderer = L.svg({ padding: 0.5 });
  const draw = (shapes: GeoJSON.GeoJsonObject, classOf: (id: unknown) => string) =>
    L.geoJSON(shapes, {
      interactive: false,
      style: (shape) => ({ renderer, className: classOf(shape?.id), smoothFactor: 0.8 }),
    } as L.GeoJSONOptions).addTo(map);
  const { countries: all } = topology.objects;
  draw(feature(topology, all), (id) => (id === country ? 'map-home' : 'map-abroad'));
  draw(lakesOf(lakes), () => 'map-lake');
  draw(
    mesh(topology, all, (one, other) => one !== other),
    () => 'map-border',
  );
}

const lakesOf = (lakes: Land['lakes']): GeoJSON.Feature => ({
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'MultiPolygon',
    coordinates: Object.values(lakes).map((shore) => [shore]),
  },
});

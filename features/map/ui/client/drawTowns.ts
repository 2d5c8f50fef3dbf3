import * as L from 'leaflet';
import { loadTowns, loadForeignTowns, type Town } from '../geography/towns';
import type { Point } from '../mercator';
import { type Box, type NameShape, placeTownNames } from '../placeTownNames';

/** A name for each so many square pixels at most, so that a small map stays calm. */
const PX_PER_NAME = 20_000;

/** Metrics of names in px, as styled by MapFrame. */
const NAME_SHAPE: NameShape = { letterWidth: 7.5, top: 5, bottom: 22, clearance: 1 };

/** Zoom from which built-up areas are tinted, and zoom from which a grid helps to estimate distances. */
const BUILT_UP_AREA_MIN_ZOOM = 7;
const GRID_MIN_ZOOM = 9.5;

/** Cell size of the grid in degrees of latitude and longitude: near squares at 60° north. */
const GRID_CELL_DEGREES = { lat: 0.05, lng: 0.1 };

/** Minimum population of a town whose name is shown at a zoom. */
function minNamedPopulation(zoom: number): number {
  if (zoom < 5) return 90_000;
  if (zoom < 6.5) return 40_000;
  return zoom < 8 ? 12_000 : 0;
}

export interface TownLayer {
  /** Redraws the visible area. Names of towns avoid these boxes. */
  update: (occupiedBoxes: readonly Box[]) => void;
}

/** Creates a layer of built-up areas, and of names of towns: largest towns first, no overlaps. */
export async function drawTowns(map: L.Map, country: string): Promise<TownLayer> {
  const towns = (await Promise.all([loadTowns(country), loadForeignTowns()])).flat();
  map.createPane('names').setAttribute('aria-hidden', 'true');
  const renderer = L.svg({ padding: 0.5 });
  const layers = L.layerGroup().addTo(map);

  return {
    update: (occupiedBoxes) => {
      layers.clearLayers();
      const zoom = map.getZoom();
      const visible = towns.filter(({ lat, lng }) => map.getBounds().pad(0.1).contains([lat, lng]));
      if (zoom >= GRID_MIN_ZOOM) layers.addLayer(createGrid(map.getBounds().pad(0.5), renderer));
      if (zoom >= BUILT_UP_AREA_MIN_ZOOM) {
        for (const town of visible) layers.addLayer(createBuiltUpArea(town, renderer));
      }
      const { x: width, y: height } = map.getSize();
      const namedTowns = visible.filter(({ population }) => population >= minNamedPopulation(zoom));
      const townsWithPoint = namedTowns.map((town) => ({ ...town, at: toPoint(map, town) }));
      for (const town of placeTownNames(townsWithPoint, {
        width,
        height,
        shape: NAME_SHAPE,
        occupiedBoxes,
        maxNames: Math.ceil((width * height) / PX_PER_NAME),
      })) {
        layers.addLayer(createName(town));
      }
    },
  };
}

/** A circle for the built-up area, whose radius is estimated from the population. */
function createBuiltUpArea({ lat, lng, population }: Town, renderer: L.Renderer): L.Layer {
  const radius = 6.5 * Math.sqrt(Math.max(500, Math.min(population, 1_500_000)));
  return L.circle([lat, lng], { renderer, radius, interactive: false, className: 'map-ground' });
}

/** Grid lines within bounds. */
function createGrid(bounds: L.LatLngBounds, renderer: L.Renderer): L.Layer {
  const [south, north] = [bounds.getSouth(), bounds.getNorth()];
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  const lines: L.LatLngTuple[][] = [];
  for (
    let lat = Math.ceil(south / GRID_CELL_DEGREES.lat) * GRID_CELL_DEGREES.lat;
    lat < north;
    lat += GRID_CELL_DEGREES.lat
  ) {
    lines.push([
      [lat, west],
      [lat, east],
    ]);
  }
  for (
    let lng = Math.ceil(west / GRID_CELL_DEGREES.lng) * GRID_CELL_DEGREES.lng;
    lng < east;
    lng += GRID_CELL_DEGREES.lng
  ) {
    lines.push([
      [south, lng],
      [north, lng],
    ]);
  }
  return L.polyline(lines, { renderer, interactive: false, className: 'map-net' });
}

function toPoint(map: L.Map, { lat, lng }: Town): Point {
  const { x, y } = map.latLngToContainerPoint([lat, lng]);
  return [x, y];
}

function createName({ lat, lng, name, population, shift }: Town & { shift: Point }): L.Layer {
  const size = population >= 100_000 ? 'large' : population >= 20_000 ? 'medium' : 'small';
  const element = document.createElement('span');
  element.textContent = name;
  element.style.translate = shift.map((px) => `${Math.round(px)}px`).join(' ');
  const icon = L.divIcon({
    html: element,
    className: `map-town map-town-${size}`,
    iconSize: [0, 0],
  });
  return L.marker([lat, lng], { icon, pane: 'names', interactive: false, keyboard: false });
}

import * as L from 'leaflet';
import { loadTowns, loadTownsAround, type Town } from '../geography/towns';
import type { Point } from '../mercator';
import { type Box, type NameShape, nameTowns } from '../nameTowns';

/** Most names on the map at once. */
const mostNames = 60;

/** Names as the map's frame writes them (MapFrame). */
const shape: NameShape = { letter: 7.5, top: 5, bottom: 22, room: 1 };

/** From this zoom on the ground of towns is tinted, and a net of degrees helps to tell distances. */
const groundFrom = 7;
const netFrom = 9.5;

/** Width of the net's meshes, in degrees of latitude and longitude: near squares at 60° north. */
const mesh = { lat: 0.05, lng: 0.1 };

/** Fewest people of a town whose name is shown, by zoom. */
const smallestNamed = (zoom: number) =>
  zoom < 5 ? 90_000 : zoom < 6.5 ? 40_000 : zoom < 8 ? 12_000 : 0;

export interface TownLayer {
  /** Draws what is in sight anew, with no name under these boxes. */
  update: (taken: readonly Box[]) => void;
}

/** Names of towns, the largest first, none over another; and the ground that larger ones cover. */
export async function drawTowns(map: L.Map, country: string): Promise<TownLayer> {
  const towns = (await Promise.all([loadTowns(country), loadTownsAround()])).flat();
  map.createPane('names').setAttribute('aria-hidden', 'true');
  const renderer = L.svg({ padding: 0.5 });
  const shown = L.layerGroup().addTo(map);

  return {
    update: (taken) => {
      shown.clearLayers();
      const zoom = map.getZoom();
      const inSight = towns.filter(({ lat, lng }) => map.getBounds().pad(0.1).contains([lat, lng]));
      if (zoom >= netFrom) shown.addLayer(netIn(map.getBounds().pad(0.5), renderer));
      if (zoom >= groundFrom) {
        for (const town of inSight) shown.addLayer(groundOf(town, renderer));
      }
      const { x: width, y: height } = map.getSize();
      const large = inSight.filter(({ population }) => population >= smallestNamed(zoom));
      const placed = large.map((town) => ({ ...town, at: pointOf(map, town) }));
      for (const town of nameTowns(placed, { width, height, shape, taken, most: mostNames })) {
        shown.addLayer(nameOf(town));
      }
    },
  };
}

/** About as much ground as so many people live on, in metres. */
function groundOf({ lat, lng, population }: Town, renderer: L.Renderer): L.Layer {
  const radius = 6.5 * Math.sqrt(Math.max(500, Math.min(population, 1_500_000)));
  return L.circle([lat, lng], { renderer, radius, interactive: false, className: 'map-ground' });
}

/** Lines of latitude and longitude in a box. */
function netIn(bounds: L.LatLngBounds, renderer: L.Renderer): L.Layer {
  const [south, north] = [bounds.getSouth(), bounds.getNorth()];
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  const lines: L.LatLngTuple[][] = [];
  for (let lat = Math.ceil(south / mesh.lat) * mesh.lat; lat < north; lat += mesh.lat) {
    lines.push([
      [lat, west],
      [lat, east],
    ]);
  }
  for (let lng = Math.ceil(west / mesh.lng) * mesh.lng; lng < east; lng += mesh.lng) {
    lines.push([
      [south, lng],
      [north, lng],
    ]);
  }
  return L.polyline(lines, { renderer, interactive: false, className: 'map-net' });
}

function pointOf(map: L.Map, { lat, lng }: Town): Point {
  const { x, y } = map.latLngToContainerPoint([lat, lng]);
  return [x, y];
}

function nameOf({ lat, lng, name, population, shift }: Town & { shift: Point }): L.Layer {
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

import * as L from 'leaflet';
import { loadTowns, loadTownsAround, type Town } from '../geography/towns';

/** Most names on the map at once. */
const mostNames = 60;

/** Room that a name takes, in px: a letter's width, and the height with the dot. */
const letterWidth = 7.5;
const lineHeight = 26;

/** From this zoom on the ground of towns is tinted. */
const groundFrom = 7;

/** Fewest people of a town whose name is shown, by zoom. */
const smallestNamed = (zoom: number) =>
  zoom < 5 ? 250_000 : zoom < 6.5 ? 60_000 : zoom < 8 ? 12_000 : 0;

/** Names of towns, the largest first, none over another; and the ground that larger ones cover. */
export async function drawTowns(map: L.Map, country: string): Promise<{ update: () => void }> {
  const towns = (await Promise.all([loadTowns(country), loadTownsAround()])).flat();
  const names = map.createPane('names');
  names.setAttribute('aria-hidden', 'true');
  const renderer = L.svg({ padding: 0.5 });
  const shown = L.layerGroup().addTo(map);

  return {
    update: () => {
      shown.clearLayers();
      const zoom = map.getZoom();
      const inSight = towns.filter(({ lat, lng }) => map.getBounds().pad(0.1).contains([lat, lng]));
      if (zoom >= groundFrom) {
        for (const town of inSight) shown.addLayer(groundOf(town, renderer));
      }
      for (const town of withoutOverlap(map, inSight, smallestNamed(zoom))) {
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

function nameOf({ lat, lng, name, population }: Town): L.Layer {
  const size = population >= 100_000 ? 'large' : population >= 20_000 ? 'medium' : 'small';
  const element = document.createElement('span');
  element.textContent = name;
  const icon = L.divIcon({
    html: element,
    className: `map-town map-town-${size}`,
    iconSize: [0, 0],
  });
  return L.marker([lat, lng], { icon, pane: 'names', interactive: false, keyboard: false });
}

function withoutOverlap(map: L.Map, towns: readonly Town[], smallest: number): Town[] {
  const taken: L.Bounds[] = [];
  const chosen: Town[] = [];
  for (const town of towns) {
    if (town.population < smallest) continue;
    const { x, y } = map.latLngToContainerPoint([town.lat, town.lng]);
    const half = (town.name.length * letterWidth) / 2;
    const box = L.bounds([x - half, y - lineHeight / 2], [x + half, y + lineHeight / 2]);
    if (taken.some((other) => other.overlaps(box))) continue;
    taken.push(box);
    chosen.push(town);
    if (chosen.length === mostNames) break;
  }
  return chosen;
}

/** @jest-environment jsdom */
import * as L from 'leaflet';
import { loadLand, drawLand } from '../../../ui/client/drawLand';

it('draws the site’s country, other countries, lakes and borders with different classes', async () => {
  const land = await loadLand();
  const home = land.topology.objects.countries.geometries.find(({ id }) => id)!;
  const [[south, west], [north, east]] = land.bounds as [[number, number], [number, number]];
  expect([south < north, west < east]).toEqual([true, true]);
  const map = L.map(document.createElement('div'), { center: [57, 12], zoom: 4 });

  drawLand(map, land, String(home.id));

  const classes: Record<string, number> = {};
  map.eachLayer((layer) => {
    if (!(layer instanceof L.Path)) return;
    const { className = '' } = layer.options;
    classes[className] = (classes[className] ?? 0) + 1;
  });
  expect(classes).toEqual({
    'map-home': 1,
    'map-abroad': land.topology.objects.countries.geometries.length - 1,
    'map-lake': 1,
    'map-border': 1,
  });
});

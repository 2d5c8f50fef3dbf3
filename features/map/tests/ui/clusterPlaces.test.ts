import { exampleDealers } from '../../../dealers/ui/finder/exampleLocations';
import { clusterPlaces } from '../../ui/clusterPlaces';
import { boundsAround, contains, isOnEarth } from '../../ui/bounds';
import { DEFAULT_ZOOM, MAX_FIT_ZOOM, SELECTION_ZOOM } from '../../ui/zoomLevels';

const world = { south: -85, west: -180, north: 85, east: 180 };
const findMarks = (zoom: number) => clusterPlaces(exampleDealers)({ bounds: world, zoom });

test('[LOC-06] places that are too close form a cluster, and each place is in exactly one mark', () => {
  const marks = findMarks(5);
  const clusters = marks.filter((mark) => mark.kind === 'cluster');
  expect(clusters.length).toBeGreaterThan(0);
  const placeCount = marks.reduce(
    (sum, mark) => sum + (mark.kind === 'cluster' ? mark.count : 1),
    0,
  );
  expect(placeCount).toBe(exampleDealers.length);
  for (const { bounds, lat, lng } of clusters) expect(contains(bounds, { lat, lng })).toBe(true);
});

test('[LOC-06] at the zoom of a selection every place has its own mark', () => {
  expect(findMarks(SELECTION_ZOOM).every(({ kind }) => kind === 'place')).toBe(true);
  expect(findMarks(SELECTION_ZOOM)).toHaveLength(exampleDealers.length);
});

test('[LOC-06] only places within the visible area have a mark', () => {
  const south = { south: 55, west: 10, north: 56.5, east: 16 };
  const marks = clusterPlaces(exampleDealers)({ bounds: south, zoom: 8 });
  expect(marks).toMatchObject([{ kind: 'place', place: { city: 'Malmö' } }]);
});

test('[LOC-24] [LOC-28] [LOC-60] [LOC-63] the finder zooms to 10 by default, to 12 for a selection, and to 13 at most', () => {
  expect({
    fallbackZoom: DEFAULT_ZOOM,
    selectionZoom: SELECTION_ZOOM,
    maxFitZoom: MAX_FIT_ZOOM,
  }).toEqual({
    fallbackZoom: 10,
    selectionZoom: 12,
    maxFitZoom: 13,
  });
});

test('the bounds around points contain the points, and none beyond', () => {
  expect(boundsAround([])).toBeUndefined();
  const box = boundsAround([
    { lat: 1, lng: 5 },
    { lat: 3, lng: -2 },
  ]);
  expect(box).toEqual({ south: 1, west: -2, north: 3, east: 5 });
  expect(contains(box!, { lat: 3, lng: 5 })).toBe(true);
  expect(contains(box!, { lat: 3.1, lng: 5 })).toBe(false);
});

test('[LOC-20] a point beyond the poles or the date line is invalid', () => {
  expect(isOnEarth({ lat: 90, lng: -180 })).toBe(true);
  expect(isOnEarth({ lat: 91, lng: 0 })).toBe(false);
  expect(isOnEarth({ lat: 0, lng: 181 })).toBe(false);
});

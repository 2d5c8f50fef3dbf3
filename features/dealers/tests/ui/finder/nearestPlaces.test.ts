import { exampleDealers } from '../../../ui/finder/exampleLocations';
import { placesWithin, SEARCH_RADIUS, withDistances } from '../../../ui/finder/nearestPlaces';

const goteborg = { lat: 57.7, lng: 11.97 };
const stockholm = { lat: 59.33, lng: 18.07 };
const cities = (places: readonly { city: string }[]) => places.map(({ city }) => city);

test('[LOC-31] places get their distance from a point, and are sorted by it', () => {
  const places = withDistances(exampleDealers, goteborg, 'km');
  expect(cities(places).slice(0, 3)).toEqual(['Göteborg', 'Mölndal', 'Borås']);
  expect(places[2]?.distance).toEqual({ value: expect.closeTo(58, 0), unit: 'km' });
  expect(places).toHaveLength(exampleDealers.length);
});

test('[LOC-56] a search covers a radius of 16 miles', () => {
  expect(SEARCH_RADIUS).toEqual({ value: 16, unit: 'miles' });
});

const placeAt = (kilometres: number) => ({
  ...exampleDealers[0]!,
  distance: { value: kilometres, unit: 'km' as const },
});

test('[LOC-62] the threshold is 16 km by default, and another one may have another unit', () => {
  const places = [
    placeAt(1),
    placeAt(2),
    placeAt(15.9),
    placeAt(16.1),
    placeAt(25.7),
    placeAt(25.8),
  ];
  expect(placesWithin(places)).toHaveLength(3);
  expect(placesWithin(places, { unit: 'miles', threshold: 16 })).toHaveLength(5);
});

test('[LOC-58] the nearest three are shown where fewer than three are within the threshold', () => {
  const places = withDistances(exampleDealers, stockholm, 'km');
  expect(cities(placesWithin(places))).toEqual(['Stockholm', 'Uppsala', 'Linköping']);
  expect(placesWithin(places.slice(0, 2))).toHaveLength(2);
  expect(placesWithin([])).toEqual([]);
});

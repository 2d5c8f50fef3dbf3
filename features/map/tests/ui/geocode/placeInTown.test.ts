import { exampleDealers } from '../../../../dealers/ui/finder/exampleLocations';
import { placeInTown } from '../../../ui/geocode/placeInTown';

test('a town or postcode of a place is found, even when no geocoder knows it', () => {
  expect(placeInTown(exampleDealers, ' umea ')).toEqual({ lat: 63.81837, lng: 20.27852 });
  expect(placeInTown(exampleDealers, '431 37')).toEqual({ lat: 57.64448, lng: 12.01286 });
  expect(placeInTown(exampleDealers, 'Kiruna')).toBeUndefined();
});

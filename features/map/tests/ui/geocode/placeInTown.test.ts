import { exampleDealers } from '../../../../dealers/ui/finder/exampleLocations';
import { findPositionInTown } from '../../../ui/geocode/findPositionInTown';

test('finds the town or postcode of a listed place without a geocoder', () => {
  expect(findPositionInTown(exampleDealers, ' umea ')).toEqual({ lat: 63.81837, lng: 20.27852 });
  expect(findPositionInTown(exampleDealers, '431 37')).toEqual({ lat: 57.64448, lng: 12.01286 });
  expect(findPositionInTown(exampleDealers, 'Kiruna')).toBeUndefined();
});

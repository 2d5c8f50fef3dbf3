import { fastChargingMinutes, homeChargingHours } from '../../../../../domain/electric/charging';
import { costPer100Km } from '../../../model/electric/drivingCost';
import { reachKm } from '../../../model/electric/reach';

const prices = { electricityHome: 2, electricityPublic: 5.5, petrol: 16, diesel: 17 };

test.each([
  [64, 150, 29],
  [100, 270, 25],
  [25.4, 55, 31],
])('charging %d kWh at %d kW from 10 to 80 %% takes %d minutes', (battery, power, minutes) => {
  expect(fastChargingMinutes(battery, power)).toBe(minutes);
});

test.each([
  [3.7, 11, 13.3],
  [7.4, 11, 6.7],
  [11, 11, 4.5],
  [22, 11, 4.5],
  [22, 22, 2.2],
])('a socket of %d kW charges a car that accepts %d kW in %d hours', (plug, maxKw, hours) => {
  expect(homeChargingHours(64, plug, maxKw)).toBeCloseTo(hours, 1);
});

test('100 km cost the electricity from the plug, or the petrol of a similar petrol car', () => {
  const kwh = { driven: 20, tested: 16 };
  const summer = costPer100Km(kwh, { season: 'summer', drive: 'road' }, prices);
  expect(summer.home).toBeCloseTo(44);
  expect(summer.fastCharger).toBeCloseTo(121);
  expect(summer.petrol).toBeCloseTo((2.5 + 16 * 0.24) * 0.95 * 16);
  const winter = costPer100Km(kwh, { season: 'winter', drive: 'road' }, prices);
  expect(winter.petrol / summer.petrol).toBeCloseTo(1.08);
});

test('the straight-line reach of a car is 80 percent of its range', () => {
  expect(reachKm(400)).toBe(320);
});

import { readCarHistory } from '../../../../features/car/model/history/readCarHistory';
import { wordsOf } from '../../../../services/stock/words/wordsOf';
import { allCars, stocks } from './exampleStock';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const driven = allCars.filter(({ car_firstregistration }) => car_firstregistration !== undefined);

test('every past that is made fits the form that the site reads it by', () => {
  for (const { car_history } of driven) {
    if (car_history) expect(readCarHistory(plain(car_history))).toEqual(plain(car_history));
  }
});

test('of most driven cars much is known, of some little, of some nothing; new ones have no past', () => {
  const share = (count: number) => count / driven.length;
  const known = driven.filter(({ car_history }) => car_history !== undefined);
  const wellKnown = known.filter(({ car_history }) => car_history?.services !== undefined);
  expect(share(wellKnown.length)).toBeGreaterThan(0.5);
  expect(share(driven.length - known.length)).toBeGreaterThan(0.03);
  expect(share(known.length - wellKnown.length)).toBeGreaterThan(0.03);
  const rest = allCars.filter(({ car_firstregistration }) => car_firstregistration === undefined);
  expect(rest.filter(({ car_history }) => car_history !== undefined)).toEqual([]);
});

test('services follow each other backwards in time and distance, within the life of the car', () => {
  for (const { car_history, car_odometer = Infinity, car_firstregistration = '' } of driven) {
    const services = car_history?.services ?? [];
    services.forEach(({ date, odometer = 0 }, at) => {
      const next = services[at - 1];
      expect(date < (next?.date ?? '9999')).toBe(true);
      expect(date > car_firstregistration).toBe(true);
      expect(odometer).toBeLessThanOrEqual(next?.odometer ?? car_odometer + 10);
    });
  }
});

test('what a description says of the past holds', () => {
  for (const { site, cars } of stocks) {
    const [, oneOwner = '', twoOwners = '', inspected = ''] = wordsOf(site.languages[0]).sentences
      .history;
    for (const { car_description, car_history } of cars) {
      if (car_description.includes(oneOwner)) expect(car_history?.owners).toBe(1);
      if (car_description.includes(twoOwners))
        expect(car_history).toMatchObject({ owners: 2, keys: 2 });
      if (car_description.includes(inspected))
        expect(car_history?.inspection?.points).toBeGreaterThan(100);
    }
  }
});

test('batteries are measured of cars that charge alone', () => {
  for (const { car_history, car_battery_size } of driven) {
    if (car_history?.batteryHealth) expect(car_battery_size).toBeGreaterThan(0);
  }
});

import { readCarHistory } from '../../../../features/car/model/history/readCarHistory';
import { getStockTexts } from '../../../../services/stock/words/getStockTexts';
import { allCars, stocks } from './exampleStock';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const driven = allCars.filter(({ car_firstregistration }) => car_firstregistration !== undefined);

test('every generated history conforms to the schema that the site reads', () => {
  for (const { car_history } of driven) {
    if (car_history) expect(readCarHistory(plain(car_history))).toEqual(plain(car_history));
  }
});

test('most used cars have a detailed history, some a short one or none, and new cars have none', () => {
  const share = (count: number) => count / driven.length;
  const withHistory = driven.filter(({ car_history }) => car_history !== undefined);
  const withServices = withHistory.filter(({ car_history }) => car_history?.services !== undefined);
  expect(share(withServices.length)).toBeGreaterThan(0.5);
  expect(share(driven.length - withHistory.length)).toBeGreaterThan(0.03);
  expect(share(withHistory.length - withServices.length)).toBeGreaterThan(0.03);
  const unregistered = allCars.filter(
    ({ car_firstregistration }) => car_firstregistration === undefined,
  );
  expect(unregistered.filter(({ car_history }) => car_history !== undefined)).toEqual([]);
});

test('services are in descending order of date and distance, within the life of the car', () => {
  for (const { car_history, car_odometer = Infinity, car_firstregistration = '' } of driven) {
    const services = car_history?.services ?? [];
    services.forEach(({ date, odometer = 0 }, index) => {
      const next = services[index - 1];
      expect(date < (next?.date ?? '9999')).toBe(true);
      expect(date > car_firstregistration).toBe(true);
      expect(odometer).toBeLessThanOrEqual(next?.odometer ?? car_odometer + 10);
    });
  }
});

test('what a description states about the history is true', () => {
  for (const { site, cars } of stocks) {
    const [, oneOwner = '', twoOwners = '', inspected = ''] = getStockTexts(site.languages[0])
      .sentences.history;
    for (const { car_description, car_history } of cars) {
      if (car_description.includes(oneOwner)) expect(car_history?.owners).toBe(1);
      if (car_description.includes(twoOwners))
        expect(car_history).toMatchObject({ owners: 2, keys: 2 });
      if (car_description.includes(inspected))
        expect(car_history?.inspection?.points).toBeGreaterThan(100);
    }
  }
});

test('only cars that can be charged have a battery measurement', () => {
  for (const { car_history, car_battery_size } of driven) {
    if (car_history?.batteryHealth) expect(car_battery_size).toBeGreaterThan(0);
  }
});

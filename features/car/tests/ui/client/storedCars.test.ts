/** @jest-environment jsdom */
import { storedCars, type StoredCar } from '../../../ui/client/storedCars';

const car = (car_id: string): StoredCar => ({ car_id, slug: 's', car_brand: 'b', car_model: 'm' });
const getIds = (cars: readonly StoredCar[]) => cars.map(({ car_id }) => car_id);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('[CMP-01] a list of the session is kept only in session storage', () => {
  const list = storedCars({ key: 'one', storageKind: 'session', limit: 9 });
  list.add(car('1'));
  list.add(car('2'));
  expect(getIds(list.read())).toEqual(['1', '2']);
  expect(sessionStorage.getItem('one')).toContain('"car_id":"2"');
  expect(localStorage).toHaveLength(0);
  list.remove('1');
  expect(list.has('1')).toBe(false);
  list.clear();
  expect(sessionStorage.getItem('one')).toBeNull();
});

test('the oldest cars are dropped above the limit, and each car is kept once', () => {
  const list = storedCars({ key: 'two', storageKind: 'device', limit: 2, latestFirst: true });
  for (const id of ['1', '2', '1', '3']) list.add(car(id));
  expect(getIds(list.read())).toEqual(['3', '1']);
  const ordered = storedCars({ key: 'three', storageKind: 'device', limit: 2 });
  for (const id of ['1', '2', '3']) ordered.add(car(id));
  expect(getIds(ordered.read())).toEqual(['2', '3']);
});

test('an invalid list is read as empty, and invalid cars are dropped', () => {
  const list = storedCars({ key: 'four', storageKind: 'device', limit: 9 });
  for (const text of ['{', '7', '{"a":1}', 'null']) {
    localStorage.setItem('four', text);
    expect(list.read()).toEqual([]);
  }
  localStorage.setItem('four', JSON.stringify([null, { car_id: 5 }, car('6')]));
  expect(getIds(list.read())).toEqual(['6']);
});

test('reading returns the same array until a change, also one of another window', () => {
  const list = storedCars({ key: 'five', storageKind: 'device', limit: 9 });
  list.add(car('1'));
  expect(list.read()).toBe(list.read());
  const listener = jest.fn();
  const stop = list.subscribe(listener);
  list.add(car('2'));
  dispatchEvent(new StorageEvent('storage', { key: 'five' }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  list.clear();
  expect(listener).toHaveBeenCalledTimes(3);
});

test('storage that throws is read as an empty list', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  const list = storedCars({ key: 'six', storageKind: 'device', limit: 9 });
  expect(() => list.add(car('1'))).not.toThrow();
  expect(list.read()).toEqual([]);
});

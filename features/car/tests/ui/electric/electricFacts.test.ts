import { electricFacts } from '../../../ui/electric/electricFacts';

const car = { car_battery_size: 64, car_electric_range: 400, car_fuel: 'El' };
const caseOf = (facts: ReturnType<typeof electricFacts>, season: string, drive: string) =>
  facts?.cases.find((one) => one.season === season && one.drive === drive);

test('a car whose battery, range or market is not known has no figures', () => {
  expect(electricFacts({ ...car, car_battery_size: undefined }, 'SE')).toBeUndefined();
  expect(electricFacts({ ...car, car_electric_range: undefined }, 'SE')).toBeUndefined();
  expect(electricFacts(car, 'XX')).toBeUndefined();
  expect(electricFacts({ car_fuel: 'Bensin' }, 'SE')).toBeUndefined();
});

test('six ways of driving, in kilometres, to the nearest five', () => {
  const facts = electricFacts(car, 'SE');
  expect(facts?.cases).toHaveLength(6);
  expect(caseOf(facts, 'summer', 'road')?.range).toBe(400);
  expect(caseOf(facts, 'winter', 'motorway')?.range).toBe(260);
});

test('British cars are told in miles, and cost per hundred of them', () => {
  const miles = electricFacts({ ...car, car_electric_range: 400 / 1.609344 }, 'GB');
  expect(caseOf(miles, 'summer', 'road')?.range).toBe(230);
  // 17.2 kWh per 100 km at 60 mph: a hundred miles at 26 p, a tenth lost in charging.
  expect(caseOf(miles, 'summer', 'road')?.cost.home).toBeCloseTo(7.8, 0);
});

test('the measured health of the battery shortens the range', () => {
  const worn = electricFacts({ ...car, car_history: { batteryHealth: { percent: 90 } } }, 'SE');
  expect(worn?.health).toBe(90);
  expect(caseOf(worn, 'summer', 'road')?.range).toBe(360);
});

test('a car that also burns fuel is told apart, in every language', () => {
  expect(electricFacts(car, 'SE')?.isPlugin).toBe(false);
  expect(electricFacts({ ...car, car_fuel: 'Laddhybrid' }, 'SE')?.isPlugin).toBe(true);
  expect(electricFacts({ ...car, car_fuel: 'Sähkö' }, 'FI')?.isPlugin).toBe(false);
});

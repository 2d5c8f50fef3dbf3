import { electricFacts } from '../../../ui/electric/electricFacts';

const car = { car_battery_size: 64, car_electric_range: 400, car_fuel: 'El' };
const findCase = (facts: ReturnType<typeof electricFacts>, season: string, drive: string) =>
  facts?.cases.find((candidate) => candidate.season === season && candidate.drive === drive);

test('a car with an unknown battery, range or market has no figures', () => {
  expect(electricFacts({ ...car, car_battery_size: undefined }, 'SE')).toBeUndefined();
  expect(electricFacts({ ...car, car_electric_range: undefined }, 'SE')).toBeUndefined();
  expect(electricFacts(car, 'XX')).toBeUndefined();
  expect(electricFacts({ car_fuel: 'Bensin' }, 'SE')).toBeUndefined();
});

test('a car has a range in six driving cases, rounded to the nearest five kilometres', () => {
  const facts = electricFacts(car, 'SE');
  expect(facts?.cases).toHaveLength(6);
  expect(findCase(facts, 'summer', 'road')?.range).toBe(400);
  expect(findCase(facts, 'winter', 'motorway')?.range).toBe(260);
});

test('British cars have ranges in miles, and costs per hundred miles', () => {
  const miles = electricFacts({ ...car, car_electric_range: 400 / 1.60934 }, 'GB');
  expect(findCase(miles, 'summer', 'road')?.range).toBe(230);
  // 17.2 kWh per 100 km at 60 mph: a hundred miles at 26 p per kWh, a tenth lost in charging.
  expect(findCase(miles, 'summer', 'road')?.cost.home).toBeCloseTo(7.8, 0);
});

test('the measured health of the battery shortens the range', () => {
  const worn = electricFacts({ ...car, car_history: { batteryHealth: { percent: 90 } } }, 'SE');
  expect(worn?.health).toBe(90);
  expect(findCase(worn, 'summer', 'road')?.range).toBe(360);
});

test('plug-in hybrids are recognised in every language', () => {
  expect(electricFacts(car, 'SE')?.isPlugin).toBe(false);
  expect(electricFacts({ ...car, car_fuel: 'Laddhybrid' }, 'SE')?.isPlugin).toBe(true);
  expect(electricFacts({ ...car, car_fuel: 'Sähkö' }, 'FI')?.isPlugin).toBe(false);
});

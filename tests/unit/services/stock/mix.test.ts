import { models } from '../../../../services/stock/models';
import { markets } from '../../../../services/stock/markets';
import { profiles } from '../../../../services/stock/profiles';
import { getStockTexts } from '../../../../services/stock/words/getStockTexts';
import type { Car } from '../../../../domain/documents/car';
import type { Site } from '../../../../sites/site.types';
import { stocks } from './exampleStock';

const getMakes = ({ name }: Site) => profiles[name as keyof typeof profiles]?.makes;

const share = (cars: readonly Car[], holds: (car: Car) => boolean) =>
  cars.filter(holds).length / cars.length;

test('the table has at least 150 models, with every make used in addresses', () => {
  const names = new Set(models.map(({ brand, model }) => `${brand.name} ${model}`));
  expect(names.size).toBeGreaterThanOrEqual(150);
  const makes = new Set(models.map(({ brand }) => brand.name));
  expect(makes.size).toBeGreaterThanOrEqual(25);
  for (const make of ['Audi', 'Peugeot', 'Toyota', 'Škoda', 'Hyundai']) {
    expect(makes).toContain(make);
  }
  expect(makes).not.toContain('Tesla');
});

test('no model is older than its fuel, and versions have unique names', () => {
  const names = models.map(({ brand, model, version }) => `${brand.name} ${model} ${version}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { fuel, gearbox, batteryKwh, since, until } of models) {
    expect(until === undefined || until >= since).toBe(true);
    expect(batteryKwh !== undefined).toBe(fuel === 'Electric' || fuel === 'Plug-in hybrid');
    if (gearbox === 'Manual') expect(['Petrol', 'Diesel']).toContain(fuel);
  }
});

describe.each(stocks)('$site.name', ({ site, cars }) => {
  const texts = getStockTexts(site.languages[0]);
  const used = cars.filter((car) => car.car_is_used);

  test('half of the used cars run only on petrol or diesel, and a quarter are manual', () => {
    const { Petrol, Diesel } = texts.fuel;
    const combustion = share(used, ({ car_fuel }) => car_fuel === Petrol || car_fuel === Diesel);
    expect(combustion).toBeGreaterThan(0.38);
    expect(combustion).toBeLessThan(0.66);
    const manual = share(used, ({ car_gearbox }) => car_gearbox === texts.gearbox.Manual);
    expect(manual).toBeGreaterThan(0.17);
    expect(manual).toBeLessThan(0.36);
  });

  test('the lowest years and prices are those of a real dealer', () => {
    const years = used.map(({ car_year }) => car_year);
    expect(Math.min(...years)).toBeGreaterThanOrEqual(2014);
    expect(Math.min(...years)).toBeLessThanOrEqual(2018);
    const prices = used.flatMap(({ car_price }) => car_price ?? []);
    const { lowestPrice } = markets[site.country];
    expect(Math.min(...prices)).toBeGreaterThan(lowestPrice * 0.85);
    expect(Math.min(...prices)).toBeLessThan(lowestPrice * 2);
  });

  test('there are several bodies, and a limited share of SUVs', () => {
    const suv = share(cars, ({ car_body }) => car_body === texts.body.SUV);
    expect(suv).toBeGreaterThan(0.25);
    expect(suv).toBeLessThan(0.6);
    expect(new Set(cars.map(({ car_body }) => car_body)).size).toBeGreaterThanOrEqual(7);
  });

  test('new cars are current models of makes that the group sells', () => {
    const sold = new Set(
      models
        .filter(({ brand, until }) => brand.sellsNew && until === undefined)
        .map(({ brand, model, version }) => `${brand.name} ${model} ${version}`),
    );
    for (const car of cars.filter(({ car_is_used }) => !car_is_used)) {
      expect(sold).toContain(`${car.car_brand} ${car.car_model} ${car.car_version}`);
    }
  });
});

test('new cars are of exactly the makes that the site sells', () => {
  const named = stocks.filter(({ site }) => getMakes(site)?.length);
  expect(named.map(({ site }) => site.name)).toContain('brand-se');
  for (const { site, cars } of named) {
    const made = new Set(cars.flatMap((car) => (car.car_is_used ? [] : [car.car_brand])));
    expect([...made].sort()).toEqual([...getMakes(site)!].sort());
  }
});

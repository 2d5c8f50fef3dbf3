import { findCarByPictures } from '../../../../services/media/vehiclePictures';
import { checkDigit } from '../../../../services/stock/cars/vin';
import { fieldsByKind } from '../../../../services/stock/fieldKinds';
import { makeCars } from '../../../../services/stock/stock';
import type { Car } from '../../../../domain/documents/car';
import { allCars, stockOptions, stocks } from './exampleStock';

const given = <Value>(values: (Value | undefined)[]) =>
  values.filter((value) => value !== undefined);
const share = (cars: readonly Car[], holds: (car: Car) => boolean) =>
  cars.filter(holds).length / cars.length;

test('[SRCH-11] eight sites together have the requested number of cars', () => {
  expect(stocks).toHaveLength(8);
  expect(allCars).toHaveLength(stockOptions.cars);
});

test('a car with the same number is the same in any size of stock', () => {
  for (const { site, cars } of stocks) {
    const few = [...makeCars(site, { ...stockOptions, cars: 600 })];
    expect(cars.slice(0, few.length)).toEqual(few);
  }
});

test('[CAR-37] no two cars share an id, a VIN or a plate', () => {
  for (const field of ['car_id', 'car_chassino', 'car_regno'] as const) {
    const values = given(allCars.map((car) => car[field]));
    expect(values.length).toBeGreaterThan(stockOptions.cars / 3);
    expect(new Set(values).size).toBe(values.length);
  }
});

test('[CAR-37] every field of every car has a kind in the index', () => {
  const kinds = fieldsByKind.cars.kinds;
  expect(allCars.flatMap((car) => Object.keys(car)).filter((field) => !(field in kinds))).toEqual(
    [],
  );
});

test('[CAR-47] VINs have 17 characters and a valid check digit', () => {
  for (const vin of given(allCars.map(({ car_chassino }) => car_chassino))) {
    expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
    expect(vin.charAt(8)).toBe(checkDigit(vin));
  }
  // Example VIN of the standard.
  expect(checkDigit('1M8GDM9AXKP042788')).toBe('X');
});

test('[CAR-47] plates have the format of their country', () => {
  const shapes = {
    SE: /^[A-Z]{3}\d{2}[A-Z0-9]$/,
    NO: /^[A-Z]{2} \d{5}$/,
    GB: /^[A-Z]{2}\d{2} [A-Z]{3}$/,
    SK: /^[A-Z]{2}\d{3}[A-Z]{2}$/,
    FI: /^[A-Z]{3}-\d{3}$/,
  };
  for (const { site, cars } of stocks) {
    for (const plate of given(cars.map(({ car_regno }) => car_regno))) {
      expect(plate).toMatch(shapes[site.country]);
    }
  }
});

test('texts contain no undefined values or unfilled placeholders', () => {
  for (const car of allCars) {
    expect(JSON.stringify(car)).not.toMatch(/undefined|NaN|Infinity|\{\w+\}|null/);
  }
});

test('[CAR-45] descriptions have two to five sentences and differ', () => {
  const texts = allCars.map(({ car_description }) => car_description);
  for (const text of texts) {
    const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d|#)/u).length;
    expect(text.length).toBeGreaterThan(40);
    expect(sentences).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(texts).size / texts.length).toBeGreaterThan(0.8);
});

test('[CAR-45] equipment is 20 to 80 different items', () => {
  const lengths = allCars.map(({ car_equipment }) => car_equipment.length).filter((n) => n > 0);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(80);
  for (const { car_equipment } of allCars) {
    expect(new Set(car_equipment).size).toBe(car_equipment.length);
  }
});

test('equipment that excludes each other is not in the same car', () => {
  const alternatives: Record<string, readonly (readonly string[])[]> = {
    sv: [
      ['Lättmetallfälgar 16 tum', 'Lättmetallfälgar 18 tum', 'Lättmetallfälgar 20 tum'],
      ['Dragkrok', 'Förberedd för dragkrok'],
      ['Klimatanläggning', 'Tvåzons klimatanläggning'],
      ['Farthållare', 'Adaptiv farthållare'],
    ],
    en: [
      ['16-inch alloy wheels', '18-inch alloy wheels', '20-inch alloy wheels'],
      ['Tow bar', 'Tow bar preparation'],
      ['Cruise control', 'Adaptive cruise control'],
      ['Sliding side door', 'Sliding doors on both sides'],
    ],
  };
  for (const { site, cars } of stocks) {
    for (const texts of alternatives[site.languages[0]] ?? []) {
      for (const { car_equipment } of cars) {
        expect(car_equipment.filter((item) => texts.includes(item)).length).toBeLessThan(2);
      }
    }
  }
});

test('a feature has one name for all makes', () => {
  const names = new Set(allCars.flatMap(({ car_equipment }) => car_equipment));
  const rearCameras = [...names].filter((name) => /^(Backkamera|Reversing camera)/.test(name));
  expect(rearCameras.sort()).toEqual(['Backkamera', 'Reversing camera']);
  const seats = [...names].filter((name) =>
    /(^Sätesvärme|värmda framstolar|eated.*seats|eated seats)/.test(name),
  );
  expect(seats.sort()).toEqual([
    'Eluppvärmda framstolar',
    'Heated front seats',
    'Heated rear seats',
  ]);
});

test('a description mentions a figure only once', () => {
  for (const { car_description, car_mileage_text, car_power_text } of allCars) {
    for (const figure of [car_mileage_text, car_power_text]) {
      if (figure) expect(car_description.split(figure).length).toBeLessThan(3);
    }
  }
});

test('only older used cars have connections that are being shut down', () => {
  const legacy = allCars.filter((car) => car.car_has_legacy_connectivity);
  expect(legacy.length).toBeGreaterThan(20);
  for (const car of legacy) {
    expect(car.car_is_used && car.car_year < 2021).toBe(true);
    expect(car.car_equipment.some((item) => item.includes('2G/3G'))).toBe(true);
  }
});

test('[CAR-44] a car has six pictures of the same car', () => {
  for (const { car_images, car_primary_image } of allCars.filter((car) => car.car_primary_image)) {
    expect(car_images).toHaveLength(6);
    expect(car_primary_image?.thumbnail_url).toBe(car_images[0]?.original);
    expect(findCarByPictures(car_images.map(({ original }) => original))).toBeDefined();
    for (const { blur_data_url } of car_images) expect(blur_data_url).toMatch(/^data:image\//);
  }
});

test('[CAR-51] links between cars are mutual and lead to cars of the same index', () => {
  let links = 0;
  for (const { cars } of stocks) {
    const byId = new Map(cars.map((car) => [car.car_id, car]));
    for (const car of cars) {
      for (const { vehicle_id, slug, package_name } of car.linked_vehicles) {
        const other = byId.get(vehicle_id);
        expect(other).toMatchObject({
          slug,
          car_model: car.car_model,
          car_version: car.car_version,
        });
        expect(package_name).not.toBe(car.car_trim_package);
        expect(other?.linked_vehicles.map((link) => link.vehicle_id)).toContain(car.car_id);
        links += 1;
      }
    }
  }
  expect(links).toBeGreaterThan(100);
});

test('[CAR-42] a campaign is flagged only with a matching offer', () => {
  const flagged = { price: 0, loan: 0, company: 0, personal: 0 };
  for (const car of allCars) {
    expect(car.car_has_campaign_price).toBe(car.car_campaign_price !== undefined);
    if (car.car_has_campaign_loan) expect(car.car_loan_option).toBeDefined();
    if (car.car_has_campaign_companyleasing) expect(car.car_has_companyleasing).toBe(true);
    if (car.car_has_campaign_privateleasing) {
      expect(car.car_private_leasing_option?.is_campaign).toBe(true);
    }
    flagged.price += Number(car.car_has_campaign_price);
    flagged.loan += Number(car.car_has_campaign_loan);
    flagged.company += Number(car.car_has_campaign_companyleasing);
    flagged.personal += Number(car.car_has_campaign_privateleasing);
  }
  expect(Math.min(...Object.values(flagged))).toBeGreaterThan(0);
});

test('[CAR-48] only Swedish cars have the ratio and benefit value that company car tax uses', () => {
  for (const { site, cars } of stocks) {
    for (const { car_pbbratio, car_beneficial_value } of cars) {
      const isTaxed = car_pbbratio !== undefined || car_beneficial_value !== undefined;
      if (isTaxed) expect(site.country).toBe('SE');
    }
    const ratios = given(cars.map(({ car_pbbratio }) => car_pbbratio));
    expect(ratios.length > 0).toBe(site.country === 'SE');
    expect(ratios.every((ratio) => ratio > 0)).toBe(true);
  }
});

test('[CAR-46] [CAR-48] cars are at dealers of their index, and sample cars have no dealer', () => {
  for (const { cars, dealers } of stocks) {
    const byId = new Map(dealers.map((dealer) => [dealer.site_id, dealer]));
    for (const car of cars) {
      if (car.car_is_sample) {
        expect(car.car_sellers).toEqual([]);
        expect(car.car_site_id ?? car.car_regno ?? car.car_chassino).toBeUndefined();
        continue;
      }
      const dealer = byId.get(car.car_site_id!);
      expect(dealer).toMatchObject({
        site_official_name: car.car_site_name,
        site_city: car.car_site_city,
        erp_id: `${car.car_companyerpid}.${car.car_departmenterpid}`,
      });
      expect(car.car_site_region).toBeTruthy();
      expect(car.car_sellers.length).toBeGreaterThan(0);
      for (const { email } of car.car_sellers) expect(email).toMatch(/^[a-z.-]+@[a-z-]+\.example$/);
    }
  }
});

test('each index has six cars of the week, all with a price and picture', () => {
  for (const { cars } of stocks) {
    const chosen = cars.filter(({ caroftheweek }) => caroftheweek);
    expect(chosen.length).toBe(6);
    for (const car of chosen) {
      expect(car.car_price).toBeGreaterThan(0);
      expect(car.car_primary_image).toBeDefined();
    }
  }
});

test('mileage, age and kind of car are consistent', () => {
  for (const car of allCars) {
    if (car.car_is_sample) expect(car.car_mileage).toBeUndefined();
    if (car.car_is_used) {
      expect(car.car_regno).toBeDefined();
      expect(car.car_firstregistration! < car.indexed_at).toBe(true);
      expect(Number(car.car_firstregistration!.slice(0, 4))).toBe(car.car_year);
    }
    if (!car.car_regno && !car.car_is_sample) expect(car.car_mileage).toBe(0);
  }
  const [uk] = stocks.filter(({ site }) => site.country === 'GB');
  const miles = uk!.cars.filter((car) => car.car_is_used && car.car_mileage !== undefined);
  expect(miles.every((car) => car.car_odometer_unit === 'mi')).toBe(true);
});

test('stocks resemble those of their markets', () => {
  const used = share(allCars, (car) => car.car_is_used);
  expect(used).toBeGreaterThan(0.5);
  expect(used).toBeLessThan(0.85);
  const electric = (country: string) => {
    const cars = stocks.filter(({ site }) => site.country === country).flatMap((s) => s.cars);
    return share(cars, (car) => car.car_battery_size !== undefined && !car.car_co2_text);
  };
  expect(electric('NO')).toBeGreaterThan(electric('GB') + 0.1);
  const colours = new Map<string, number>();
  for (const { cars } of stocks.slice(0, 1)) {
    for (const { car_color } of cars) colours.set(car_color, (colours.get(car_color) ?? 0) + 1);
  }
  const common = [...colours].sort((a, b) => b[1] - a[1]).slice(0, 3);
  expect(common.map(([name]) => name).sort()).toEqual(['Grå', 'Svart', 'Vit']);
});

test('some cars lack a price, pictures, equipment or their mileage', () => {
  expect(allCars.some((car) => car.car_price === undefined)).toBe(true);
  expect(allCars.some((car) => car.car_images.length === 0)).toBe(true);
  expect(allCars.some((car) => car.car_equipment.length === 0)).toBe(true);
  expect(allCars.some((car) => car.car_is_used && car.car_mileage === undefined)).toBe(true);
});

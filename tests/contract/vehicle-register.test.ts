import { createVehicleRegisterClient } from '../../features/enquiries/server/vehicles/vehicleRegister';
import { TestPlatform } from './testPlatform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});

afterAll(() => platform.close());

test('the register always returns the same make, model, year and fuel, for most plates', async () => {
  const register = createVehicleRegisterClient(`${platform.url}/vehicle-register`);
  const plates = Array.from({ length: 40 }, (_, index) => `ABC${100 + index}`);
  const found: Awaited<ReturnType<typeof register.find>>[] = [];
  // One after another: on a busy machine the last of 40 would wait longer than the client does.
  for (const plate of plates) found.push(await register.find('SE', plate));
  const vehicles = found.filter((vehicle) => vehicle !== undefined);
  expect(vehicles.length).toBeGreaterThan(25);
  expect(vehicles.length).toBeLessThan(40);
  for (const vehicle of vehicles) {
    expect(Object.keys(vehicle).toSorted()).toEqual(['fuel', 'make', 'model', 'year']);
    expect(vehicle.year).toBeGreaterThanOrEqual(2014);
  }
  expect(await register.find('SE', 'ABC100')).toEqual(found[0]);
  expect(await register.find('XX', 'ABC100')).toBeUndefined();
});

test('mechmate returns the same car for a Swedish plate, and none if the register has none', async () => {
  const register = createVehicleRegisterClient(`${platform.url}/vehicle-register`);
  const plates = [
    'MEK106',
    'SUB123',
    ...Array.from({ length: 40 }, (_, index) => `ABC${100 + index}`),
  ];
  for (const plate of plates) {
    const found = await register.find('SE', plate);
    const response = await fetch(`${platform.url}/mechmate/car/${plate}`);
    expect(response.status).toBe(found ? 200 : 404);
    if (!found) continue;
    const { brand, model, buildYear } = (await response.json()) as Record<string, unknown>;
    expect({ brand, model, buildYear }).toEqual({
      brand: found.make,
      model: found.model,
      buildYear: found.year,
    });
  }
});

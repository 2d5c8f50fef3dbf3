import { createVehicleRegisterClient } from '../../../server/vehicles/vehicleRegister';
import { serve, stopServers } from '../../../../../tests/unit/server/appUnderTest';

afterEach(stopServers);

test('owner data from the register is dropped', async () => {
  const vehicle = { make: 'Volvo', model: 'V60', year: 2020, fuel: 'diesel' };
  const port = await serve((_request, response) =>
    response.end(JSON.stringify({ ...vehicle, owner: 'Anna Öberg' })),
  );
  const register = createVehicleRegisterClient(`http://127.0.0.1:${port}`);
  expect(await register.find('SE', 'ABC123')).toEqual(vehicle);
});

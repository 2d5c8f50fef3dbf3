import { reckonEstimate } from '../../../server/leads/reckonEstimate';
import type { VehicleEstimate } from '../../../server/vehicles/tradeInEstimates';

const enquiry = (changed: object = {}) => ({
  site: 'automotive-se',
  source: '',
  values: {
    regno: 'ABC123',
    milage: 5000,
    extras: ['towBar'],
    estimate: '900 000 kr – 990 000 kr',
    ...changed,
  },
});

const found = { range: { low: 61_000, high: 70_000 } } as VehicleEstimate;

test('the server reckons itself what the browser says was shown', async () => {
  const estimateVehicle = jest.fn(() => Promise.resolve(found));
  expect(await reckonEstimate(estimateVehicle, enquiry())).toEqual({
    reckonedEstimate: { low: 61_000, high: 70_000, currency: 'SEK' },
  });
  expect(estimateVehicle).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'automotive-se' }),
    'ABC123',
    { mileage: 5000, extras: ['towBar'] },
  );
});

test('where none was shown, none is reckoned', async () => {
  const estimateVehicle = jest.fn(() => Promise.resolve(found));
  expect(await reckonEstimate(estimateVehicle, enquiry({ estimate: '' }))).toEqual({});
  expect(estimateVehicle).not.toHaveBeenCalled();
});

test.each([
  ['an unknown plate', () => Promise.resolve(undefined)],
  ['too few like cars', () => Promise.resolve({ ...found, range: undefined })],
  ['a register that is down', () => Promise.reject(new Error('down'))],
])('%s stops no enquiry', async (_, estimateVehicle) => {
  expect(await reckonEstimate(estimateVehicle, enquiry())).toEqual({});
});

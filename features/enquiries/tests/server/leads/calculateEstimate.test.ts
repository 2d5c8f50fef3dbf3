import { calculateEstimate } from '../../../server/leads/calculateEstimate';
import type { VehicleEstimate } from '../../../server/vehicles/tradeInEstimates';

const enquiry = (changes: object = {}) => ({
  site: 'automotive-se',
  source: '',
  values: {
    regno: 'ABC123',
    milage: 5000,
    extras: ['towBar'],
    estimate: '900 000 kr – 990 000 kr',
    ...changes,
  },
});

const estimate = { range: { low: 61_000, high: 70_000 } } as VehicleEstimate;

test('the server calculates its own estimate when the browser sends one', async () => {
  const estimateVehicle = jest.fn(() => Promise.resolve(estimate));
  expect(await calculateEstimate(estimateVehicle, enquiry())).toEqual({
    reckonedEstimate: { low: 61_000, high: 70_000, currency: 'SEK' },
  });
  expect(estimateVehicle).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'automotive-se' }),
    'ABC123',
    { mileage: 5000, extras: ['towBar'] },
  );
});

test('no estimate is calculated if the browser has shown none', async () => {
  const estimateVehicle = jest.fn(() => Promise.resolve(estimate));
  expect(await calculateEstimate(estimateVehicle, enquiry({ estimate: '' }))).toEqual({});
  expect(estimateVehicle).not.toHaveBeenCalled();
});

test.each([
  ['an unknown plate', () => Promise.resolve(undefined)],
  ['too few comparable cars', () => Promise.resolve({ ...estimate, range: undefined })],
  ['a register that is down', () => Promise.reject(new Error('down'))],
])('%s does not block the enquiry', async (_, estimateVehicle) => {
  expect(await calculateEstimate(estimateVehicle, enquiry())).toEqual({});
});

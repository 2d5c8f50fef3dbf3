import { askedPrice, askedPriceFields } from '../../../../domain/price/askedPrice';
import { testDriveCarFields } from '../../../../domain/booking/testDrive';
import { heldCarFields } from '../../../../domain/holds/carHold';

const car = { car_price_text: '200 900 kr', car_campaign_price_text: '187 900 kr' };

test('a car costs what its campaign says, while there is one', () => {
  expect(askedPrice({ ...car, car_has_campaign_price: true })).toBe('187 900 kr');
  expect(askedPrice({ ...car, car_has_campaign_price: false })).toBe('200 900 kr');
  expect(askedPrice({ car_price_text: '200 900 kr', car_has_campaign_price: true })).toBe(
    '200 900 kr',
  );
  expect(askedPrice({})).toBeUndefined();
});

test.each([
  ['a test drive', testDriveCarFields],
  ['a hold', heldCarFields],
])('%s is told everything that the price depends on', (_, fields) => {
  expect(fields).toEqual(expect.arrayContaining([...askedPriceFields]));
});

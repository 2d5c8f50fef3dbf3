import { indexedAskingPrice, askingPriceFields } from '../../../../domain/price/askingPrice';
import { testDriveCarFields } from '../../../../domain/booking/testDrive';
import { heldCarFields } from '../../../../domain/holds/carHold';

const car = { car_price_text: '200 900 kr', car_campaign_price_text: '187 900 kr' };

test('the price of a car is its campaign price while there is a campaign', () => {
  expect(indexedAskingPrice({ ...car, car_has_campaign_price: true })).toBe('187 900 kr');
  expect(indexedAskingPrice({ ...car, car_has_campaign_price: false })).toBe('200 900 kr');
  expect(indexedAskingPrice({ car_price_text: '200 900 kr', car_has_campaign_price: true })).toBe(
    '200 900 kr',
  );
  expect(indexedAskingPrice({})).toBeUndefined();
});

test.each([
  ['a test drive', testDriveCarFields],
  ['a hold', heldCarFields],
])('%s requests every field that the price depends on', (_, fields) => {
  expect(fields).toEqual(expect.arrayContaining([...askingPriceFields]));
});

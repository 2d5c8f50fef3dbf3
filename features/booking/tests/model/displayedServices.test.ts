import type { Offering } from '../../../../domain/booking/booking.types';
import type { BookingInfo, SelectedService } from '../../../../domain/booking/bookingState.types';
import { translateServices, withWorkshopPrices } from '../../model/displayedServices';
import { newBooking } from '../../model/bookingState';
import { readStoredBooking } from '../../model/storedBooking';
import { serializeBooking } from '../../model/serializeBooking';

const oil: SelectedService = {
  name: 'Oljebyte',
  price: 900,
  priceKnown: true,
  priceDiscount: null,
  category: 'Motor',
  type: 'service',
  unit: 1,
  unitAbbreviation: '',
  userInput: null,
};
const info = (prices: BookingInfo['prices']) => ({ ...newBooking.bookingInfo, prices });

test('[BOOK-88] prices are medians until a workshop is chosen, then those of the workshop', () => {
  const services = { oil };
  expect(withWorkshopPrices({ services, bookingInfo: info(null) })).toBe(services);
  const prices = { departmentId: '1-w', offers: [{ code: 'oil', price: 1200 }] };
  expect(withWorkshopPrices({ services, bookingInfo: info(prices) }).oil?.price).toBe(1200);
});

test('chosen services get the names of the page’s language, and keep their own where there is none', () => {
  const offering = { code: 'oil', name: 'Oil change', category: 'Engine' } as Offering;
  const categories = [{ name: 'Engine', icon: '', selectionType: null, offerings: [offering] }];
  const named = translateServices({ oil, wash: { ...oil, name: 'Tvätt' } }, categories);
  expect([named.oil?.name, named.oil?.category]).toEqual(['Oil change', 'Engine']);
  expect([named.wash?.name, named.oil?.price]).toEqual(['Tvätt', 900]);
});

test('[BOOK-22] a booking that was stored before workshops had prices can still be read', () => {
  const stored = JSON.parse(serializeBooking(newBooking, 5)) as {
    bookingInfo: Partial<BookingInfo>;
  };
  delete stored.bookingInfo.prices;
  expect(readStoredBooking(JSON.stringify(stored), 6)).toEqual(newBooking);
});

import type { SelectedService } from '../../../../domain/booking/bookingState.types';
import { ORIGINAL_SERVICE } from '../../../../domain/booking/serviceRules';
import {
  addService,
  describeService,
  refreshPrices,
  removeServices,
  replacedBy,
  toggleService,
  updateService,
} from '../../model/servicesMap';

const service = (changes: Partial<SelectedService> = {}): SelectedService => ({
  name: 'Oil',
  price: 900,
  priceKnown: true,
  priceDiscount: null,
  category: 'Service',
  type: 'service',
  unit: 1,
  unitAbbreviation: '',
  userInput: null,
  ...changes,
});
const pressed = (code: string, exclusiveWith: string[] = []) => ({
  code,
  service: service(),
  exclusiveWith,
});
const oil = { oil: service() };

test('[OLDBOOK-03] [OLDBOOK-05] services are added, updated and removed by their codes', () => {
  const both = addService(oil, pressed('tyres'));
  expect(Object.keys(both)).toEqual(['oil', 'tyres']);
  expect(updateService(both, 'tyres', { unit: 4 }).tyres).toEqual(service({ unit: 4 }));
  expect(removeServices(both, ['oil'])).toEqual({ tyres: service() });
  expect(removeServices(both, ['none'])).toBe(both);
  expect(updateService(both, 'none', { unit: 4 })).toBe(both);
  expect(updateService(both, 'constructor', { unit: 4 })).toBe(both);
});

test('[OLDBOOK-05] an offering that is pressed twice is let go of, and one of several exclusive ones is kept', () => {
  expect(toggleService(oil, pressed('oil'))).toEqual({});
  expect(Object.keys(toggleService(oil, pressed('taxi', ['oil'])))).toEqual(['taxi']);
});

test('[OLDBOOK-05] what must not stand beside others takes their place, and leaves the rest', () => {
  const chosen = { 'basservice-1': service(), 'basservice-2': service(), ...oil };
  expect(replacedBy(chosen, pressed(ORIGINAL_SERVICE))).toEqual(['basservice-1', 'basservice-2']);
  expect(Object.keys(toggleService(chosen, pressed(ORIGINAL_SERVICE)))).toEqual([
    'oil',
    ORIGINAL_SERVICE,
  ]);
  expect(replacedBy(oil, pressed('taxi', ['oil', 'bus']))).toEqual(['oil']);
});

test('only what asks for words is given them', () => {
  expect(describeService(oil, 'oil', 'Gnissel')).toBe(oil);
  const noise = { noise: service({ userInput: '' }) };
  expect(describeService(noise, 'noise', 'Gnissel').noise?.userInput).toBe('Gnissel');
});

test('[OLDBOOK-05] [OLDBOOK-06] prices of a workshop replace those that it tells, and drop nothing else', () => {
  const chosen = { ...oil, tyres: service({ priceKnown: false, price: 0 }), wash: service() };
  const offers = [
    { code: 'oil', price: 1200 },
    { code: 'tyres', price: 300 },
    { code: 'other', price: 5 },
  ];
  expect(refreshPrices(chosen, offers)).toEqual({
    oil: service({ price: 1200 }),
    tyres: service({ price: 300 }),
    wash: service(),
  });
});

test('[OLDBOOK-06] what an agreement leaves of a price is the workshop’s, and never more than the price', () => {
  const agreed = { oil: service({ priceDiscount: 700 }) };
  const reduced = (price: number, priceDiscount?: number) =>
    refreshPrices(agreed, [{ code: 'oil', price, priceDiscount }]).oil?.priceDiscount;
  expect(reduced(1000, 800)).toBe(800);
  expect(reduced(800)).toBe(700);
  expect(reduced(600)).toBe(600);
});

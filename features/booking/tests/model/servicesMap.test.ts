import type { SelectedService } from '../../../../domain/booking/bookingState.types';
import { ORIGINAL_SERVICE } from '../../../../domain/booking/serviceRules';
import {
  addService,
  setServiceMessage,
  refreshPrices,
  removeServices,
  findReplacedCodes,
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
const toggled = (code: string, exclusiveWith: string[] = []) => ({
  code,
  service: service(),
  exclusiveWith,
});
const oil = { oil: service() };

test('[OLDBOOK-03] [OLDBOOK-05] services are added, updated and removed by their codes', () => {
  const twoServices = addService(oil, toggled('tyres'));
  expect(Object.keys(twoServices)).toEqual(['oil', 'tyres']);
  expect(updateService(twoServices, 'tyres', { unit: 4 }).tyres).toEqual(service({ unit: 4 }));
  expect(removeServices(twoServices, ['oil'])).toEqual({ tyres: service() });
  expect(removeServices(twoServices, ['none'])).toBe(twoServices);
  expect(updateService(twoServices, 'none', { unit: 4 })).toBe(twoServices);
  expect(updateService(twoServices, 'constructor', { unit: 4 })).toBe(twoServices);
});

test('[OLDBOOK-05] pressing an offering twice removes it, and only one of several exclusive ones is kept', () => {
  expect(toggleService(oil, toggled('oil'))).toEqual({});
  expect(Object.keys(toggleService(oil, toggled('taxi', ['oil'])))).toEqual(['taxi']);
});

test('[OLDBOOK-05] choosing an offering removes those that it excludes, and no others', () => {
  const services = { 'basservice-1': service(), 'basservice-2': service(), ...oil };
  expect(findReplacedCodes(services, toggled(ORIGINAL_SERVICE))).toEqual([
    'basservice-1',
    'basservice-2',
  ]);
  expect(Object.keys(toggleService(services, toggled(ORIGINAL_SERVICE)))).toEqual([
    'oil',
    ORIGINAL_SERVICE,
  ]);
  expect(findReplacedCodes(oil, toggled('taxi', ['oil', 'bus']))).toEqual(['oil']);
});

test('a message is stored only for a service that has a field for it', () => {
  expect(setServiceMessage(oil, 'oil', 'Gnissel')).toBe(oil);
  const noise = { noise: service({ userInput: '' }) };
  expect(setServiceMessage(noise, 'noise', 'Gnissel').noise?.userInput).toBe('Gnissel');
});

test('[OLDBOOK-05] [OLDBOOK-06] prices from a workshop replace earlier prices, and services without a new price stay', () => {
  const services = { ...oil, tyres: service({ priceKnown: false, price: 0 }), wash: service() };
  const offers = [
    { code: 'oil', price: 1200 },
    { code: 'tyres', price: 300 },
    { code: 'other', price: 5 },
  ];
  expect(refreshPrices(services, offers)).toEqual({
    oil: service({ price: 1200 }),
    tyres: service({ price: 300 }),
    wash: service(),
  });
});

test('[OLDBOOK-06] the price with an agreement comes from the workshop, and never exceeds the full price', () => {
  const agreed = { oil: service({ priceDiscount: 700 }) };
  const reduced = (price: number, priceDiscount?: number) =>
    refreshPrices(agreed, [{ code: 'oil', price, priceDiscount }]).oil?.priceDiscount;
  expect(reduced(1000, 800)).toBe(800);
  expect(reduced(800)).toBe(700);
  expect(reduced(600)).toBe(600);
});

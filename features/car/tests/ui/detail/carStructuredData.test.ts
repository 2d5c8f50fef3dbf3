import { carStructuredData } from '../../../ui/detail/carStructuredData';
import { exampleDealer, exampleDetailedCar as car } from '../../../ui/detail/exampleDetailedCar';

const context = {
  origin: 'https://automotive.example',
  href: '/bil/100001/volvo-ex30',
  currency: 'SEK',
  dealer: exampleDealer,
};

/** The data in the page: unknown fields are left out. */
const createJson = (...parameters: Parameters<typeof carStructuredData>) =>
  JSON.parse(JSON.stringify(carStructuredData(...parameters))) as Record<string, unknown>;

test('a car has its make, figures, pictures and identity', () => {
  expect(createJson(car, context)).toMatchObject({
    name: 'Volvo EX30 Single Motor Extended Range',
    url: 'https://automotive.example/bil/100001/volvo-ex30',
    brand: { '@type': 'Brand', name: 'Volvo' },
    model: 'EX30',
    vehicleModelDate: '2024',
    vehicleIdentificationNumber: 'YV1EX30A1R1000001',
    fuelType: 'Electric',
    bodyType: 'SUV',
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 18400, unitCode: 'KMT' },
    image: expect.arrayContaining([
      'https://automotive.example/-/media/cars/boxysuv-blue-front-quarter.webp',
    ]),
  });
});

test('the number of owners is included where it is known', () => {
  expect(createJson(car, context).numberOfPreviousOwners).toBe(1);
  expect(createJson({ ...car, car_history: { keys: 2 } }, context)).not.toHaveProperty(
    'numberOfPreviousOwners',
  );
});

test('[CAR-38] the offer is the current price with VAT, or without for commercial vehicles', () => {
  expect(createJson(car, context).offers).toMatchObject({
    price: 359900,
    priceCurrency: 'SEK',
    availability: 'https://schema.org/InStock',
    priceSpecification: { valueAddedTaxIncluded: true },
    seller: { '@type': 'AutoDealer', name: 'Automotive Södertälje' },
  });
  const van = createJson({ ...car, car_vehicle_type_code: 'LCV' }, context);
  expect(van.offers).toMatchObject({ priceSpecification: { valueAddedTaxIncluded: false } });
});

test('a sample car is a new car to order without a seller, and British mileages are in miles', () => {
  const papers = { car_firstregistration: undefined };
  const sample = {
    ...car,
    ...papers,
    car_is_used: false,
    car_is_sample: true,
    car_odometer_unit: 'mi',
  };
  const data = createJson(sample as typeof car, { ...context, dealer: undefined });
  expect(data).toMatchObject({
    itemCondition: 'https://schema.org/NewCondition',
    mileageFromOdometer: { unitCode: 'SMI' },
    offers: { availability: 'https://schema.org/PreOrder' },
  });
  expect(data.offers).not.toHaveProperty('seller');
});

test('a car without a price has no offer, and unknown values are omitted', () => {
  const { car_odometer: _, ...bare } = car;
  const data = createJson(
    { ...bare, car_has_campaign_price: false, car_price: undefined },
    context,
  );
  expect(data).not.toHaveProperty('offers');
  expect(data).not.toHaveProperty('mileageFromOdometer');
});

test('a registered demonstration car is not new', () => {
  const demo = { ...car, car_is_used: false, car_firstregistration: '2026-03-01' };
  expect(createJson(demo, context)).toMatchObject({
    itemCondition: 'https://schema.org/UsedCondition',
  });
});

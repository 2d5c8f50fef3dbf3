import { carStructuredData } from '../../../ui/detail/carStructuredData';
import { exampleDealer, exampleDetailedCar as car } from '../../../ui/detail/exampleDetailedCar';

const place = {
  origin: 'https://automotive.example',
  href: '/bil/100001/volvo-ex30',
  currency: 'SEK',
  dealer: exampleDealer,
};

/** As it stands in the page: what is not known is left out. */
const written = (...given: Parameters<typeof carStructuredData>) =>
  JSON.parse(JSON.stringify(carStructuredData(...given))) as Record<string, unknown>;

test('a car is told with its make, figures, pictures and identity', () => {
  expect(written(car, place)).toMatchObject({
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

test('owners are told where they are known', () => {
  expect(written(car, place).numberOfPreviousOwners).toBe(1);
  expect(written({ ...car, car_history: { keys: 2 } }, place)).not.toHaveProperty(
    'numberOfPreviousOwners',
  );
});

test('[CAR-38] the offer is what is asked now, with VAT, or without for commercial vehicles', () => {
  expect(written(car, place).offers).toMatchObject({
    price: 359900,
    priceCurrency: 'SEK',
    availability: 'https://schema.org/InStock',
    priceSpecification: { valueAddedTaxIncluded: true },
    seller: { '@type': 'AutoDealer', name: 'Automotive Södertälje' },
  });
  const van = written({ ...car, car_vehicle_type_code: 'LCV' }, place);
  expect(van.offers).toMatchObject({ priceSpecification: { valueAddedTaxIncluded: false } });
});

test('a sample car is to be ordered, new, of nobody; British miles are miles', () => {
  const papers = { car_firstregistration: undefined };
  const sample = {
    ...car,
    ...papers,
    car_is_used: false,
    car_is_sample: true,
    car_odometer_unit: 'mi',
  };
  const data = written(sample as typeof car, { ...place, dealer: undefined });
  expect(data).toMatchObject({
    itemCondition: 'https://schema.org/NewCondition',
    mileageFromOdometer: { unitCode: 'SMI' },
    offers: { availability: 'https://schema.org/PreOrder' },
  });
  expect(data.offers).not.toHaveProperty('seller');
});

test('a car without a price makes no offer, and what is not known is not said', () => {
  const { car_odometer: _, ...bare } = car;
  const data = written({ ...bare, car_has_campaign_price: false, car_price: undefined }, place);
  expect(data).not.toHaveProperty('offers');
  expect(data).not.toHaveProperty('mileageFromOdometer');
});

test('a demonstration car that is registered is not new', () => {
  const demo = { ...car, car_is_used: false, car_firstregistration: '2026-03-01' };
  expect(written(demo, place)).toMatchObject({
    itemCondition: 'https://schema.org/UsedCondition',
  });
});

import { exampleDealer, exampleDetailedCar as car } from '../../../ui/detail/exampleDetailedCar';
import { productDetailEvent } from '../../../ui/detail/productDetailEvent';

test('[TRACK-08] the event carries the dealer, the car and its prices', () => {
  expect(productDetailEvent(car, exampleDealer, 'SEK')).toEqual({
    event: 'product_detail_page',
    dealer: { id: '1022', name: 'Automotive Södertälje', city: 'Södertälje' },
    product_info: {
      id: '100001',
      name: 'Volvo EX30 Single Motor Extended Range',
      brand: 'Volvo',
      model: 'EX30',
      version: 'Single Motor Extended Range',
      year: 2024,
      body: 'SUV',
      fuel: 'Electric',
      gearbox: 'Automatic',
      condition: 'Used',
      mileage: 1840,
      is_used: true,
      is_sample: false,
      vehicle_type: 'CAR',
    },
    price_info: {
      currency: 'SEK',
      price: 359900,
      ordinary_price: 379900,
      includes_vat: true,
      has_campaign: true,
      loan_monthly_cost: 6497,
    },
  });
});

test('[CAR-38] prices of commercial vehicles are marked as without VAT', () => {
  const van = { ...car, car_vehicle_type_code: 'LCV' as const };
  expect(productDetailEvent(van, undefined, 'SEK')).toMatchObject({
    dealer: { id: '1022', name: 'Automotive Södertälje' },
    price_info: { includes_vat: false },
  });
});

import type { UkFinanceCar } from '../../../ui/uk/ukFinanceCar';

/** A car that quotes are available for. */
export const car: UkFinanceCar = {
  car_id: '300001',
  car_price: 28_495,
  car_vehicle_type_code: 'CAR',
  car_mileage: 9000,
  car_chassino: 'WVWZZZ1KZAW000001',
  car_regno: 'AB24 CDE',
  car_firstregistration: '2025-06-01',
  car_site_name: 'Automotive Dartford',
};

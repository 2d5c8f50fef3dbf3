import type { DetailedDealer } from '../../../../domain/search/dealerSearch';
import { exampleCars } from '../exampleCars';
import { exampleCarHistory } from '../history/exampleCarHistory';
import type { DetailedCar } from './detailedCar';

const blur = 'data:image/gif;base64,R0lGODlhAQABAIAAAMPK0gAAACwAAAAAAQABAAACAkQBADs=';

const pictures = [
  '/-/media/cars/boxysuv-blue-front-quarter.webp',
  '/-/media/cars/boxysuv-blue-side.webp',
  '/-/media/cars/boxysuv-blue-rear-quarter.webp',
  '/-/media/cars/boxysuv-blue-rear-quarter.webp',
];

/** An example of a car with all fields. */
export const exampleDetailedCar: DetailedCar = {
  ...exampleCars[0],
  car_model_text: 'Volvo EX30 Single Motor Extended Range',
  car_trim_package: 'Ultra',
  car_body: 'SUV',
  car_drive: 'Rear-wheel drive',
  car_color: 'Blue',
  car_is_sample: false,
  car_regno: 'ABC12D',
  car_chassino: 'YV1EX30A1R1000001',
  car_firstregistration: '2024-03-18',
  car_mileage: 1840,
  car_price_history: [
    { date: '2026-08-14', price: 389_900 },
    { date: '2026-09-20', price: 369_900 },
    { date: '2026-10-12', price: 379_900 },
    { date: '2026-10-25', price: 359_900 },
  ],
  car_price_drop: 10_000,
  car_odometer: 18400,
  car_odometer_unit: 'km',
  car_seats: 5,
  car_doors: 5,
  car_ncapstars: 5,
  car_power: 272,
  car_power_text: '272 hp (200 kW)',
  car_acceleration_text: '0–100 km/h 5.3 s',
  car_electric_range_text: '476 km (WLTP)',
  car_electric_consumption_text: '17.0 kWh/100 km',
  car_battery_size: 64,
  car_battery_size_text: '64 kWh',
  car_electric_range: 476,
  car_charging_speed_ac: 11,
  car_charging_speed_dc: 153,
  car_charging_speed_dc_text: '153 kW',
  car_charging_time_dc_text: '26 min',
  car_length_text: '4,233 mm',
  car_width_text: '1,837 mm',
  car_height_text: '1,550 mm',
  car_boot_volume_text: '318 l',
  car_weight_text: '1,840 kg',
  car_images: pictures.map((original) => ({ original, blur_data_url: blur })),
  car_equipment: [
    'Adaptive cruise control',
    'Heated front seats',
    'LED headlights',
    'Panoramic glass roof',
    'Reversing camera',
    'Wireless phone charging',
    'Harman Kardon sound system with everything that goes with it',
    'Towbar, retractable',
  ],
  car_has_legacy_connectivity: true,
  car_history: exampleCarHistory,
  car_description: [
    'One careful owner, serviced by us, and both keys in the drawer. The battery has been tested and holds 97 % of what it held when it was new.',
    'Winter wheels on alloys come with the car, and so does the cable for charging at home.',
    'The first owner drove to work and back, a little over thirty kilometres a day, and charged it at home at night. It has never stood out in the salt longer than it had to.',
    'We have gone over a hundred and fifty points: brakes, bearings, windows, lights, the lining of the boot. What was worn is new, and the list lies in the glove box for you to read.',
    'There are two years left of the maker’s warranty, and six of that for the battery. If you want longer, we can tell you what that costs.',
    'Your own car may be part of the payment. Tell us its registration number and how far it has gone, and you have a figure the same day.',
    'If you live far away, we bring the car to you on a covered trailer. You have fourteen days to change your mind, and we fetch it again if you do.',
    'Come for a drive: the car stands indoors, warm and charged.',
  ].join('\n'),
  car_is_reserved: true,
  car_loan_option: {
    title: 'Car loan',
    default_monthly_cost: 6497,
    default_monthly_cost_text: 'SEK 6,497/month',
    default_contract_duration: 36,
    contract_durations: [24, 36, 48].map((months) => ({
      months,
      residual_percentage: 45 - months / 2,
      cash_amount_min_percentage: 20,
      cash_amount_max_percentage: 50,
    })),
    invoice_fee: 49,
    start_fee: 595,
    interest_rate: 6.95,
    disclaimer: 'Subject to approval.',
    description: 'Borrow with at least a fifth in cash.',
  },
  car_site_id: '1022',
  car_site_name: 'Automotive Södertälje',
  car_site_city: 'Södertälje',
  car_sellers: [
    { name: 'Erik Ulvsand', email: 'erik.ulvsand@automotive.example', phone: '+46 70 174 06 36' },
    { name: 'Linnea Hedvall', email: 'linnea.hedvall@automotive.example' },
  ],
  linked_vehicles: [
    { vehicle_id: '100009', slug: 'volvo-ex30-twin', link_text: 'Twin Motor Performance' },
  ],
};

/** The dealer of the example car. */
export const exampleDealer: DetailedDealer = {
  site_id: '1022',
  slug: 'automotive-sodertalje',
  site_official_name: 'Automotive Södertälje',
  site_street: 'Industrigatan 3',
  site_zip: '151 38',
  site_city: 'Södertälje',
  site_phone: '+46 8 465 004 10',
  site_email: 'sodertalje@automotive.example',
  site_image_url: '/-/media/scenes/showroom.webp',
};

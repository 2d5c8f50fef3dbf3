import type { Car } from '../../../../domain/documents/car';
import { askingPrice } from '../../../../domain/finance/carPrices';
import { carPagePath } from '../../../car/server/carPagePath';
import type { Site } from '../../../../sites/site.types';
import { pictureAddresses } from '../../../car/ui/pictureAddresses';

/** The published fields of a car's record. None identifies a person or a vehicle. */
export const openCarFields = [
  ...(['car_id', 'slug', 'car_brand', 'car_model', 'car_version', 'car_model_text'] as const),
  ...(['car_year', 'car_is_used', 'car_is_sample', 'car_is_reserved', 'car_body'] as const),
  ...(['car_fuel', 'car_gearbox', 'car_drive', 'car_color', 'car_seats', 'car_doors'] as const),
  ...(['car_power', 'car_odometer', 'car_odometer_unit', 'car_firstregistration'] as const),
  ...(['car_electric_range', 'car_battery_size', 'car_price', 'car_has_campaign_price'] as const),
  ...(['car_campaign_price', 'car_lowest_price_30_days', 'car_loan_monthly_cost'] as const),
  ...(['car_vehicle_type_code', 'car_images', 'car_equipment'] as const),
  ...(['car_site_id', 'car_site_name', 'car_site_city'] as const),
] satisfies readonly (keyof Car)[];

type OpenCarFields = Partial<Pick<Car, (typeof openCarFields)[number]>>;

const distanceUnitOf = ({ distanceUnit }: Site) => (distanceUnit === 'miles' ? 'mi' : 'km');

/** Converts a car's record to its published form (see openApi.ts). Unknown values are omitted. */
export function toOpenCar(car: OpenCarFields, site: Site, origin: string): object {
  const { car_id = '', slug = '' } = car;
  const path = carPagePath(site, { car_id, slug });
  return {
    id: car_id,
    url: path === undefined ? undefined : origin + path,
    title: car.car_model_text,
    make: car.car_brand,
    model: car.car_model,
    version: car.car_version,
    year: car.car_year,
    condition: car.car_is_used ? 'used' : 'new',
    toOrder: car.car_is_sample === true,
    reserved: car.car_is_reserved === true,
    body: car.car_body,
    fuel: car.car_fuel,
    gearbox: car.car_gearbox,
    drive: car.car_drive,
    colour: car.car_color,
    seats: car.car_seats,
    doors: car.car_doors,
    powerHp: car.car_power,
    firstRegistration: car.car_firstregistration,
    odometer:
      car.car_odometer === undefined
        ? undefined
        : { value: car.car_odometer, unit: car.car_odometer_unit },
    electricRange:
      car.car_electric_range === undefined
        ? undefined
        : { value: car.car_electric_range, unit: distanceUnitOf(site) },
    batteryKwh: car.car_battery_size,
    price: toPrice(car, site),
    pictures: pictureAddresses(car, origin),
    equipment: car.car_equipment,
    dealer:
      car.car_site_id === undefined
        ? undefined
        : { id: car.car_site_id, name: car.car_site_name, town: car.car_site_city },
  };
}

function toPrice(car: OpenCarFields, { currency }: Site) {
  const amount = askingPrice(car);
  if (amount === undefined) return undefined;
  return {
    amount,
    before: car.car_has_campaign_price ? car.car_price : undefined,
    lowestIn30Days: car.car_lowest_price_30_days,
    loanPerMonth: car.car_loan_monthly_cost,
    currency,
    includesVat: car.car_vehicle_type_code !== 'LCV',
  };
}

import type { Car } from '../../../domain/documents/car';
import { fastChargingMinutes } from '../../../domain/electric/charging';
import { getBodyStyle, type Cabin } from '../../media/bodyStyles';
import type { Model } from '../models';
import type { NumberFormats } from '../numberFormat';
import { randomInteger, type Random } from '../random';
import type { CarIndex } from './carIndex';
import type { Identity } from './identity';

type Specifications = Partial<Car> &
  Pick<
    Car,
    | 'car_power'
    | 'car_power_text'
    | 'car_acceleration_text'
    | 'car_seats'
    | 'car_doors'
    | 'car_weight_text'
    | 'car_total_weight_text'
    | 'car_length_text'
    | 'car_width_text'
    | 'car_height_text'
  >;

const HORSEPOWER_PER_KW = 1.35962;
const MILES_PER_KM = 1 / 1.609344;
const MPG_TIMES_LITRES_PER_100_KM = 282.481;
const AC_CHARGING_KW = 11;

/** Width without mirrors and height in mm, and maximum trailer weight in kg, by type of cabin. */
const dimensions: Record<Cabin, { width: number; height: number; trailer: number }> = {
  hatch: { width: 1795, height: 1450, trailer: 1100 },
  suv: { width: 1865, height: 1640, trailer: 1800 },
  estate: { width: 1840, height: 1480, trailer: 1900 },
  saloon: { width: 1865, height: 1445, trailer: 1600 },
  city: { width: 1745, height: 1515, trailer: 0 },
  pickup: { width: 1975, height: 1880, trailer: 3500 },
  van: { width: 1990, height: 1980, trailer: 2000 },
};

/** Number of doors, including the tailgate if there is one. */
function countDoors({ bodyStyle }: Model): number {
  const { cabin, doors } = getBodyStyle(bodyStyle);
  return cabin === 'saloon' || cabin === 'pickup' ? doors : doors + 1;
}

/** Estimates the seconds from 0 to 100 km/h from weight and power. */
const accelerationSeconds = ({ weightKg, powerKw }: Model): number =>
  0.8 * (weightKg / powerKw) ** 0.9;

/** Returns CO₂ in grams per km, from the consumption in litres per 100 km. */
const co2GramsPerKm = ({ fuel, consumption }: Model): number =>
  Math.round(consumption * (fuel === 'Diesel' ? 26.4 : 23.2));

function batteryFields(model: Model, index: CarIndex): Partial<Car> {
  const { batteryKwh, rangeKm, chargingKw } = model;
  if (batteryKwh === undefined || rangeKm === undefined) return {};
  const { formats, words, site } = index;
  const usesMiles = site.distanceUnit === 'miles';
  const range = Math.round(usesMiles ? rangeKm * MILES_PER_KM : rangeKm);
  const acKw = model.fuel === 'Electric' && batteryKwh > 30 ? AC_CHARGING_KW : 7.4;
  const fields: Partial<Car> = {
    car_battery_size: batteryKwh,
    car_battery_size_text: `${formats.rate(batteryKwh)} kWh`,
    car_electric_range: range,
    car_electric_range_text: `${formats.integer(range)} ${words.unit.range}`,
    car_charging_speed_ac: acKw,
    car_charging_speed_ac_text: `${formats.rate(acKw)} kW`,
    car_charging_time_ac_text: `${formats.decimal((batteryKwh / acKw) * 1.1)} ${words.unit.hours}`,
  };
  if (chargingKw !== undefined) {
    const minutes = fastChargingMinutes(batteryKwh, chargingKw);
    fields.car_charging_speed_dc = chargingKw;
    fields.car_charging_speed_dc_text = `${formats.integer(chargingKw)} kW`;
    fields.car_charging_time_dc_text = `${minutes} ${words.unit.minutes}`;
  }
  return fields;
}

function consumptionFields(model: Model, { formats, words, site }: CarIndex): Partial<Car> {
  const usesMiles = site.distanceUnit === 'miles';
  const { consumption, fuel } = model;
  if (fuel === 'Electric') {
    const text = usesMiles
      ? `${formats.decimal((100 * MILES_PER_KM) / consumption)} miles/kWh`
      : `${formats.decimal(consumption)} kWh/100 km`;
    return { car_electric_consumption_text: text };
  }
  const amount = usesMiles ? MPG_TIMES_LITRES_PER_100_KM / consumption : consumption;
  return {
    car_fuel_consumption_text: `${formats.decimal(amount)} ${words.unit.consumption}`,
    car_co2_text: `${co2GramsPerKm(model)} g/km`,
  };
}

const formatMillimetres = ({ integer }: NumberFormats, value: number): string =>
  `${integer(value)} mm`;

function makeSpecifications(model: Model, index: CarIndex): Specifications {
  const { formats, words } = index;
  const { width, height, trailer } = dimensions[getBodyStyle(model.bodyStyle).cabin];
  const power = Math.round(model.powerKw * HORSEPOWER_PER_KW);
  const payloadKg = model.lcv ? 950 : 520;
  const bootLitres = model.bootLitres;
  return {
    car_power: power,
    car_power_text: `${power} ${words.unit.horsepower} (${model.powerKw} kW)`,
    car_acceleration_text: `${words.acceleration} ${formats.decimal(accelerationSeconds(model))} s`,
    car_seats: model.seats,
    car_doors: countDoors(model),
    car_ncapstars: model.lcv ? undefined : model.brand.segment === 'value' ? 3 : 5,
    car_weight_text: `${formats.integer(model.weightKg)} kg`,
    car_total_weight_text: `${formats.integer(model.weightKg + payloadKg)} kg`,
    car_trailer_weight_text: trailer > 0 ? `${formats.integer(trailer)} kg` : undefined,
    car_length_text: formatMillimetres(formats, model.lengthMm),
    car_width_text: formatMillimetres(formats, width),
    car_height_text: formatMillimetres(formats, model.lengthMm > 5500 ? height + 560 : height),
    car_boot_volume_text:
      bootLitres >= 2500
        ? `${formats.decimal(bootLitres / 1000)} ${words.unit.cubicMetres}`
        : `${formats.integer(bootLitres)} ${words.unit.litres}`,
    ...consumptionFields(model, index),
    ...batteryFields(model, index),
  };
}

const cache = new WeakMap<CarIndex, Map<Model, Specifications>>();

/** Returns the data that all cars of a model share, in the language and units of the market; cached. */
export function getSpecifications(model: Model, index: CarIndex): Specifications {
  let indexCache = cache.get(index);
  if (!indexCache) cache.set(index, (indexCache = new Map()));
  let specifications = indexCache.get(model);
  if (!specifications) {
    indexCache.set(model, (specifications = makeSpecifications(model, index)));
  }
  return specifications;
}

/** Draws the mileage in km by the age of a car; drivers differ, and vans are driven more. */
export function drawKilometres(
  random: Random,
  { condition, ageDays, model }: Identity,
  index: CarIndex,
): number {
  if (condition === 'new' || condition === 'sample') return 0;
  if (condition === 'demo') return randomInteger(random, 800, 9000);
  const kmPerYear =
    index.market.yearlyKm * (model.lcv ? 1.5 : 1) * (0.45 + random() + random() * 0.25);
  return Math.max(500, Math.round((ageDays / 365) * kmPerYear));
}

/** Returns the mileage fields in the unit of the market, or none if the mileage is unknown. */
export function mileageFields(kilometres: number | undefined, index: CarIndex): Partial<Car> {
  if (kilometres === undefined) return {};
  const { market, formats, words, site } = index;
  const usesMiles = site.distanceUnit === 'miles';
  const distance = Math.round(kilometres / market.kmPerUnit);
  return {
    car_mileage: distance,
    car_mileage_text: `${formats.integer(distance)} ${words.unit.mileage}`,
    car_odometer: usesMiles ? distance : kilometres,
    car_odometer_unit: usesMiles ? 'mi' : 'km',
  };
}

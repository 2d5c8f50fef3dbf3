import type { Car } from '../../../domain/documents/car';
import { fastChargingMinutes } from '../../../domain/electric/charging';
import { lookOf, type Cabin } from '../../media/looks';
import type { Model } from '../models';
import type { NumberFormats } from '../numberFormat';
import { between, type Random } from '../random';
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
const LITRES_TO_MPG = 282.481;
const AC_KW = 11;

/** Width without mirrors, height and most trailer weight of the classes of cars, in mm and kg. */
const measures: Record<Cabin, { width: number; height: number; trailer: number }> = {
  hatch: { width: 1795, height: 1450, trailer: 1100 },
  suv: { width: 1865, height: 1640, trailer: 1800 },
  estate: { width: 1840, height: 1480, trailer: 1900 },
  saloon: { width: 1865, height: 1445, trailer: 1600 },
  city: { width: 1745, height: 1515, trailer: 0 },
  pickup: { width: 1975, height: 1880, trailer: 3500 },
  van: { width: 1990, height: 1980, trailer: 2000 },
};

/** Doors as one sees them, with the tailgate where there is one. */
function doorsOf({ look }: Model): number {
  const { cabin, doors } = lookOf(look);
  return cabin === 'saloon' || cabin === 'pickup' ? doors : doors + 1;
}

/** Seconds from 0 to 100 km/h that weight and power come to. */
const acceleration = ({ weightKg, powerKw }: Model): number => 0.8 * (weightKg / powerKw) ** 0.9;

/** Grams of CO₂ per km, from the litres per 100 km. */
const emission = ({ fuel, consumption }: Model): number =>
  Math.round(consumption * (fuel === 'Diesel' ? 26.4 : 23.2));

function batteryPart(model: Model, index: CarIndex): Partial<Car> {
  const { batteryKwh, rangeKm, chargingKw } = model;
  if (batteryKwh === undefined || rangeKm === undefined) return {};
  const { formats, words, site } = index;
  const miles = site.distanceUnit === 'miles';
  const range = Math.round(miles ? rangeKm * MILES_PER_KM : rangeKm);
  const ac = model.fuel === 'Electric' && batteryKwh > 30 ? AC_KW : 7.4;
  const part: Partial<Car> = {
    car_battery_size: batteryKwh,
    car_battery_size_text: `${formats.rate(batteryKwh)} kWh`,
    car_electric_range: range,
    car_electric_range_text: `${formats.whole(range)} ${words.unit.range}`,
    car_charging_speed_ac: ac,
    car_charging_speed_ac_text: `${formats.rate(ac)} kW`,
    car_charging_time_ac_text: `${formats.decimal((batteryKwh / ac) * 1.1)} ${words.unit.hours}`,
  };
  if (chargingKw !== undefined) {
    const minutes = fastChargingMinutes(batteryKwh, chargingKw);
    part.car_charging_speed_dc = chargingKw;
    part.car_charging_speed_dc_text = `${formats.whole(chargingKw)} kW`;
    part.car_charging_time_dc_text = `${minutes} ${words.unit.minutes}`;
  }
  return part;
}

function consumptionPart(model: Model, { formats, words, site }: CarIndex): Partial<Car> {
  const miles = site.distanceUnit === 'miles';
  const { consumption, fuel } = model;
  if (fuel === 'Electric') {
    const text = miles
      ? `${formats.decimal((100 * MILES_PER_KM) / consumption)} miles/kWh`
      : `${formats.decimal(consumption)} kWh/100 km`;
    return { car_electric_consumption_text: text };
  }
  const amount = miles ? LITRES_TO_MPG / consumption : consumption;
  return {
    car_fuel_consumption_text: `${formats.decimal(amount)} ${words.unit.consumption}`,
    car_co2_text: `${emission(model)} g/km`,
  };
}

const millimetres = ({ whole }: NumberFormats, value: number): string => `${whole(value)} mm`;

function makeSpecifications(model: Model, index: CarIndex): Specifications {
  const { formats, words } = index;
  const { width, height, trailer } = measures[lookOf(model.look).cabin];
  const power = Math.round(model.powerKw * HORSEPOWER_PER_KW);
  const load = model.lcv ? 950 : 520;
  const boot = model.bootLitres;
  return {
    car_power: power,
    car_power_text: `${power} ${words.unit.horsepower} (${model.powerKw} kW)`,
    car_acceleration_text: `${words.acceleration} ${formats.decimal(acceleration(model))} s`,
    car_seats: model.seats,
    car_doors: doorsOf(model),
    car_ncapstars: model.lcv ? undefined : model.brand.segment === 'value' ? 3 : 5,
    car_weight_text: `${formats.whole(model.weightKg)} kg`,
    car_total_weight_text: `${formats.whole(model.weightKg + load)} kg`,
    car_trailer_weight_text: trailer > 0 ? `${formats.whole(trailer)} kg` : undefined,
    car_length_text: millimetres(formats, model.lengthMm),
    car_width_text: millimetres(formats, width),
    car_height_text: millimetres(formats, model.lengthMm > 5500 ? height + 560 : height),
    car_boot_volume_text:
      boot >= 2500
        ? `${formats.decimal(boot / 1000)} ${words.unit.cubicMetres}`
        : `${formats.whole(boot)} ${words.unit.litres}`,
    ...consumptionPart(model, index),
    ...batteryPart(model, index),
  };
}

const made = new WeakMap<CarIndex, Map<Model, Specifications>>();

/** What every car of the model has in common, in the words and units of the market. */
export function specificationsOf(model: Model, index: CarIndex): Specifications {
  let ofIndex = made.get(index);
  if (!ofIndex) made.set(index, (ofIndex = new Map()));
  let specifications = ofIndex.get(model);
  if (!specifications) {
    ofIndex.set(model, (specifications = makeSpecifications(model, index)));
  }
  return specifications;
}

/** Kilometres that a car of its age has run: people differ, and vans run farther. */
export function drawKilometres(
  random: Random,
  { condition, ageDays, model }: Identity,
  index: CarIndex,
): number {
  if (condition === 'new' || condition === 'sample') return 0;
  if (condition === 'demo') return between(random, 800, 9000);
  const yearly =
    index.market.yearlyKm * (model.lcv ? 1.5 : 1) * (0.45 + random() + random() * 0.25);
  return Math.max(500, Math.round((ageDays / 365) * yearly));
}

/** The distance in the market's unit; nothing where it is not known. */
export function mileagePart(kilometres: number | undefined, index: CarIndex): Partial<Car> {
  if (kilometres === undefined) return {};
  const { market, formats, words, site } = index;
  const miles = site.distanceUnit === 'miles';
  const distance = Math.round(kilometres / market.kmPerUnit);
  return {
    car_mileage: distance,
    car_mileage_text: `${formats.whole(distance)} ${words.unit.mileage}`,
    car_odometer: miles ? distance : kilometres,
    car_odometer_unit: miles ? 'mi' : 'km',
  };
}

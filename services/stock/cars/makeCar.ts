import type { Car, LinkedVehicle } from '../../../domain/documents/car';
import type { Dealer } from '../../../domain/documents/dealer.types';
import { fieldsOf } from '../fieldKinds';
import { randomOf, type Random } from '../random';
import { fill } from '../words/wordsOf';
import { monthlyBenefit } from './benefit';
import type { CarIndex } from './carIndex';
import { describe } from './description';
import { equipmentOf, hasLegacyConnectivity } from './equipment';
import { historyOf } from './history';
import { dayBefore, identify, idOf, type Identity } from './identity';
import { offersOf } from './offers';
import { drawColour, picturesOf } from './pictures';
import { plateOf } from './plates';
import { priceWithoutVat, pricesOf } from './prices';
import { nameOf } from './slug';
import { drawKilometres, mileagePart, specificationsOf } from './specifications';
import { vinOf } from './vin';

const MAX_DAYS_LISTED = 150;

/** Cars of the week, by number: early ones, so that every stock has them. */
const OF_THE_WEEK = new Set([11, 22, 33, 44, 55, 66]);

/** A car that somebody has reserved, by its number: every stock has it at the same address, to be looked at. */
const RESERVED = 99;

/** The first cars are complete; later some lack something, as in any stock. */
const COMPLETE = 100;

interface Gaps {
  price: boolean;
  pictures: boolean;
  equipment: boolean;
  mileage: boolean;
}

function drawGaps(random: Random, { number, condition }: Identity): Gaps {
  const rare = () => random() < 0.006;
  const [price, pictures, equipment, mileage] = [rare(), rare(), rare(), rare()];
  const may = number >= COMPLETE && condition !== 'sample';
  return {
    price: may && price,
    pictures: may && pictures,
    equipment: may && equipment,
    mileage: may && mileage && condition === 'used',
  };
}

function linksOf({ siblings }: Identity, index: CarIndex): LinkedVehicle[] {
  return siblings.map((number) => {
    const { slug, model, level } = identify(index, number);
    const package_name = model.brand.packages[level];
    const link_text = `${nameOf(model)} ${fill(index.words.withPackage, { package: package_name })}`;
    return { vehicle_id: idOf(index, number), slug, link_text, package_name };
  });
}

/** Where the car stands: large dealers, first in the list, have more cars. */
function drawDealer(random: Random, { dealers }: CarIndex): Dealer | undefined {
  return dealers[Math.floor(random() ** 1.4 * dealers.length)];
}

function dealerPart(
  random: Random,
  dealer: Dealer | undefined,
  { condition }: Identity,
  { regions }: CarIndex,
) {
  if (!dealer) return { car_sellers: [] };
  const kind = condition === 'used' ? 'UsedCars' : 'NewCars';
  const users =
    dealer.site_departments.find(({ department_type }) => department_type === kind)?.users ?? [];
  const count = Math.min(users.length, random() < 0.5 ? 1 : 2);
  const [company = '', department = ''] = dealer.erp_id.split('.');
  return {
    car_site_id: dealer.site_id,
    car_site_name: dealer.site_official_name,
    car_site_city: dealer.site_city,
    car_site_region: regions.get(dealer.site_id),
    car_site_geocoord: dealer.site_geocoord,
    car_site_leads_email: dealer.email,
    car_sellers: users.slice(users.length - count).map((user) => ({
      name: `${user.first_name} ${user.last_name}`,
      email: user.email,
      phone: user.phone,
    })),
    car_companyerpid: company,
    car_departmenterpid: department,
  };
}

/** What the car is called, in the words of the market. */
function classify(
  { id, slug, model, condition, level, year }: Identity,
  colour: string,
  index: CarIndex,
) {
  const { words } = index;
  return {
    car_id: id,
    slug,
    car_brand: model.brand.name,
    car_model: model.model,
    car_model_text: nameOf(model),
    car_version: model.version,
    car_trim_package: model.brand.packages[level],
    car_body: words.body[model.body],
    car_year: year,
    car_fuel: words.fuel[model.fuel],
    car_gearbox: words.gearbox[model.gearbox],
    car_drive: words.drive[model.drive],
    car_color: colour,
    car_condition: words.condition[condition],
    car_is_used: condition === 'used',
    car_is_sample: condition === 'sample',
    car_vehicle_type_code: model.lcv ? ('LCV' as const) : ('CAR' as const),
  };
}

/** Plate, VIN and day of registration, as far as the car has come. */
function papersOf(car: Identity, index: CarIndex) {
  if (car.condition === 'sample') return {};
  const car_chassino = vinOf(car.model, car.year, index.profile.code, car.number);
  if (car.ageDays === 0) return { car_chassino };
  const car_firstregistration = dayBefore(index, car.ageDays);
  const car_regno = plateOf(index, car, new Date(car_firstregistration));
  return { car_chassino, car_regno, car_firstregistration };
}

/**
 * Every field, empty. Cars are copies of it with their values put in: objects that grow field by field
 * take five times as long.
 */
const blank = Object.fromEntries(Object.keys(fieldsOf.cars.kinds).map((name) => [name, undefined]));

/** The car of that number: the same whatever the size of the stock (spec 2 §3). */
export function makeCar(index: CarIndex, number: number): Car {
  const car = identify(index, number);
  const { model, condition } = car;
  const { words, market, profile } = index;
  const random = randomOf(profile.code, number, 3);
  const sample = condition === 'sample';
  const gaps = drawGaps(random, car);
  const colour = drawColour(random, model.look);
  const dealer = sample ? undefined : drawDealer(random, index);
  const kilometres = drawKilometres(random, car, index);
  const oldest = car.ageDays === 0 ? MAX_DAYS_LISTED : Math.min(MAX_DAYS_LISTED, car.ageDays - 10);
  const daysListed = Math.floor(random() ** 1.7 * oldest);
  const specifications = specificationsOf(model, index);
  const mileage = sample ? {} : mileagePart(gaps.mileage ? undefined : kilometres, index);
  const prices = pricesOf(random, car, { kilometres, daysListed, withPrice: !gaps.price }, index);
  const price = prices.car_campaign_price ?? prices.car_price;
  const withoutVat =
    price === undefined || !prices.car_vat_eligible
      ? undefined
      : priceWithoutVat(price, model, market);
  const offers = offersOf(random, car, { price, withoutVat }, index);
  const base = market.priceBaseAmount;
  const listed = model.price[index.site.country] ?? 0;
  const campaigns = [
    prices.car_has_campaign_price && words.campaigns.price,
    offers.car_has_campaign_loan && words.campaigns.loan,
    offers.car_has_campaign_privateleasing && words.campaigns.privateLeasing,
    offers.car_has_campaign_companyleasing && words.campaigns.companyLeasing,
  ].filter((name) => name !== false);
  const colourText = words.colour[colour];
  const description = describe(
    random,
    car,
    {
      colour: colourText,
      power: specifications.car_power_text,
      seats: model.seats,
      mileage: mileage.car_mileage_text,
      range: specifications.car_electric_range_text,
      dealer: dealer?.site_official_name,
      city: dealer?.site_city,
    },
    index,
  );
  const seconds = Math.floor(random() * 36_000) + 21_600;
  return {
    ...blank,
    ...classify(car, colourText, index),
    ...papersOf(car, index),
    ...mileage,
    ...specifications,
    ...prices,
    ...offers,
    ...dealerPart(random, dealer, car, index),
    ...(gaps.pictures ? { car_images: [] } : picturesOf(random, model, colour)),
    car_campaigns: campaigns,
    car_pbbratio: base && !model.lcv ? Math.round((listed / base) * 10) / 10 : undefined,
    car_beneficial_value: base && !model.lcv ? monthlyBenefit(listed, model.fuel, base) : undefined,
    caroftheweek: OF_THE_WEEK.has(number),
    car_equipment: gaps.equipment ? [] : equipmentOf(random, car, index),
    car_has_legacy_connectivity: !gaps.equipment && hasLegacyConnectivity(car),
    car_description: description,
    car_history: historyOf(
      car,
      { odometer: mileage.car_odometer, dealer: dealer?.site_official_name, description },
      index,
    ),
    car_is_reserved: number === RESERVED || (number >= COMPLETE && !sample && random() < 0.02),
    linked_vehicles: linksOf(car, index),
    disable_test_drive: sample || random() < 0.04,
    autos_on_show: sample ? undefined : index.site.carMedia,
    indexed_at: new Date(index.day - daysListed * 86_400_000 - seconds * 1000).toISOString(),
  };
}

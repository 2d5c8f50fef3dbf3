import type { Car, LinkedVehicle } from '../../../domain/documents/car';
import type { Dealer } from '../../../domain/documents/dealer.types';
import { fieldsByKind } from '../fieldKinds';
import { createRandom, type Random } from '../random';
import { fillTemplate } from '../words/getStockTexts';
import { monthlyBenefit } from './benefit';
import type { CarIndex } from './carIndex';
import { describeCar } from './description';
import { listEquipment, hasLegacyConnectivity } from './equipment';
import { makeHistory } from './history';
import { dayBefore, makeIdentity, carId, type Identity } from './identity';
import { makeOffers } from './offers';
import { drawColour, makePictures } from './pictures';
import { makePlate } from './plates';
import { priceWithoutVat, makePrices } from './prices';
import { fullModelName } from './slug';
import { drawKilometres, mileageFields, getSpecifications } from './specifications';
import { makeVin } from './vin';

const MAX_DAYS_LISTED = 150;

/** Numbers of the cars of the week; low, so that every stock has them. */
const CARS_OF_THE_WEEK = new Set([11, 22, 33, 44, 55, 66]);

/** Number of a car that is always reserved, as an example at a fixed address. */
const RESERVED_CAR = 99;

/** Number of first cars with complete data; some later cars lack data, as in any stock. */
const COMPLETE_CARS = 100;

interface MissingData {
  price: boolean;
  pictures: boolean;
  equipment: boolean;
  mileage: boolean;
}

function drawMissingData(random: Random, { number, condition }: Identity): MissingData {
  const drawRare = () => random() < 0.006;
  const [price, pictures, equipment, mileage] = [drawRare(), drawRare(), drawRare(), drawRare()];
  const mayLackData = number >= COMPLETE_CARS && condition !== 'sample';
  return {
    price: mayLackData && price,
    pictures: mayLackData && pictures,
    equipment: mayLackData && equipment,
    mileage: mayLackData && mileage && condition === 'used',
  };
}

function makeLinks({ siblings }: Identity, index: CarIndex): LinkedVehicle[] {
  return siblings.map((number) => {
    const { slug, model, level } = makeIdentity(index, number);
    const package_name = model.brand.packages[level];
    const link_text = `${fullModelName(model)} ${fillTemplate(index.words.withPackage, { package: package_name })}`;
    return { vehicle_id: carId(index, number), slug, link_text, package_name };
  });
}

/** Draws the dealer of a car; large dealers, first in the list, get more cars. */
function drawDealer(random: Random, { dealers }: CarIndex): Dealer | undefined {
  return dealers[Math.floor(random() ** 1.4 * dealers.length)];
}

function dealerFields(
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

/** Identity, model and classification of a car, in the market's language. */
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
    car_model_text: fullModelName(model),
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

/** VIN, plate and registration date, as far as the car already has them. */
function makeRegistration(car: Identity, index: CarIndex) {
  if (car.condition === 'sample') return {};
  const car_chassino = makeVin(car.model, car.year, index.profile.code, car.number);
  if (car.ageDays === 0) return { car_chassino };
  const car_firstregistration = dayBefore(index, car.ageDays);
  const car_regno = makePlate(index, car, new Date(car_firstregistration));
  return { car_chassino, car_regno, car_firstregistration };
}

/**
 * All fields of a car as undefined. Cars are created from it, since objects that grow field by field take
 * five times as long.
 */
const emptyCar = Object.fromEntries(
  Object.keys(fieldsByKind.cars.kinds).map((name) => [name, undefined]),
);

/** Generates the car with this number; it does not depend on the size of the stock. */
export function makeCar(index: CarIndex, number: number): Car {
  const car = makeIdentity(index, number);
  const { model, condition } = car;
  const { words, market, profile } = index;
  const random = createRandom(profile.code, number, 3);
  const isSample = condition === 'sample';
  const missing = drawMissingData(random, car);
  const colour = drawColour(random, model.bodyStyle);
  const dealer = isSample ? undefined : drawDealer(random, index);
  const kilometres = drawKilometres(random, car, index);
  const maxDaysListed =
    car.ageDays === 0 ? MAX_DAYS_LISTED : Math.min(MAX_DAYS_LISTED, car.ageDays - 10);
  const daysListed = Math.floor(random() ** 1.7 * maxDaysListed);
  const specifications = getSpecifications(model, index);
  const mileage = isSample ? {} : mileageFields(missing.mileage ? undefined : kilometres, index);
  const prices = makePrices(
    random,
    car,
    { kilometres, daysListed, withPrice: !missing.price },
    index,
  );
  const price = prices.car_campaign_price ?? prices.car_price;
  const withoutVat =
    price === undefined || !prices.car_vat_eligible
      ? undefined
      : priceWithoutVat(price, model, market);
  const offers = makeOffers(random, car, { price, withoutVat }, index);
  const priceBaseAmount = market.priceBaseAmount;
  const listPrice = model.price[index.site.country] ?? 0;
  const campaigns = [
    prices.car_has_campaign_price && words.campaigns.price,
    offers.car_has_campaign_loan && words.campaigns.loan,
    offers.car_has_campaign_privateleasing && words.campaigns.privateLeasing,
    offers.car_has_campaign_companyleasing && words.campaigns.companyLeasing,
  ].filter((name) => name !== false);
  const colourText = words.colour[colour];
  const description = describeCar(
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
    ...emptyCar,
    ...classify(car, colourText, index),
    ...makeRegistration(car, index),
    ...mileage,
    ...specifications,
    ...prices,
    ...offers,
    ...dealerFields(random, dealer, car, index),
    ...(missing.pictures ? { car_images: [] } : makePictures(random, model, colour)),
    car_campaigns: campaigns,
    car_pbbratio:
      priceBaseAmount && !model.lcv
        ? Math.round((listPrice / priceBaseAmount) * 10) / 10
        : undefined,
    car_beneficial_value:
      priceBaseAmount && !model.lcv
        ? monthlyBenefit(listPrice, model.fuel, priceBaseAmount)
        : undefined,
    caroftheweek: CARS_OF_THE_WEEK.has(number),
    car_equipment: missing.equipment ? [] : listEquipment(random, car, index),
    car_has_legacy_connectivity: !missing.equipment && hasLegacyConnectivity(car),
    car_description: description,
    car_history: makeHistory(
      car,
      { odometer: mileage.car_odometer, dealer: dealer?.site_official_name, description },
      index,
    ),
    car_is_reserved:
      number === RESERVED_CAR || (number >= COMPLETE_CARS && !isSample && random() < 0.02),
    linked_vehicles: makeLinks(car, index),
    disable_test_drive: isSample || random() < 0.04,
    autos_on_show: isSample ? undefined : index.site.carMedia,
    indexed_at: new Date(index.dayMs - daysListed * 86_400_000 - seconds * 1000).toISOString(),
  };
}

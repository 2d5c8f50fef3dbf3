import type { Dealer } from '../../domain/documents/dealer.types';
import { readSchedule } from '../../domain/openingHours/readSchedule';
import { sites } from '../../sites/sites';
import { makeDealers } from '../stock/dealers/makeDealers';
import { randomInteger, createRandom, type Random } from '../stock/random';
import { salesDepartmentId } from '../../domain/booking/testDrive';
import { keysOf } from '../../domain/typedKeys';
import { findCare, findMakeByCode } from './makes';
import type { Equipment, Mechanic, WorkshopDepartment } from './mechmate.types';

/** Random sequences for each kind of department, independent of other sequences for the same dealers. */
const WORKSHOP_SEQUENCE = 151;
const SALES_SEQUENCE = 153;
const TYRE_SEQUENCE = 154;

/** Of this many tyre hotels, one is fully booked until the end of the season. */
const HOTELS_PER_BOOKED_OUT = 12;

/** Probability that a mechanic is trained for a make of the workshop. */
const TRAINING_PROBABILITY = 0.6;

/** Shares of workshops with each kind of equipment. */
const equipmentShares: Readonly<Record<Equipment, number>> = {
  alignment: 0.7,
  highVoltage: 0.75,
  glass: 0.5,
};

/**
 * Generates the workshops, sales departments and tyre hotels of all Swedish dealers, by id.
 * @param stockDay ISO date of the opening hours
 */
export function makeWorkshops(stockDay: string): ReadonlyMap<string, WorkshopDepartment> {
  const swedish = Object.values(sites).filter(
    (site) => site.country === 'SE' && 'search' in site && site.search !== undefined,
  );
  const workshops = new Map<string, WorkshopDepartment>();
  for (const dealer of swedish.flatMap((site) => makeDealers(site, stockDay))) {
    for (const department of [
      makeWorkshop(dealer),
      makeSalesDepartment(dealer),
      makeTyreHotel(dealer),
    ]) {
      // Several sites have the same dealer; the first one lists all its makes.
      if (department && !workshops.has(department.departmentId)) {
        workshops.set(department.departmentId, department);
      }
    }
  }
  return workshops;
}

function makeWorkshop(dealer: Dealer): WorkshopDepartment | undefined {
  const department = findWorkshopDepartment(dealer);
  if (!department) return undefined;
  const brands = department.brands
    .flatMap(({ brand_code }) => findMakeByCode(brand_code) ?? [])
    .filter((make) => findCare(make) === 'authorised');
  const random = createRandom(Number(dealer.site_id), WORKSHOP_SEQUENCE);
  const bays = randomInteger(random, 3, 6);
  return {
    kind: 'workshop',
    departmentId: `${dealer.site_id}-w`,
    ...readLocation(dealer, department),
    brands,
    bays,
    mechanics: makeMechanics(random, bays + randomInteger(random, 0, 1), brands),
    equipment: new Set(keysOf(equipmentShares).filter((name) => random() < equipmentShares[name])),
    dayPlaces: randomInteger(random, 3, 6),
    dayBays: 0,
    priceFactor: randomInteger(random, 90, 115) / 100,
  };
}

const findWorkshopDepartment = ({ site_departments }: Dealer) =>
  site_departments.find(({ department_type }) => department_type === 'Workshop');

/** Generates the tyre hotel of a workshop; it has the same hours but its own staff. */
function makeTyreHotel(dealer: Dealer): WorkshopDepartment | undefined {
  const department = findWorkshopDepartment(dealer);
  if (!department) return undefined;
  const random = createRandom(Number(dealer.site_id), TYRE_SEQUENCE);
  const isBookedOut = Number(dealer.site_id) % HOTELS_PER_BOOKED_OUT === 0;
  const bays = isBookedOut ? 0 : randomInteger(random, 1, 2);
  return {
    kind: 'tyres',
    departmentId: `${dealer.site_id}-t`,
    ...readLocation(dealer, department),
    brands: [],
    bays,
    mechanics: Array.from({ length: bays }, (_, index) => ({
      number: index + 1,
      makes: new Set(),
    })),
    equipment: new Set(),
    dayPlaces: isBookedOut ? 0 : randomInteger(random, 4, 8),
    dayBays: isBookedOut ? 0 : 1,
    priceFactor: 1,
  };
}

/** Generates the sales department of a dealer, whose sellers go along on test drives. */
function makeSalesDepartment(dealer: Dealer): WorkshopDepartment | undefined {
  const department = ['UsedCars', 'NewCars'].flatMap(
    (kind) => dealer.site_departments.find(({ department_type }) => department_type === kind) ?? [],
  )[0];
  if (!department) return undefined;
  const sellers = randomInteger(createRandom(Number(dealer.site_id), SALES_SEQUENCE), 2, 4);
  return {
    kind: 'sales',
    departmentId: salesDepartmentId(dealer.site_id),
    ...readLocation(dealer, department),
    brands: [],
    bays: sellers,
    mechanics: Array.from({ length: sellers }, (_, index) => ({
      number: index + 1,
      makes: new Set(),
    })),
    equipment: new Set(),
    dayPlaces: 0,
    dayBays: 0,
    priceFactor: 1,
  };
}

function readLocation(
  dealer: Dealer,
  { phone, email, openingschedule }: Dealer['site_departments'][number],
) {
  const [latitude = NaN, longitude = NaN] = dealer.site_geocoord.split(',').map(Number);
  return {
    siteId: dealer.site_id,
    siteName: dealer.site_official_name,
    address: `${dealer.site_street}, ${dealer.site_zip} ${dealer.site_city}`,
    phone: phone || dealer.site_phone,
    email: email || dealer.site_email,
    latitude,
    longitude,
    schedule: readSchedule(openingschedule),
  };
}

/**
 * Generates mechanics and the makes that they are trained for. If possible, each make has at least two
 * mechanics.
 */
function makeMechanics(random: Random, count: number, brands: readonly string[]): Mechanic[] {
  const trainedMakes = Array.from({ length: count }, () => new Set<string>());
  brands.forEach((make, index) => {
    trainedMakes.forEach((makes, mechanic) => {
      const isGuaranteed = mechanic === index % count || mechanic === (index + 1) % count;
      if (random() < TRAINING_PROBABILITY || isGuaranteed) makes.add(make);
    });
  });
  return trainedMakes.map((makes, index) => ({ number: index + 1, makes }));
}

/** Sorts places by distance, nearest first; stable for equal distances. */
export function fromNearest<Place extends { latitude: number; longitude: number }>(
  places: Iterable<Place>,
  latitude: number,
  longitude: number,
): Place[] {
  // Degrees of longitude are shorter in the north. Within a country this approximation suffices for
  // comparison.
  const longitudeScale = Math.cos((latitude * Math.PI) / 180);
  const distance = (place: Place) =>
    Math.hypot(place.latitude - latitude, (place.longitude - longitude) * longitudeScale);
  return [...places].sort((a, b) => distance(a) - distance(b));
}

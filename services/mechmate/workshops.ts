import type { Dealer } from '../../domain/documents/dealer.types';
import { readSchedule } from '../../domain/openingHours/readSchedule';
import { sites } from '../../sites/sites';
import { makeDealers } from '../stock/dealers/makeDealers';
import { between, randomOf, type Random } from '../stock/random';
import { salesDepartmentOf } from '../../domain/booking/testDrive';
import { keysOf } from '../../domain/typedKeys';
import { careOf, makeOfCode } from './makes';
import type { Equipment, Mechanic, WorkshopDepartment } from './mechmate.types';

/** What is drawn here differs from what others draw for the same dealers. */
const WORKSHOPS = 151;
const SALES = 153;
const TYRES = 154;

/** Of so many tyre hotels one has no time left before the season is over. */
const BOOKED_OUT_EVERY = 12;

/** A mechanic has learned so many of the makes of a workshop. */
const SHARE_OF_MAKES = 0.6;

/** Shares of workshops that have it. */
const equipmentShares: Readonly<Record<Equipment, number>> = {
  alignment: 0.7,
  highVoltage: 0.75,
  glass: 0.5,
};

/**
 * The workshops, sellers and tyre hotels of the Swedish sites' dealers, each once, by their ids.
 * @param stockDay ISO day that opening hours are as of
 */
export function makeWorkshops(stockDay: string): ReadonlyMap<string, WorkshopDepartment> {
  const swedish = Object.values(sites).filter(
    (site) => site.country === 'SE' && 'search' in site && site.search !== undefined,
  );
  const workshops = new Map<string, WorkshopDepartment>();
  for (const dealer of swedish.flatMap((site) => makeDealers(site, stockDay))) {
    for (const department of [workshopOf(dealer), salesOf(dealer), tyresOf(dealer)]) {
      // Several sites show the same dealer; the first has the whole list of makes.
      if (department && !workshops.has(department.departmentId)) {
        workshops.set(department.departmentId, department);
      }
    }
  }
  return workshops;
}

function workshopOf(dealer: Dealer): WorkshopDepartment | undefined {
  const department = workshopDepartment(dealer);
  if (!department) return undefined;
  const brands = department.brands
    .flatMap(({ brand_code }) => makeOfCode(brand_code) ?? [])
    .filter((make) => careOf(make) === 'authorised');
  const random = randomOf(Number(dealer.site_id), WORKSHOPS);
  const bays = between(random, 3, 6);
  return {
    kind: 'workshop',
    departmentId: `${dealer.site_id}-w`,
    ...placeOf(dealer, department),
    brands,
    bays,
    mechanics: mechanicsOf(random, bays + between(random, 0, 1), brands),
    equipment: new Set(keysOf(equipmentShares).filter((name) => random() < equipmentShares[name])),
    dayPlaces: between(random, 3, 6),
    dayBays: 0,
    priceFactor: between(random, 90, 115) / 100,
  };
}

const workshopDepartment = ({ site_departments }: Dealer) =>
  site_departments.find(({ department_type }) => department_type === 'Workshop');

/** The tyre hotel beside a workshop: with its hours, and with people of its own. */
function tyresOf(dealer: Dealer): WorkshopDepartment | undefined {
  const department = workshopDepartment(dealer);
  if (!department) return undefined;
  const random = randomOf(Number(dealer.site_id), TYRES);
  const isBookedOut = Number(dealer.site_id) % BOOKED_OUT_EVERY === 0;
  const bays = isBookedOut ? 0 : between(random, 1, 2);
  return {
    kind: 'tyres',
    departmentId: `${dealer.site_id}-t`,
    ...placeOf(dealer, department),
    brands: [],
    bays,
    mechanics: Array.from({ length: bays }, (_, at) => ({ number: at + 1, makes: new Set() })),
    equipment: new Set(),
    dayPlaces: isBookedOut ? 0 : between(random, 4, 8),
    dayBays: isBookedOut ? 0 : 1,
    priceFactor: 1,
  };
}

/** Sellers who go along on test drives. */
function salesOf(dealer: Dealer): WorkshopDepartment | undefined {
  const department = ['UsedCars', 'NewCars'].flatMap(
    (kind) => dealer.site_departments.find(({ department_type }) => department_type === kind) ?? [],
  )[0];
  if (!department) return undefined;
  const sellers = between(randomOf(Number(dealer.site_id), SALES), 2, 4);
  return {
    kind: 'sales',
    departmentId: salesDepartmentOf(dealer.site_id),
    ...placeOf(dealer, department),
    brands: [],
    bays: sellers,
    mechanics: Array.from({ length: sellers }, (_, at) => ({ number: at + 1, makes: new Set() })),
    equipment: new Set(),
    dayPlaces: 0,
    dayBays: 0,
    priceFactor: 1,
  };
}

function placeOf(
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

/** Mechanics with what they learned: every make of a workshop is known by two at least. */
function mechanicsOf(random: Random, count: number, brands: readonly string[]): Mechanic[] {
  const learned = Array.from({ length: count }, () => new Set<string>());
  brands.forEach((make, at) => {
    learned.forEach((makes, mechanic) => {
      const isSure = mechanic === at % count || mechanic === (at + 1) % count;
      if (random() < SHARE_OF_MAKES || isSure) makes.add(make);
    });
  });
  return learned.map((makes, at) => ({ number: at + 1, makes }));
}

/** Workshops from the nearest on; those that are equally far by their ids. */
export function fromNearest<Place extends { latitude: number; longitude: number }>(
  places: Iterable<Place>,
  latitude: number,
  longitude: number,
): Place[] {
  // Degrees of longitude are shorter in the north. Within a country that is exact enough to compare by.
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const distance = (place: Place) =>
    Math.hypot(place.latitude - latitude, (place.longitude - longitude) * shrink);
  return [...places].sort((one, other) => distance(one) - distance(other));
}

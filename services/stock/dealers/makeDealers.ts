import type {
  Dealer,
  Department,
  DepartmentType,
  DepartmentUser,
  OpeningDay,
  OpeningSchedule,
} from '../../../domain/documents/dealer.types';
import { toDayNumber, toIsoDay, getWeekday } from '../../../domain/openingHours/days';
import type { Site } from '../../../sites/site.types';
import { slugify } from '../cars/slug';
import { markets } from '../markets';
import { models } from '../models';
import { randomInteger, createRandom, type Random } from '../random';
import type { StockTexts } from '../words/words.types';
import { getStockTexts } from '../words/getStockTexts';
import { dealerPlaces, type DealerPlace } from './dealerPlaces';
import { openingDays } from './openingHours';
import { publicHolidays } from './publicHolidays';

/** English names of the department types. */
const groupNames: Record<DepartmentType, string> = {
  NewCars: 'New cars',
  UsedCars: 'Used cars',
  Workshop: 'Workshop',
  Parts: 'Parts',
  BodyWork: 'Body work',
};

/** Number of portraits of each kind in the media store. */
const PORTRAITS_PER_KIND = 8;

/** Pictures of dealers, used in turn. */
const pictures = ['showroom', 'hall', 'evening-hall', 'forecourt'] as const;

const WORKSHOP_HOURS = { open: '07:00', close: '17:00' };

/** Codes of makes, such as `mercedes-benz`. */
const brandCodes = [...new Set(models.map(({ brand }) => slugify(brand.name)))];

const placeholderImage =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'><path fill='#cfd8e0' d='M0 0h16v5H0z'/><path fill='#8f99a3' d='M0 5h16v4H0z'/></svg>`,
  );

/** Returns the departments of a dealer; every third dealer has a body shop. */
function departmentTypes(index: number): DepartmentType[] {
  const kinds: DepartmentType[] = ['NewCars', 'UsedCars', 'Workshop', 'Parts'];
  return index % 3 === 0 ? [...kinds, 'BodyWork'] : kinds;
}

interface Staffing {
  site: Site;
  words: StockTexts;
  place: DealerPlace;
  random: Random;
  domain: string;
  /** Names already used at this dealer. */
  takenNames: Set<string>;
}

function makeUser(
  title: string,
  { site, words, random, domain, takenNames }: Staffing,
): DepartmentUser {
  const { firstNames, lastNames } = words;
  const { mobile } = markets[site.country];
  const drawName = (names: readonly string[]) => names[Math.floor(random() * names.length)] ?? '';
  let [first, last] = [drawName(firstNames), drawName(lastNames)];
  while (takenNames.has(`${first} ${last}`))
    [first, last] = [drawName(firstNames), drawName(lastNames)];
  takenNames.add(`${first} ${last}`);
  const digitCount = String(mobile.last).length;
  const ending = String(randomInteger(random, mobile.first, mobile.last)).padStart(digitCount, '0');
  return {
    first_name: first,
    last_name: last,
    title,
    phone: mobile.prefix + ending,
    email: `${slugify(first)}.${slugify(last)}@${domain}`,
    image_url: portraitUrl(firstNames.indexOf(first), takenNames.size + site.name.length),
  };
}

/** Returns a portrait; women's and men's names alternate in the lists. */
const portraitUrl = (nameIndex: number, offset: number): string =>
  `/-/media/portraits/${nameIndex % 2 === 0 ? 'long' : 'short'}-${(nameIndex + offset) % PORTRAITS_PER_KIND}.webp`;

function workshopWeek({ weekdays, closed }: StockTexts): OpeningDay[] {
  const { open, close } = WORKSHOP_HOURS;
  return weekdays.map((day, dayIndex) =>
    dayIndex < 5
      ? { day, open, close, displayText: `${open}–${close}` }
      : { day, displayText: closed },
  );
}

/** Days for which holiday hours are published; further ahead than visits can be booked. */
const HOLIDAY_DAYS_AHEAD = 120;

/**
 * Generates the hours of a normal week, of the next summer, and of public holidays on days that are usually
 * open.
 */
function makeSchedule(
  week: OpeningDay[],
  day: string,
  { words, country }: { words: StockTexts; country: Site['country'] },
): OpeningSchedule {
  const year = Number(day.slice(0, 4));
  const summer = day < `${year}-08-10` ? year : year + 1;
  const last = toIsoDay(toDayNumber(day) + HOLIDAY_DAYS_AHEAD);
  const summerWeek = week.map((open, dayIndex) =>
    dayIndex === 5 ? { day: open.day, displayText: words.closed } : open,
  );
  return {
    openinghours: week,
    vacationdays: [
      {
        vacationtitle: words.vacation,
        vacationstart: `${summer}-07-06`,
        vacationend: `${summer}-08-09`,
        days: summerWeek,
      },
    ],
    deviationdays: publicHolidays(country, day, last).flatMap((date) => {
      const usual = week[getWeekday(toDayNumber(date))];
      const title = date.endsWith('-12-24') ? words.christmasEve : words.publicHoliday;
      return usual?.open === undefined
        ? []
        : [{ date, title, day: usual.day, displayText: words.closed }];
    }),
  };
}

/** Returns two thirds of all makes, varying by dealer. */
const dealerBrands = (index: number) =>
  brandCodes.filter((_, brand) => (brand + index) % 3 > 0).map((brand_code) => ({ brand_code }));

function makeDealer(site: Site, place: DealerPlace, index: number, day: string): Dealer {
  const words = getStockTexts(site.languages[0]);
  const [domain = ''] = site.hosts;
  const random = createRandom(Number(place.siteId), 7);
  const staffing = { site, words, place, random, domain, takenNames: new Set<string>() };
  const week = openingDays(place.openingHours, words);
  const mailbox = slugify(place.city);
  const departments = departmentTypes(index).map((kind): Department => {
    const isSales = kind === 'NewCars' || kind === 'UsedCars';
    return {
      name: words.departments[kind],
      official_name: `${place.name} ${words.departments[kind]}`,
      department_type: kind,
      group: groupNames[kind],
      phone: place.phone,
      email: `${slugify(words.departments[kind])}.${mailbox}@${domain}`,
      brands: dealerBrands(index),
      users: words.titles[kind].map((title) => makeUser(title, staffing)),
      openingschedule: makeSchedule(isSales ? week : workshopWeek(words), day, {
        words,
        country: site.country,
      }),
    };
  });
  const picture = `/-/media/scenes/${pictures[index % pictures.length]}.webp`;
  return {
    site_id: place.siteId,
    site_official_name: place.name,
    site_street: place.address,
    site_zip: place.zip,
    site_city: place.city,
    site_phone: place.phone,
    site_email: `${mailbox}@${domain}`,
    site_geocoord: `${place.lat},${place.lng}`,
    site_primary_image: {
      thumbnail_url: picture,
      blur_data_url: placeholderImage,
      original: picture,
    },
    site_image_url: picture,
    slug: place.slug,
    erp_id: `${markets[site.country].erpCompany}.${place.siteId}`,
    email: `leads.${mailbox}@${domain}`,
    website_city: place.city,
    website_sort_order: index + 1,
    country_code: site.country,
    site_departments: departments,
  };
}

/**
 * Generates the dealers of a site, in the order of its location finder; staff and hours are for an ISO date.
 */
export const makeDealers = (site: Site, day: string): Dealer[] =>
  dealerPlaces(site).map((place, index) => makeDealer(site, place, index, day));

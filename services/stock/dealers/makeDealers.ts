import type {
  Dealer,
  Department,
  DepartmentType,
  DepartmentUser,
  OpeningDay,
  OpeningSchedule,
} from '../../../domain/documents/dealer.types';
import { dayNumberOf, isoDayOf, weekdayOf } from '../../../domain/openingHours/days';
import type { Site } from '../../../sites/site.types';
import { slugify } from '../cars/slug';
import { markets } from '../markets';
import { models } from '../models';
import { between, randomOf, type Random } from '../random';
import type { StockWords } from '../words/words.types';
import { wordsOf } from '../words/wordsOf';
import { dealerPlaces, type DealerPlace } from './dealerPlaces';
import { openingDays } from './openingHours';
import { publicHolidays } from './publicHolidays';

/** English names of the kinds of departments (spec 3 §3.1). */
const groups: Record<DepartmentType, string> = {
  NewCars: 'New cars',
  UsedCars: 'Used cars',
  Workshop: 'Workshop',
  Parts: 'Parts',
  BodyWork: 'Body work',
};

/** Portraits of each kind in the media store. */
const PORTRAITS = 8;

/** What dealers look like, by turns. */
const pictures = ['showroom', 'hall', 'evening-hall', 'forecourt'] as const;

const WORKSHOP_HOURS = { open: '07:00', close: '17:00' };

/** Codes that brands are known by: `mercedes-benz`. */
const brandCodes = [...new Set(models.map(({ brand }) => slugify(brand.name)))];

const blur =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'><path fill='#cfd8e0' d='M0 0h16v5H0z'/><path fill='#8f99a3' d='M0 5h16v4H0z'/></svg>`,
  );

/** Departments of a dealer: the largest have all, the smaller ones no body work. */
function kindsOf(place: number): DepartmentType[] {
  const kinds: DepartmentType[] = ['NewCars', 'UsedCars', 'Workshop', 'Parts'];
  return place % 3 === 0 ? [...kinds, 'BodyWork'] : kinds;
}

interface Staffing {
  site: Site;
  words: StockWords;
  place: DealerPlace;
  random: Random;
  domain: string;
  /** Names that somebody at the dealer has already. */
  taken: Set<string>;
}

function makeUser(title: string, { site, words, random, domain, taken }: Staffing): DepartmentUser {
  const { firstNames, lastNames } = words;
  const { mobile } = markets[site.country];
  const drawn = (names: readonly string[]) => names[Math.floor(random() * names.length)] ?? '';
  let [first, last] = [drawn(firstNames), drawn(lastNames)];
  while (taken.has(`${first} ${last}`)) [first, last] = [drawn(firstNames), drawn(lastNames)];
  taken.add(`${first} ${last}`);
  const places = String(mobile.last).length;
  const ending = String(between(random, mobile.first, mobile.last)).padStart(places, '0');
  return {
    first_name: first,
    last_name: last,
    title,
    phone: mobile.prefix + ending,
    email: `${slugify(first)}.${slugify(last)}@${domain}`,
    image_url: portraitOf(firstNames.indexOf(first), taken.size + site.name.length),
  };
}

/** A drawn portrait: names of women and men stand by turns in the lists. */
const portraitOf = (name: number, at: number): string =>
  `/-/media/portraits/${name % 2 === 0 ? 'long' : 'short'}-${(name + at) % PORTRAITS}.webp`;

function workshopWeek({ weekdays, closed }: StockWords): OpeningDay[] {
  const { open, close } = WORKSHOP_HOURS;
  return weekdays.map((day, at) =>
    at < 5 ? { day, open, close, displayText: `${open}–${close}` } : { day, displayText: closed },
  );
}

/** How many days ahead hours of holidays are told: longer than visits are booked ahead. */
const DAYS_AHEAD = 120;

/** Hours of the week, of the next summer, and of the public holidays to come on which it would be open. */
function scheduleOf(
  week: OpeningDay[],
  day: string,
  { words, country }: { words: StockWords; country: Site['country'] },
): OpeningSchedule {
  const year = Number(day.slice(0, 4));
  const summer = day < `${year}-08-10` ? year : year + 1;
  const last = isoDayOf(dayNumberOf(day) + DAYS_AHEAD);
  const short = week.map((open, at) =>
    at === 5 ? { day: open.day, displayText: words.closed } : open,
  );
  return {
    openinghours: week,
    vacationdays: [
      {
        vacationtitle: words.vacation,
        vacationstart: `${summer}-07-06`,
        vacationend: `${summer}-08-09`,
        days: short,
      },
    ],
    deviationdays: publicHolidays(country, day, last).flatMap((date) => {
      const usual = week[weekdayOf(dayNumberOf(date))];
      const title = date.endsWith('-12-24') ? words.christmasEve : words.publicHoliday;
      return usual?.open === undefined
        ? []
        : [{ date, title, day: usual.day, displayText: words.closed }];
    }),
  };
}

/** Brands of a dealer: two of three of all, others at each. */
const brandsOf = (at: number) =>
  brandCodes.filter((_, brand) => (brand + at) % 3 > 0).map((brand_code) => ({ brand_code }));

function makeDealer(site: Site, place: DealerPlace, at: number, day: string): Dealer {
  const words = wordsOf(site.languages[0]);
  const [domain = ''] = site.hosts;
  const random = randomOf(Number(place.siteId), 7);
  const staffing = { site, words, place, random, domain, taken: new Set<string>() };
  const week = openingDays(place.openingHours, words);
  const mailbox = slugify(place.city);
  const departments = kindsOf(at).map((kind): Department => {
    const sells = kind === 'NewCars' || kind === 'UsedCars';
    return {
      name: words.departments[kind],
      official_name: `${place.name} ${words.departments[kind]}`,
      department_type: kind,
      group: groups[kind],
      phone: place.phone,
      email: `${slugify(words.departments[kind])}.${mailbox}@${domain}`,
      brands: brandsOf(at),
      users: words.titles[kind].map((title) => makeUser(title, staffing)),
      openingschedule: scheduleOf(sells ? week : workshopWeek(words), day, {
        words,
        country: site.country,
      }),
    };
  });
  const picture = `/-/media/scenes/${pictures[at % pictures.length]}.webp`;
  return {
    site_id: place.siteId,
    site_official_name: place.name,
    site_street: place.address,
    site_zip: place.zip,
    site_city: place.city,
    site_phone: place.phone,
    site_email: `${mailbox}@${domain}`,
    site_geocoord: `${place.lat},${place.lng}`,
    site_primary_image: { thumbnail_url: picture, blur_data_url: blur, original: picture },
    site_image_url: picture,
    slug: place.slug,
    erp_id: `${markets[site.country].erpCompany}.${place.siteId}`,
    email: `leads.${mailbox}@${domain}`,
    website_city: place.city,
    website_sort_order: at + 1,
    country_code: site.country,
    site_departments: departments,
  };
}

/** The dealers of a site in the order of its location finder; staff and hours as of an ISO day. */
export const makeDealers = (site: Site, day: string): Dealer[] =>
  dealerPlaces(site).map((place, at) => makeDealer(site, place, at, day));

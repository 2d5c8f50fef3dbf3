import type { DealerDepartment, DealerDetails } from '../../model/dealer.types';
import type { DayHours, Schedule, Week } from '../../../../domain/openingHours/schedule.types';

/** Two letters of the days in English, whatever the page's language, and their names of schema.org. */
const days = [
  { short: 'Mo', name: 'Monday' },
  { short: 'Tu', name: 'Tuesday' },
  { short: 'We', name: 'Wednesday' },
  { short: 'Th', name: 'Thursday' },
  { short: 'Fr', name: 'Friday' },
  { short: 'Sa', name: 'Saturday' },
  { short: 'Su', name: 'Sunday' },
] as const;

/** What departments are to search engines (schema.org). */
const types: Readonly<Record<string, string>> = {
  NewCars: 'AutoDealer',
  UsedCars: 'AutoDealer',
  Workshop: 'AutoRepair',
  Parts: 'AutoPartsStore',
  BodyWork: 'AutoBodyShop',
};

/** A dealer as search engines read it (schema.org, AutoDealer). What is not known is left out. */
export function dealerStructuredData(
  dealer: DealerDetails,
  { origin, href }: { origin: string; href: string },
): object {
  const { position, picture, departments } = dealer;
  const address = {
    '@type': 'PostalAddress',
    streetAddress: said(dealer.street),
    postalCode: said(dealer.zip),
    addressLocality: said(dealer.town),
    addressCountry: said(dealer.country),
  };
  const [first] = departments;
  return {
    '@id': origin + href,
    name: dealer.name,
    url: origin + href,
    image: picture && new URL(picture.src, origin).href,
    telephone: said(dealer.phone),
    email: said(dealer.email),
    address,
    geo: position && {
      '@type': 'GeoCoordinates',
      latitude: position.lat,
      longitude: position.lng,
    },
    ...(first && hoursOf(first.schedule)),
    department: departments.map((department) => departmentOf(department, { dealer, address })),
  };
}

function departmentOf(
  { name, type, phone, email, schedule }: DealerDepartment,
  { dealer, address }: { dealer: DealerDetails; address: object },
): object {
  return {
    '@type': (Object.hasOwn(types, type) && types[type]) || 'AutomotiveBusiness',
    name: `${dealer.name}, ${name}`,
    telephone: said(phone),
    email: said(email),
    address,
    ...hoursOf(schedule),
  };
}

/** Hours in the short form, in the long one, and of days and weeks that differ. */
function hoursOf({ week, vacations, deviations }: Schedule): object {
  return {
    openingHours: week.flatMap((hours, at) =>
      typeof hours === 'string' ? [] : `${days[at]?.short} ${time(hours[0])}-${time(hours[1])}`,
    ),
    openingHoursSpecification: specifications(week),
    specialOpeningHoursSpecification: [
      ...vacations.flatMap(({ start, end, week: other }) =>
        specifications(other, { validFrom: start, validThrough: end }),
      ),
      ...Object.entries(deviations).flatMap(([date, hours]) => {
        const valid = { validFrom: date, validThrough: date };
        return hours === 'unknown' ? [] : [specification(hours, valid)];
      }),
    ],
  };
}

interface Validity {
  validFrom: string;
  validThrough: string;
}

/** Days that cannot be read are left out; in other weeks closed ones are told, for they go before the usual. */
function specifications(week: Week, validity?: Validity): object[] {
  return week.flatMap((hours, at) => {
    if (hours === 'unknown' || (hours === 'closed' && !validity)) return [];
    const dayOfWeek = `https://schema.org/${days[at]?.name}`;
    return [{ ...specification(hours, validity), dayOfWeek }];
  });
}

/** Closed all day is written as a day that closes when it opens. */
function specification(hours: Exclude<DayHours, 'unknown'>, validity?: Validity): object {
  const [opens, closes] = hours === 'closed' ? [0, 0] : hours;
  return {
    '@type': 'OpeningHoursSpecification',
    opens: time(opens),
    closes: time(closes),
    ...validity,
  };
}

/** Minutes as a time of day; the last minute stands for midnight at the end of a day. */
function time(minutes: number): string {
  if (minutes === 1440) return '23:59';
  const hour = Math.floor((minutes % 1440) / 60);
  return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const said = (text: string): string | undefined => text || undefined;

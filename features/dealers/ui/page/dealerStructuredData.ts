import type { DealerDepartment, DealerDetails } from '../../model/dealer.types';
import type { DayHours, Schedule, Week } from '../../../../domain/openingHours/schedule.types';

/**
 * Weekdays, Monday first: two letters for `openingHours`, and the names of schema.org. English on every page.
 */
const days = [
  { short: 'Mo', name: 'Monday' },
  { short: 'Tu', name: 'Tuesday' },
  { short: 'We', name: 'Wednesday' },
  { short: 'Th', name: 'Thursday' },
  { short: 'Fr', name: 'Friday' },
  { short: 'Sa', name: 'Saturday' },
  { short: 'Su', name: 'Sunday' },
] as const;

/** The schema.org types of departments. */
const schemaTypes: Readonly<Record<string, string>> = {
  NewCars: 'AutoDealer',
  UsedCars: 'AutoDealer',
  Workshop: 'AutoRepair',
  Parts: 'AutoPartsStore',
  BodyWork: 'AutoBodyShop',
};

/** A dealer as structured data (schema.org, AutoDealer). Unknown fields are omitted. */
export function dealerStructuredData(
  dealer: DealerDetails,
  { origin, href }: { origin: string; href: string },
): object {
  const { position, picture, departments } = dealer;
  const address = {
    '@type': 'PostalAddress',
    streetAddress: orUndefined(dealer.street),
    postalCode: orUndefined(dealer.zip),
    addressLocality: orUndefined(dealer.town),
    addressCountry: orUndefined(dealer.country),
  };
  const [first] = departments;
  return {
    '@id': origin + href,
    name: dealer.name,
    url: origin + href,
    image: picture && new URL(picture.src, origin).href,
    telephone: orUndefined(dealer.phone),
    email: orUndefined(dealer.email),
    address,
    geo: position && {
      '@type': 'GeoCoordinates',
      latitude: position.lat,
      longitude: position.lng,
    },
    ...(first && structuredHours(first.schedule)),
    department: departments.map((department) =>
      structuredDepartment(department, { dealer, address }),
    ),
  };
}

function structuredDepartment(
  { name, type, phone, email, schedule }: DealerDepartment,
  { dealer, address }: { dealer: DealerDetails; address: object },
): object {
  return {
    '@type': (Object.hasOwn(schemaTypes, type) && schemaTypes[type]) || 'AutomotiveBusiness',
    name: `${dealer.name}, ${name}`,
    telephone: orUndefined(phone),
    email: orUndefined(email),
    address,
    ...structuredHours(schedule),
  };
}

/** Opening hours in the short and the long form, with special days and weeks. */
function structuredHours({ week, vacations, deviations }: Schedule): object {
  return {
    openingHours: week.flatMap((hours, at) =>
      typeof hours === 'string'
        ? []
        : `${days[at]?.short} ${formatTime(hours[0])}-${formatTime(hours[1])}`,
    ),
    openingHoursSpecification: specifications(week),
    specialOpeningHoursSpecification: [
      ...vacations.flatMap(({ start, end, week: specialWeek }) =>
        specifications(specialWeek, { validFrom: start, validThrough: end }),
      ),
      ...Object.entries(deviations).flatMap(([date, hours]) => {
        const validity = { validFrom: date, validThrough: date };
        return hours === 'unknown' ? [] : [specification(hours, validity)];
      }),
    ],
  };
}

interface Validity {
  validFrom: string;
  validThrough: string;
}

/**
 * Omits days with invalid hours. Special weeks include closed days, because these override the usual hours.
 */
function specifications(week: Week, validity?: Validity): object[] {
  return week.flatMap((hours, at) => {
    if (hours === 'unknown' || (hours === 'closed' && !validity)) return [];
    const dayOfWeek = `https://schema.org/${days[at]?.name}`;
    return [{ ...specification(hours, validity), dayOfWeek }];
  });
}

/** Opening hours of a day; equal opening and closing times mean closed all day. */
function specification(hours: Exclude<DayHours, 'unknown'>, validity?: Validity): object {
  const [opens, closes] = hours === 'closed' ? [0, 0] : hours;
  return {
    '@type': 'OpeningHoursSpecification',
    opens: formatTime(opens),
    closes: formatTime(closes),
    ...validity,
  };
}

/** Formats minutes as a time of day; midnight at the end of a day becomes 23:59. */
function formatTime(minutes: number): string {
  if (minutes === 1440) return '23:59';
  const hour = Math.floor((minutes % 1440) / 60);
  return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const orUndefined = (text: string): string | undefined => text || undefined;

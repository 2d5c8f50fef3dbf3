import { dealerHref } from '../dealerHref';
import type {
  ChargerOption,
  Contact,
  FinderLocation,
  LocationList,
  LocationType,
  OpeningHoursLine,
} from '../../../map/ui/location.types';

/** An item of a location query: the JSON of each requested field, by name. */
export type LocationItem = { readonly id: string } & Readonly<Record<string, unknown>>;

/**
 * Reads the valid items of a type. A place needs id, name, city, address and zip as texts that are not empty,
 * and numeric lat and lng; other items are dropped.
 * @param dealerPath path of dealers' pages, if the site has them
 */
export function readLocations(
  type: LocationType,
  items: readonly (LocationItem | null)[],
  dealerPath?: string,
): Pick<LocationList, 'locations' | 'dropped'> {
  const locations: FinderLocation[] = [];
  const dropped: string[] = [];
  for (const item of items) {
    const location = item && readLocation(type, item, dealerPath);
    if (location) locations.push(location);
    else if (item) dropped.push(item.id);
  }
  return { locations, dropped };
}

function readLocation(
  type: LocationType,
  item: LocationItem,
  dealerPath: string | undefined,
): FinderLocation | undefined {
  const value = (field: string) => fieldValue(property(item[field], 'jsonValue'));
  const items = (field: string) => fieldItems(property(item[field], 'jsonValue'));
  const [name, city, address, zip] = ['name', 'city', 'address', 'zip'].map((field) =>
    readText(value(field)),
  );
  const lat = readNumber(value('lat'));
  const lng = readNumber(value('lng'));
  if (!item.id || !name || !city || !address || !zip) return undefined;
  if (lat === undefined || lng === undefined) return undefined;
  const place = {
    id: item.id,
    name,
    city,
    address,
    zip,
    lat,
    lng,
    page: readContact(value('page')),
    openingHours: items('openingHours').flatMap(readHours),
    services: items('services').flatMap(({ text }) => readText(fieldValue(text)) ?? []),
  };
  if (type === 'F150Location') {
    const contacts = (field: string) =>
      items(field).flatMap(({ link }) => readContact(fieldValue(link)) ?? []);
    const lists = { email: contacts('email'), phones: contacts('phone'), web: contacts('web') };
    return { ...place, ...lists, locationType: type };
  }
  const phone = readText(value('phone'));
  if (type === 'Location') {
    // The path of a dealer's page is the item's name; a link that an editor has set takes precedence.
    const href = dealerHref(dealerPath, readText(item.itemName) ?? '');
    const page = place.page ?? (href === undefined ? undefined : { href, text: '' });
    return { ...place, page, phone, locationType: type };
  }
  const chargerOptions = items('chargerOptions').flatMap((fields, index) =>
    readCharger(fields, `${item.id}-${index + 1}`),
  );
  return { ...place, phone, chargerOptions, locationType: type };
}

type Fields = Readonly<Record<string, unknown>>;

function readHours(fields: Fields): OpeningHoursLine | [] {
  const days = readText(fieldValue(fields.days));
  const hours = readText(fieldValue(fields.hours));
  return days && hours ? { days, hours } : [];
}

function readCharger(fields: Fields, id: string): ChargerOption | [] {
  const amount = readNumber(fieldValue(fields.amount));
  const watts = readNumber(fieldValue(fields.watts));
  const icon = fieldValue(fields.icon);
  if (!amount || !watts) return [];
  return { id, amount, watts, icon: icon === 'CCS1' || icon === 'CCS2' ? icon : undefined };
}

/** Reads a link; a link without text gets its address as text. */
function readContact(link: unknown): Contact | undefined {
  const href = readText(property(link, 'href'));
  if (!href) return undefined;
  const text = readText(property(link, 'text'));
  return { href, text: text ?? href.replace(/^(?:mailto:|tel:|https?:\/\/)/, '') };
}

/** Fields of the items that a field refers to. */
function fieldItems(json: unknown): Fields[] {
  if (!Array.isArray(json)) return [];
  return json.map((entry: unknown) => property(entry, 'fields')).filter(isFields);
}

const fieldValue = (json: unknown) => property(json, 'value');

function property(json: unknown, key: string): unknown {
  return isFields(json) ? json[key] : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A non-empty text, trimmed. */
function readText(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}

/** Reads a number, which the platform may store as text. */
function readNumber(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : readText(value);
  const number = text === undefined ? NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

import { dealerHref } from '../dealerHref';
import type {
  ChargerOption,
  Contact,
  FinderLocation,
  LocationList,
  LocationType,
  OpeningHoursLine,
} from '../../../map/ui/location.types';

/** An item of a location query: the JSON of each field that was asked for, by name. */
export type LocationItem = { readonly id: string } & Readonly<Record<string, unknown>>;

/**
 * The valid ones among items of a type. A place is valid only when id, name, city, address and zip are
 * texts that are not empty, and lat and lng are numbers; others are dropped (spec 1 §3).
 * @param dealerPath path of the pages of dealers, where the site has them
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
  const value = (field: string) => valueOf(inner(item[field], 'jsonValue'));
  const items = (field: string) => listOf(inner(item[field], 'jsonValue'));
  const [name, city, address, zip] = ['name', 'city', 'address', 'zip'].map((field) =>
    textOf(value(field)),
  );
  const lat = numberOf(value('lat'));
  const lng = numberOf(value('lng'));
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
    page: contactOf(value('page')),
    openingHours: items('openingHours').flatMap(hoursOf),
    services: items('services').flatMap(({ text }) => textOf(valueOf(text)) ?? []),
  };
  if (type === 'F150Location') {
    const contacts = (field: string) =>
      items(field).flatMap(({ link }) => contactOf(valueOf(link)) ?? []);
    const lists = { email: contacts('email'), phones: contacts('phone'), web: contacts('web') };
    return { ...place, ...lists, locationType: type };
  }
  const phone = textOf(value('phone'));
  if (type === 'Location') {
    // Pages of dealers are called after their items; an editor's own link goes before.
    const href = dealerHref(dealerPath, textOf(item.itemName) ?? '');
    const page = place.page ?? (href === undefined ? undefined : { href, text: '' });
    return { ...place, page, phone, locationType: type };
  }
  const chargerOptions = items('chargerOptions').flatMap((fields, index) =>
    chargerOf(fields, `${item.id}-${index + 1}`),
  );
  return { ...place, phone, chargerOptions, locationType: type };
}

type Fields = Readonly<Record<string, unknown>>;

function hoursOf(fields: Fields): OpeningHoursLine | [] {
  const days = textOf(valueOf(fields.days));
  const hours = textOf(valueOf(fields.hours));
  return days && hours ? { days, hours } : [];
}

function chargerOf(fields: Fields, id: string): ChargerOption | [] {
  const amount = numberOf(valueOf(fields.amount));
  const watts = numberOf(valueOf(fields.watts));
  const icon = valueOf(fields.icon);
  if (!amount || !watts) return [];
  return { id, amount, watts, icon: icon === 'CCS1' || icon === 'CCS2' ? icon : undefined };
}

/** A link's address with its text, or the bare address where it has none. */
function contactOf(link: unknown): Contact | undefined {
  const href = textOf(inner(link, 'href'));
  if (!href) return undefined;
  const text = textOf(inner(link, 'text'));
  return { href, text: text ?? href.replace(/^(?:mailto:|tel:|https?:\/\/)/, '') };
}

/** Fields of the items that a field refers to. */
function listOf(json: unknown): Fields[] {
  if (!Array.isArray(json)) return [];
  return json.map((entry: unknown) => inner(entry, 'fields')).filter(isFields);
}

const valueOf = (json: unknown) => inner(json, 'value');

function inner(json: unknown, key: string): unknown {
  return isFields(json) ? json[key] : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that says something, without the space around it. */
function textOf(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}

/** A number, also one that the platform keeps as text. */
function numberOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : textOf(value);
  const number = text === undefined ? NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

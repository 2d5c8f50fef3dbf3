import type { LinkField, OpeningHoursFields } from '../../schema/generated/fields';
import type {
  ChargingPointFields,
  F150LocationFields,
  LocationFields,
} from '../../schema/generated/fields';
import type { ContactLinkFields } from '../../schema/generated/fields';
import type { Contact, FinderLocation, LocationType } from './location.types';

/** Fields of a place as its contract promises them: each may be missing. */
export type LocationItem = LocationFields | ChargingPointFields | F150LocationFields;

/**
 * The valid ones among items of a type. A place is valid only when id, name, city, address and zip are
 * texts that are not empty, and lat and lng are numbers; others are dropped (spec 1 §3).
 * @param onDropped told of each item that is left out
 */
export function readLocations(
  type: LocationType,
  items: readonly LocationItem[],
  onDropped: (item: LocationItem) => void,
): FinderLocation[] {
  return items.flatMap((item) => {
    const location = readLocation(type, item);
    if (!location) onDropped(item);
    return location ?? [];
  });
}

function readLocation(type: LocationType, item: LocationItem): FinderLocation | undefined {
  const { id, name, city, address, zip, lat, lng } = item;
  if (!id || !name || !city || !address || !zip) return undefined;
  if (typeof lat !== 'number' || typeof lng !== 'number') return undefined;
  const place = {
    ...{ id, name, city, address, zip, lat, lng },
    page: readContact(item.page),
    openingHours: (item.openingHours ?? []).flatMap(readHours),
    services: (item.services ?? []).flatMap(({ text }) => text ?? []),
  };
  return { ...place, ...readExtras(type, item) };
}

/** What a type of place has besides what all have. */
function readExtras(type: LocationType, item: LocationItem) {
  if (type === 'F150Location') {
    const { email, phone, web } = item as F150LocationFields;
    return {
      locationType: type,
      email: readContacts(email),
      phones: readContacts(phone),
      web: readContacts(web),
    };
  }
  const { phone } = item as LocationFields;
  if (type === 'Location') return { locationType: type, phone };
  const { chargerOptions = [] } = item as ChargingPointFields;
  return {
    locationType: type,
    phone,
    chargerOptions: chargerOptions.flatMap(({ amount, icon, watts }, index) =>
      amount && watts ? { id: `${item.id}-${index + 1}`, amount, icon, watts } : [],
    ),
  };
}

function readHours({ days, hours }: OpeningHoursFields) {
  return days && hours ? { days, hours } : [];
}

function readContacts(links: readonly ContactLinkFields[] = []): Contact[] {
  return links.flatMap(({ link }) => readContact(link) ?? []);
}

/** A link's address with its text, or the bare address where it has none. */
function readContact(link: LinkField | undefined): Contact | undefined {
  const { href, text } = link?.value ?? {};
  if (!href) return undefined;
  return { href, text: text || href.replace(/^(?:mailto:|tel:|https?:\/\/)/, '') };
}

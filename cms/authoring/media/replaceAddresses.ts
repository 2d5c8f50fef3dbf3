import type { FieldValue, FieldValues } from '../../items/item';
import { isIdList } from '../../items/fieldValues';

/** What takes the place of an address. */
export interface NewAddress {
  address: string;
  width: number | null;
  height: number | null;
}

/**
 * Field values with other addresses in the place of some, also within texts. A picture takes the size of
 * the new file; the words and the focal point of its use stay.
 */
export function replaceAddresses(
  fields: FieldValues,
  addresses: ReadonlyMap<string, NewAddress>,
): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, replaceIn(value, addresses)]),
  );
}

function replaceIn(value: FieldValue, addresses: ReadonlyMap<string, NewAddress>): FieldValue {
  if (typeof value === 'string') return replaceInText(value, addresses);
  if (typeof value !== 'object' || isIdList(value)) return value;
  if ('href' in value) return { ...value, href: replaceInText(value.href, addresses) };
  const next = addresses.get(value.src);
  if (!next) return value;
  if ('width' in value || 'height' in value) {
    const { width, height } = next;
    return {
      ...value,
      src: next.address,
      width: width ?? undefined,
      height: height ?? undefined,
    };
  }
  return { ...value, src: next.address };
}

function replaceInText(text: string, addresses: ReadonlyMap<string, NewAddress>): string {
  if (!text.includes('/-/')) return text;
  let replaced = text;
  for (const [old, { address }] of addresses) replaced = replaced.replaceAll(old, address);
  return replaced;
}

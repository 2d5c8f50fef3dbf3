import type { FieldValue, FieldValues } from '../../items/item';

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
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const parts = value as Exclude<typeof value, readonly string[]>;
  if ('href' in parts) return { ...parts, href: replaceInText(parts.href, addresses) };
  const next = addresses.get(parts.src);
  if (!next) return parts;
  if ('width' in parts || 'height' in parts) {
    const { width, height } = next;
    return {
      ...parts,
      src: next.address,
      width: width ?? undefined,
      height: height ?? undefined,
    };
  }
  return { ...parts, src: next.address };
}

function replaceInText(text: string, addresses: ReadonlyMap<string, NewAddress>): string {
  if (!text.includes('/-/')) return text;
  let replaced = text;
  for (const [old, { address }] of addresses) replaced = replaced.replaceAll(old, address);
  return replaced;
}

import { parsePhoneNumberFromString, type NumberType } from 'libphonenumber-js/max';
import type { Site } from '../../../../sites/site.types';

/** Numbers that people are reached at. Others cost whoever calls them, or are no line of anybody's own. */
const personal: readonly NumberType[] = ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE', 'VOIP'];

/** British numbers that are kept free for drama, and used in trials; the list of numbers in use leaves them out. */
const forDrama = /^\+44(?:7700900|1632960|1154960)\d{3}$/;

/**
 * A telephone number as gateways want it (ITU-T E.164): `+46701740605`. Undefined for what is nobody's number in any
 * country, and for one behind a switchboard, where a message would reach nobody.
 * @param phone as forms take it
 * @param country that numbers without a code are dialled in
 */
export function dialled(phone: string, country: Site['country']): string | undefined {
  const read = parsePhoneNumberFromString(phone, country);
  if (!read || read.ext !== undefined) return undefined;
  return personal.includes(read.getType()) || forDrama.test(read.number) ? read.number : undefined;
}

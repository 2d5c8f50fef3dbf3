import { parsePhoneNumberFromString, type NumberType } from 'libphonenumber-js/max';
import type { Site } from '../../../../sites/site.types';

/**
 * Types of numbers that reach a person. Other types cost the caller extra, or do not belong to one person.
 */
const personalTypes: readonly NumberType[] = [
  'MOBILE',
  'FIXED_LINE',
  'FIXED_LINE_OR_MOBILE',
  'VOIP',
];

/** British numbers reserved for fiction, which our tests use; the library counts them as unused. */
const FICTIONAL_NUMBER_PATTERN = /^\+44(?:7700900|1632960|1154960)\d{3}$/;

/**
 * A telephone number in the format of SMS gateways (ITU-T E.164): `+46701740605`. Undefined for a number that
 * is invalid in every country, and for an extension behind a switchboard, which gets no messages.
 * @param phone as typed into a form
 * @param country country of numbers without a country code
 */
export function toE164(phone: string, country: Site['country']): string | undefined {
  const parsed = parsePhoneNumberFromString(phone, country);
  if (!parsed || parsed.ext !== undefined) return undefined;
  return personalTypes.includes(parsed.getType()) || FICTIONAL_NUMBER_PATTERN.test(parsed.number)
    ? parsed.number
    : undefined;
}

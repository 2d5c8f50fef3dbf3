import type { Site } from '../../sites/site.types';

/** Codes of countries in telephone numbers (ITU-T E.164). */
const codes: Readonly<Record<Site['country'], string>> = {
  SE: '46',
  NO: '47',
  GB: '44',
  SK: '421',
  FI: '358',
};

/**
 * A telephone number with its country's code, as gateways want it: `+46701740605`.
 * @param phone as forms take it: digits and blanks, with a plus before a country's code
 * @param country that numbers without a code are dialled in
 */
export function dialled(phone: string, country: Site['country']): string {
  const digits = phone.replace(/\D/g, '');
  return phone.startsWith('+') ? `+${digits}` : `+${codes[country]}${digits.replace(/^0/, '')}`;
}

/**
 * Characters between the digits of a phone number: spaces, hyphens and dashes, dots, slashes, brackets, and
 * the invisible characters that come along when a number is copied from a contact list.
 */
const separators = String.raw`\s.\/\(\)\-\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff`;
/** Digits, full-width ones included. */
const digit = String.raw`[\d\uff10-\uff19]`;
/** URL schemes in links: `tel:+46…`. */
const scheme = '(?:[tT][eE][lL]|[cC][aA][lL][lL][tT][oO]|[sS][mM][sS]):';
/** An extension: `x12`, `ext. 12`, `ankn 12`, `;ext=12`, `#12`. */
const extension = String.raw`(?:[;,]?\s*(?:[eE]xt(?:ension)?|[xX]|[aA]nkn(?:ytning)?|[kK]l|[aA]lanro)[.:=]?|#)\s*`;

/** An optional plus sign, then 6 to 20 digits or spaces, as the specification has it. */
const documented = String.raw`\+?[\d ]{6,20}`;
const lenient =
  `(?:${scheme})?[${separators}]*[+\\uff0b]?(?:[${separators}]*${digit}){6,20}[${separators}]*` +
  `(?:${extension}${digit}{1,6}\\s*)?`;

/**
 * Accepted input of a phone number, for the `pattern` of its field: as in the specification, or with more
 * separators.
 */
export const typedPhonePattern = `${documented}|${lenient}`;

const typedPhone = new RegExp(`^(?:${typedPhonePattern})$`);
const typedExtension = new RegExp(`${extension}(\\d{1,6})\\s*$`);

/** A phone number as it is stored. */
export const plainPhonePattern = new RegExp(`^(?=.*\\d)${documented}(?: x\\d{1,6})?$`);

/** No spelling of a number is longer: longer texts are refused without matching them. */
const MAX_TYPED_CHARACTERS = 100;

/** Whether a text, as it was typed, may be a phone number. */
export const isTypedPhone = (typed: string): boolean =>
  typed.length <= MAX_TYPED_CHARACTERS && typedPhone.test(typed.trim());

/**
 * A phone number as it is stored and sent: separators become single spaces, a leading `00` becomes a plus
 * sign, and `(0)` after a country code is removed, since it is not dialled. An extension is kept, as `x12`.
 */
export function normalizePhone(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .trim()
    .replace(new RegExp(`^${scheme}`), '');
  const [extensionText, extensionDigits] = typedExtension.exec(text) ?? [];
  const number = extensionText === undefined ? text : text.slice(0, -extensionText.length);
  const international = number.replace(
    new RegExp(`^[${separators}]*(?:\\+|00[${separators}]*(?=[1-9]))`),
    '+',
  );
  const withoutTrunkZero = international.startsWith('+')
    ? international.replace(/\(\s*0\s*\)/, ' ')
    : international;
  const normalized = withoutTrunkZero
    .replace(new RegExp(`[${separators}]+`, 'g'), ' ')
    .replace('+ ', '+')
    .trim();
  return extensionDigits === undefined ? normalized : `${normalized} x${extensionDigits}`;
}

/**
 * What stands between the digits of a phone number: blanks, hyphens and dashes, dots, slashes, brackets, and the signs without
 * width that are copied with one from a list of contacts.
 */
const dividers = String.raw`\s.\/\(\)\-\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff`;
/** Digits, full-width ones included. */
const digit = String.raw`[\d\uff10-\uff19]`;
/** How links name the number: `tel:+46…`. */
const scheme = '(?:[tT][eE][lL]|[cC][aA][lL][lL][tT][oO]|[sS][mM][sS]):';
/** The number behind a switchboard: `x12`, `ext. 12`, `ankn 12`, `;ext=12`, `#12`. */
const extension = String.raw`(?:[;,]?\s*(?:[eE]xt(?:ension)?|[xX]|[aA]nkn(?:ytning)?|[kK]l|[aA]lanro)[.:=]?|#)\s*`;

/** An optional plus sign, then 6 to 20 digits or blanks, as the documents write it. */
const written = String.raw`\+?[\d ]{6,20}`;
const liberal =
  `(?:${scheme})?[${dividers}]*[+\\uff0b]?(?:[${dividers}]*${digit}){6,20}[${dividers}]*` +
  `(?:${extension}${digit}{1,6}\\s*)?`;

/** What may be typed as a phone number, for the `pattern` of its field: as it is written in the documents, or with more signs. */
export const typedPhonePattern = `${written}|${liberal}`;

const typedPhone = new RegExp(`^(?:${typedPhonePattern})$`);
const typedExtension = new RegExp(`${extension}(\\d{1,6})\\s*$`);

/** A phone number as it is kept. */
export const plainPhonePattern = new RegExp(`^(?=.*\\d)${written}(?: x\\d{1,6})?$`);

/** Longer than any spelling of a number: longer texts are refused unread. */
const MAX_TYPED = 100;

/** Whether a text, as it was typed, may be a phone number. */
export const isTypedPhone = (typed: string): boolean =>
  typed.length <= MAX_TYPED && typedPhone.test(typed.trim());

/**
 * A phone number as it is kept and sent: dividers become single blanks, `00` before a country's code a plus sign, and the
 * `(0)` behind one, which is not dialled, goes. A number behind a switchboard stays, as `x12`.
 */
export function plainPhone(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .trim()
    .replace(new RegExp(`^${scheme}`), '');
  const [end, behind] = typedExtension.exec(text) ?? [];
  const number = end === undefined ? text : text.slice(0, -end.length);
  const plus = number.replace(new RegExp(`^[${dividers}]*(?:\\+|00[${dividers}]*(?=[1-9]))`), '+');
  const dialled = plus.startsWith('+') ? plus.replace(/\(\s*0\s*\)/, ' ') : plus;
  const plain = dialled
    .replace(new RegExp(`[${dividers}]+`, 'g'), ' ')
    .replace('+ ', '+')
    .trim();
  return behind === undefined ? plain : `${plain} x${behind}`;
}

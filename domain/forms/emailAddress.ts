/**
 * A dot-separated piece of a mailbox's name: dots at an end or two in a row cannot be delivered to (RFC
 * 5322, 3.2.3).
 */
const atom = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";
/** 64 characters at most (RFC 5321, 4.5.3.1.1). */
const mailbox = `(?=[^@]{1,64}@)${atom}(?:\\.${atom})*`;
const domainLabel = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';

/**
 * A valid e-mail address as browsers check it (HTML Standard, `input type=email`), with a domain of at least
 * two labels, and without what mail servers reject: misplaced dots, a mailbox's name that is too long, a
 * number as the top-level domain.
 */
export const emailPattern = new RegExp(
  `^${mailbox}@(?:${domainLabel}\\.)+(?!\\d+$)${domainLabel}$`,
);

/**
 * The same with a top-level domain of at least two letters, also of another script: for sell-car and booking
 * forms (FORM-48).
 */
export const lettersEmailPattern = new RegExp(
  `^${mailbox}@(?:${domainLabel}\\.)+(?:[a-zA-Z]{2,63}|[xX][nN]--${domainLabel})$`,
);

/** A domain with non-ASCII letters, including the dots of other scripts; no label begins or ends with a hyphen. */
const internationalDomain =
  /^(?=.*[^\0-\x7f])(?!-|.*[.\u3002\uff0e\uff61]-|.*-(?:[.\u3002\uff0e\uff61]|$))[\p{L}\p{M}\p{N}\p{Cf}.\-\u3002\uff0e\uff61]+$/u;

/**
 * An address in the form that mail servers accept: the domain in ASCII (`räksmörgås.se` is
 * `xn--rksmrgs-5wao1o.se`). Browsers differ in which form they send.
 */
export function toAsciiEmail(typed: string): string {
  const address = typed.replace('\uff20', '@');
  const atSign = address.lastIndexOf('@');
  const domain = address.slice(atSign + 1);
  const host = `http://${domain}`;
  if (atSign < 0 || !internationalDomain.test(domain) || !URL.canParse(host)) return address;
  return `${address.slice(0, atSign)}@${new URL(host).hostname}`;
}

/** Domains that deliver to the same mailboxes as another one. */
const canonicalDomains: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['protonmail.ch', 'proton.me'],
  ['pm.me', 'proton.me'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
]);

/** Characters that a provider ignores in the names of its mailboxes. */
const ignoredCharacters: ReadonlyMap<string, RegExp> = new Map([
  ['gmail.com', /\./g],
  ['proton.me', /[._-]/g],
]);

/**
 * The mailbox that an address delivers to, for counting people: letter case, sub-addresses (`+car`), and
 * characters and domains that the provider does not distinguish are normalised. Not an address to send mail
 * to.
 */
export function normalizeMailbox(address: string): string {
  const plain = toAsciiEmail(address).toLowerCase();
  const atSign = plain.lastIndexOf('@');
  const givenDomain = plain.slice(atSign + 1);
  const domain = canonicalDomains.get(givenDomain) ?? givenDomain;
  // A name that starts with a plus sign has no sub-address.
  const name = plain.slice(0, atSign).replace(/(.)\+.*/, '$1');
  const ignoredPattern = ignoredCharacters.get(domain);
  return `${ignoredPattern ? name.replace(ignoredPattern, '') : name}@${domain}`;
}

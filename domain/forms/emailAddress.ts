/** One part of a mailbox's name, between dots: a dot at an end, or two in a row, are not delivered to (RFC 5322, 3.2.3). */
const atom = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";
/** 64 characters at most (RFC 5321, 4.5.3.1.1). */
const mailbox = `(?=[^@]{1,64}@)${atom}(?:\\.${atom})*`;
const domainPart = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';

/**
 * A valid e-mail address as browsers check it (HTML Standard, `input type=email`), with a domain of two parts, and without
 * what mail servers send back: misplaced dots, a mailbox's name that is too long, a number in place of a domain.
 */
export const emailPattern = new RegExp(`^${mailbox}@(?:${domainPart}\\.)+(?!\\d+$)${domainPart}$`);

/** The same with a last part of at least two letters, also of another script: sell-car and booking (FORM-48). */
export const lettersEmailPattern = new RegExp(
  `^${mailbox}@(?:${domainPart}\\.)+(?:[a-zA-Z]{2,63}|[xX][nN]--${domainPart})$`,
);

/** A domain with letters beyond those of ASCII, dots of other scripts included; no part begins or ends with a hyphen. */
const nationalDomain =
  /^(?=.*[^\0-\x7f])(?!-|.*[.\u3002\uff0e\uff61]-|.*-(?:[.\u3002\uff0e\uff61]|$))[\p{L}\p{M}\p{N}\p{Cf}.\-\u3002\uff0e\uff61]+$/u;

/**
 * An address as mail servers take it: the domain in letters of ASCII (`räksmörgås.se` is `xn--rksmrgs-5wao1o.se`). Browsers
 * differ in which of both they send.
 */
export function plainEmail(typed: string): string {
  const address = typed.replace('\uff20', '@');
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const host = `http://${domain}`;
  if (at < 0 || !nationalDomain.test(domain) || !URL.canParse(host)) return address;
  return `${address.slice(0, at)}@${new URL(host).hostname}`;
}

/** Domains that lead to the same mailboxes as another one. */
const sameDomains: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['protonmail.ch', 'proton.me'],
  ['pm.me', 'proton.me'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
]);

/** What providers do not look at in the names of their mailboxes. */
const unread: ReadonlyMap<string, RegExp> = new Map([
  ['gmail.com', /\./g],
  ['proton.me', /[._-]/g],
]);

/**
 * The mailbox that an address leads to, to count people by: letter case, a sub-address (`+car`), and the signs and
 * domains that its provider does not tell apart are left out. Not an address to write to.
 */
export function mailboxOf(address: string): string {
  const plain = plainEmail(address).toLowerCase();
  const at = plain.lastIndexOf('@');
  const written = plain.slice(at + 1);
  const domain = sameDomains.get(written) ?? written;
  // A name that begins with a plus sign is not the sub-address of a mailbox.
  const name = plain.slice(0, at).replace(/(.)\+.*/, '$1');
  const ignored = unread.get(domain);
  return `${ignored ? name.replace(ignored, '') : name}@${domain}`;
}

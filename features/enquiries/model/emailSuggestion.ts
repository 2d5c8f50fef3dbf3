/** Mail providers that many people use; these names are never corrected. */
const providers = new Set([
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.se', 'hotmail.no', 'hotmail.co.uk'],
  ...[
    'outlook.com',
    'outlook.se',
    'icloud.com',
    'yahoo.com',
    'yahoo.se',
    'yahoo.no',
    'yahoo.co.uk',
  ],
  ...['telia.com', 'bredband.net', 'comhem.se', 'online.no', 'btinternet.com', 'protonmail.com'],
  ...['centrum.sk', 'zoznam.sk', 'azet.sk', 'luukku.com', 'kolumbus.fi'],
]);

/** Names of existing domains that resemble a provider's: they are not corrected. */
const otherDomains = new Set(['mail', 'email', 'ymail', 'fmail', 'inlook']);

/** Misspellings of `.com`; none of them is a top-level domain. */
const WRONG_COM = /\.(?:con|cmo|ocm|comm|coom|vom|xom|cpm|cim|c0m)$/;

/** Domains of providers that only exist under `.com`, with another ending. */
const WRONG_ENDING = /^(?:gmail|icloud)\.(?:se|no|fi|sk|co|cm|om|net|org|nu|uk|co\.uk|com\.se)$/;

/**
 * Suggests the address that was probably meant: the domain is one typing error away from a provider's, or has
 * an impossible ending. Undefined otherwise.
 */
export function emailSuggestion(typed: string): string | undefined {
  const [, mailbox, typedDomain] = /^\s*([^\s@]+)@([^\s@]+\.[^\s@.]+)\s*$/.exec(typed) ?? [];
  if (mailbox === undefined || typedDomain === undefined) return undefined;
  const domain = typedDomain.toLowerCase();
  const likely = likelyDomain(domain);
  return likely === domain ? undefined : `${mailbox}@${likely}`;
}

function likelyDomain(domain: string): string {
  if (providers.has(domain)) return domain;
  const withCorrectEnding = domain.replace(WRONG_COM, '.com').replace(WRONG_ENDING, withComEnding);
  if (providers.has(withCorrectEnding)) return withCorrectEnding;
  const [name, end] = splitDomain(withCorrectEnding);
  if (otherDomains.has(name)) return withCorrectEnding;
  const similarProvider = [...providers].find((provider) => {
    const [providerName, providerEnd] = splitDomain(provider);
    return providerEnd === end && isOneTypo(name, providerName);
  });
  return similarProvider ?? withCorrectEnding;
}

const withComEnding = (domain: string): string => `${splitDomain(domain)[0]}.com`;

function splitDomain(domain: string): [name: string, end: string] {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Whether one letter is wrong, missing or extra, or two are swapped. */
function isOneTypo(typed: string, expected: string): boolean {
  if (Math.abs(typed.length - expected.length) > 1) return false;
  let position = 0;
  while (position < typed.length && typed[position] === expected[position]) position += 1;
  const tail = (text: string, skipped: number) => text.slice(position + skipped);
  const isSwapped =
    typed[position] === expected[position + 1] && typed[position + 1] === expected[position];
  return (
    tail(typed, 1) === tail(expected, 1) ||
    tail(typed, 1) === tail(expected, 0) ||
    tail(typed, 0) === tail(expected, 1) ||
    (isSwapped && tail(typed, 2) === tail(expected, 2))
  );
}

/** Providers that many people have their mail at; each is right as it stands. */
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

/** Names that are like one of a provider, and belong to another one. */
const others = new Set(['mail', 'email', 'ymail', 'fmail', 'inlook']);

/** Ends that no domain has, and that people type for `.com`. */
const WRONG_COM = /\.(?:con|cmo|ocm|comm|coom|vom|xom|cpm|cim|c0m)$/;

/** Domains of which the name says all: there is one end. */
const ONLY_COM = /^(?:gmail|icloud)\.(?:se|no|fi|sk|co|cm|om|net|org|nu|uk|co\.uk|com\.se)$/;

/**
 * The address that somebody is likely to have meant, where its domain is one letter away from a well-known one or ends
 * as none does; undefined for any other. A guess, to be offered and never forced.
 */
export function emailSuggestion(typed: string): string | undefined {
  const [, mailbox, written] = /^\s*([^\s@]+)@([^\s@]+\.[^\s@.]+)\s*$/.exec(typed) ?? [];
  if (mailbox === undefined || written === undefined) return undefined;
  const domain = written.toLowerCase();
  const meant = likelyDomain(domain);
  return meant === domain ? undefined : `${mailbox}@${meant}`;
}

function likelyDomain(domain: string): string {
  if (providers.has(domain)) return domain;
  const ended = domain.replace(WRONG_COM, '.com').replace(ONLY_COM, comOf);
  if (providers.has(ended)) return ended;
  const [name, end] = partsOf(ended);
  if (others.has(name)) return ended;
  const alike = [...providers].find((provider) => {
    const [known, knownEnd] = partsOf(provider);
    return knownEnd === end && isOneSlip(name, known);
  });
  return alike ?? ended;
}

const comOf = (domain: string): string => `${partsOf(domain)[0]}.com`;

function partsOf(domain: string): [name: string, end: string] {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** One letter is wrong, missing or too many, or two changed places. */
function isOneSlip(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === known[at]) at += 1;
  const rest = (text: string, skipped: number) => text.slice(at + skipped);
  const isSwapped = typed[at] === known[at + 1] && typed[at + 1] === known[at];
  return (
    rest(typed, 1) === rest(known, 1) ||
    rest(typed, 1) === rest(known, 0) ||
    rest(typed, 0) === rest(known, 1) ||
    (isSwapped && rest(typed, 2) === rest(known, 2))
  );
}

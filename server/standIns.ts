import { isGuessable, MIN_SECRET } from './guessableSecret';
import { misspeltVariables } from '../domain/environment/misspeltVariables';
import { keysOf } from '../domain/typedKeys';

/** Addresses of remote systems, each with an embedded stand-in, and the key that goes with it. */
const KEY_OF_ADDRESS = {
  CONTENT_URL: 'CONTENT_API_KEY',
  MEDIA_URL: undefined,
  MEDIA_STAGE_URL: undefined,
  EVENTS_URL: undefined,
  SEARCH_URL: 'SEARCH_API_KEY',
  COMHUB_URL: undefined,
  CODEWEAVER_URL: undefined,
  CODEWEAVER_PAGES_URL: undefined,
  CAR_MEDIA_URL: undefined,
  VEHICLE_REGISTER_URL: undefined,
  MECHMATE_URL: undefined,
  TIREHOTEL_URL: undefined,
  SMTP_URL: undefined,
  SMS_URL: 'SMS_API_KEY',
  AUTOMASTER_URL: undefined,
  JOTFORM_URL: 'JOTFORM_API_KEY',
  JOTFORM_PAGES_URL: undefined,
  HUBSPOT_SCRIPT_URL: undefined,
} as const;

type Address = keyof typeof KEY_OF_ADDRESS;
const ADDRESSES = keysOf(KEY_OF_ADDRESS);

/** What else has a default for this machine alone. */
const ALSO_EMBEDDED = ['DATABASE_URL', 'PUBLIC_URL'] as const;

/** Values of EMBEDDED besides `all` and `none`: variables that may be left out. */
export const mayBeLeftOut: readonly string[] = [...ADDRESSES, ...ALSO_EMBEDDED];

/** The addresses that this environment uses and does not set: their stand-ins serve instead. */
export function missingAddresses(
  environment: NodeJS.ProcessEnv,
  { stage }: { stage: boolean },
): Address[] {
  const unused = stage ? 'MEDIA_URL' : 'MEDIA_STAGE_URL';
  return ADDRESSES.filter((name) => name !== unused && !environment[name]);
}

/** Systems that know of visits, or write to visitors: links to visits need a secret of their own with them. */
export const VISIT_SYSTEMS = ['MECHMATE_URL', 'TIREHOTEL_URL', 'SMTP_URL'] as const;

/** What embedded systems take for a secret that nobody sets; everybody knows it. */
const KNOWN_SECRET = 'embedded';

/** Whether a secret keeps nobody out: it is not set, or to the value that everybody knows. */
export const isKnownSecret = (secret: string | undefined): boolean =>
  secret === undefined || secret === KNOWN_SECRET;

/** Secrets that are ours to choose. Keys of other systems are as those give them. */
const ownSecrets = [
  'SITECORE_EDITING_SECRET',
  'PUBLISH_WEBHOOK_SECRET',
  'PLATFORM_WEBHOOK_SECRET',
  'VISIT_LINK_SECRET',
  'OPERATOR_SECRET',
  'CDN_PURGE_TOKEN',
] as const;

/** Whether visitors and editors reach an address without TLS; this very machine needs none. */
const isReachedInTheClear = (address: string | undefined): boolean =>
  address !== undefined &&
  /^http:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\]|[\w.-]+\.localhost)(?:[:/]|$))/i.test(address);

/**
 * With `EMBEDDED=none` a forgotten or misspelt address ends the start, instead of letting a stand-in take its place
 * in front of visitors, and so do a secret that is no secret and a public address without TLS. A list of variables names those that are left out on purpose.
 * @throws Error with one line per variable that must be set, or to something else
 */
export function refuseStandIns(
  allowed: readonly string[],
  environment: NodeJS.ProcessEnv,
  { stage, known }: { stage: boolean; known: readonly string[] },
): void {
  if (allowed.includes('all')) return;
  const isRefused = (name: string) => !allowed.includes(name);
  const keys = ADDRESSES.filter(isRefused).flatMap((name) => KEY_OF_ADDRESS[name] ?? []);
  const missing = [
    ...missingAddresses(environment, { stage }).filter(isRefused),
    ...ALSO_EMBEDDED.filter((name) => isRefused(name) && !environment[name]),
    ...[...keys, ...(VISIT_SYSTEMS.some(isRefused) ? ['VISIT_LINK_SECRET'] : [])].filter(
      (name) => !environment[name],
    ),
  ];
  const keysLeftOut = ADDRESSES.filter((name) => !isRefused(name)).map(
    (name) => KEY_OF_ADDRESS[name],
  );
  const guessable = known.filter(
    (name) =>
      environment[name] === KNOWN_SECRET && !keysLeftOut.some((leftOut) => leftOut === name),
  );
  const weak = [
    ...ownSecrets.flatMap((name) => {
      const value = environment[name];
      return value && !guessable.includes(name) && isGuessable(value)
        ? [
            `  ${name}: must be ${MIN_SECRET} characters or more that nobody guesses, such as of "openssl rand -hex 32"`,
          ]
        : [];
    }),
    ...(isReachedInTheClear(environment.PUBLIC_URL)
      ? ['  PUBLIC_URL: must begin with https, since cookies of editors go there']
      : []),
  ];
  if (missing.length + guessable.length + weak.length === 0) return;
  const misspelt = misspeltVariables(environment, known);
  const lines = missing.map((name) => {
    const found = misspelt.find(({ meant }) => meant === name);
    return `  ${name}: must be set, since EMBEDDED allows no stand-in${found ? `; is ${found.name} meant to be it?` : ''}`;
  });
  lines.push(
    ...guessable.map((name) => `  ${name}: must not be the value that embedded systems have`),
    ...weak,
  );
  throw new Error(`The environment is not usable:\n${lines.join('\n')}`);
}

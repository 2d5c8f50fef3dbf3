import { isGuessable, MIN_SECRET_LENGTH } from './guessableSecret';
import { misspeltVariables } from '../domain/environment/misspeltVariables';
import { keysOf } from '../domain/typedKeys';

/** Addresses of remote systems, each with an embedded stand-in, and the key that the address needs. */
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

/** Other variables whose default works on this machine only. */
const OTHER_EMBEDDED = ['DATABASE_URL', 'PUBLIC_URL'] as const;

/** Accepted values of EMBEDDED other than `all` and `none`: variables that need not be set. */
export const optionalUpstreams: readonly string[] = [...ADDRESSES, ...OTHER_EMBEDDED];

/** The addresses that this environment needs but does not set: stand-ins are used for them. */
export function missingAddresses(
  environment: NodeJS.ProcessEnv,
  { stage }: { stage: boolean },
): Address[] {
  const unusedAddress = stage ? 'MEDIA_URL' : 'MEDIA_STAGE_URL';
  return ADDRESSES.filter((name) => name !== unusedAddress && !environment[name]);
}

/** Systems that keep visits, or send messages to visitors: with them, links to visits need a separate secret. */
export const VISIT_SYSTEMS = ['MECHMATE_URL', 'TIREHOTEL_URL', 'SMTP_URL'] as const;

/** The public default that embedded systems use for a secret that is not set. */
const DEFAULT_SECRET = 'embedded';

/** Whether a secret gives no protection: it is not set, or has the public default. */
export const isKnownSecret = (secret: string | undefined): boolean =>
  secret === undefined || secret === DEFAULT_SECRET;

/** Secrets that we choose. Other systems issue their own keys. */
const chosenSecrets = [
  'SITECORE_EDITING_SECRET',
  'PUBLISH_WEBHOOK_SECRET',
  'PLATFORM_WEBHOOK_SECRET',
  'VISIT_LINK_SECRET',
  'OPERATOR_SECRET',
  'CDN_PURGE_TOKEN',
] as const;

/** Whether visitors and editors reach an address without TLS; addresses of this machine need none. */
const isWithoutTls = (address: string | undefined): boolean =>
  address !== undefined &&
  /^http:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\]|[\w.-]+\.localhost)(?:[:/]|$))/i.test(address);

/**
 * With `EMBEDDED=none`, a missing or misspelt address fails the start, so that visitors are not served from
 * a stand-in; so do a guessable secret and a public address without TLS. A list of variables names the
 * stand-ins that may be used.
 * @throws Error with one line per variable that must be set or changed
 */
export function refuseStandIns(
  allowed: readonly string[],
  environment: NodeJS.ProcessEnv,
  { stage, secretNames }: { stage: boolean; secretNames: readonly string[] },
): void {
  if (allowed.includes('all')) return;
  const isRefused = (name: string) => !allowed.includes(name);
  const keys = ADDRESSES.filter(isRefused).flatMap((name) => KEY_OF_ADDRESS[name] ?? []);
  const missing = [
    ...missingAddresses(environment, { stage }).filter(isRefused),
    ...OTHER_EMBEDDED.filter((name) => isRefused(name) && !environment[name]),
    ...[...keys, ...(VISIT_SYSTEMS.some(isRefused) ? ['VISIT_LINK_SECRET'] : [])].filter(
      (name) => !environment[name],
    ),
  ];
  const exemptKeys = ADDRESSES.filter((name) => !isRefused(name)).map(
    (name) => KEY_OF_ADDRESS[name],
  );
  const guessable = secretNames.filter(
    (name) => environment[name] === DEFAULT_SECRET && !exemptKeys.some((exempt) => exempt === name),
  );
  const weakSettings = [
    ...chosenSecrets.flatMap((name) => {
      const value = environment[name];
      return value && !guessable.includes(name) && isGuessable(value)
        ? [
            `  ${name}: must be ${MIN_SECRET_LENGTH} random characters or more; create it with "openssl rand -hex 32"`,
          ]
        : [];
    }),
    ...(isWithoutTls(environment.PUBLIC_URL)
      ? ['  PUBLIC_URL: must start with https, since editors sign in there']
      : []),
  ];
  if (missing.length + guessable.length + weakSettings.length === 0) return;
  const misspelt = misspeltVariables(environment, secretNames);
  const lines = missing.map((name) => {
    const misspelling = misspelt.find(({ intendedName: meant }) => meant === name);
    return `  ${name}: must be set, since EMBEDDED does not list it${misspelling ? `; ${misspelling.name} looks like a misspelling of it` : ''}`;
  });
  lines.push(
    ...guessable.map((name) => `  ${name}: must not be the default of the embedded systems`),
    ...weakSettings,
  );
  throw new Error(
    `Invalid configuration. Correct these environment variables:\n${lines.join('\n')}`,
  );
}

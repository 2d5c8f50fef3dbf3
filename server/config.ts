import path from 'node:path';
import { number, string } from 'yup';
import type { InferType } from 'yup';
import {
  databaseUrl,
  embeddedUrl,
  readVariables,
  searchService,
  secret,
  sharedVariables,
  webAddress,
  withoutSlash,
} from '../platform/environment';
import { STAND_IN_PATH } from '../platform/standInPages';
import { emailPattern } from '../domain/forms/emailAddress';
import { externalSiteVariables } from '../redirects/externalSites';
import { hosts, list } from '../platform/listVariables';
import {
  isKnownSecret,
  mayBeLeftOut,
  missingAddresses,
  refuseStandIns,
  VISIT_SYSTEMS,
} from './standIns';
import { isProxyAddress } from '../platform/http/trustedProxy';
import { cdnKinds, type CdnConfig } from './cdn/cdn.types';
import { DEFAULT_CACHE_BYTES } from './pageCache/PageCache';
import { telemetryConfig, telemetryVariables } from '../platform/telemetry/telemetryConfig';
import type { TelemetryConfig } from '../platform/telemetry/telemetryConfig';
import type { EditingSettings } from '../features/editing/server/editing.types';
import { type PushConfig, pushConfig } from '../platform/pushConfig';

/** Balancers ask every few seconds whether a process is ready. */
const LAME_DUCK_SECONDS = 5;

/** More than a web process could have: a number of bytes, or a mistyped one. */
const MAX_CACHE_MEGABYTES = 16_384;

const variables = sharedVariables.shape({
  LOG_LEVEL: string()
    .oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info'),
  PUBLIC_URL: webAddress(),
  CONTENT_URL: webAddress(),
  MEDIA_URL: webAddress(),
  MEDIA_STAGE_URL: webAddress(),
  EVENTS_URL: webAddress(),
  COMHUB_URL: webAddress(),
  CODEWEAVER_URL: webAddress(),
  CODEWEAVER_PAGES_URL: webAddress(),
  CAR_MEDIA_URL: webAddress(),
  VEHICLE_REGISTER_URL: webAddress(),
  MECHMATE_URL: webAddress(),
  TIREHOTEL_URL: webAddress(),
  VISIT_LINK_SECRET: string().min(16, 'must have at least 16 characters'),
  SMTP_URL: string().matches(/^smtps?:\/\/[^\s/]+/, 'must be an smtp or smtps address'),
  MAIL_FROM: string().matches(emailPattern, 'must be an e-mail address'),
  VAPID_PUBLIC_KEY: string().matches(/^B[\w-]{86}$/, 'must be a public key of P-256 in base64url'),
  VAPID_PRIVATE_KEY: string().matches(/^[\w-]{43}$/, 'must be a private key of P-256 in base64url'),
  VAPID_SUBJECT: string().matches(/^(mailto:|https:\/\/)\S+$/, 'must be a mailto or https address'),
  PUSH_HOSTS: hosts(),
  SMS_URL: webAddress(),
  SMS_API_KEY: string().default('embedded'),
  AUTOMASTER_URL: webAddress(),
  JOTFORM_URL: webAddress(),
  JOTFORM_API_KEY: string().default('embedded'),
  JOTFORM_PAGES_URL: webAddress(),
  HUBSPOT_SCRIPT_URL: webAddress(),
  HUBSPOT_HOSTS: hosts(),
  JSS_ALLOWED_ORIGINS: list(),
  EDITING_SECRET_SIGN_IN: string().oneOf(['local', 'off']).default('local'),
  OIDC_ISSUER: webAddress(),
  OIDC_CLIENT_ID: string(),
  OIDC_CLIENT_SECRET: string(),
  OIDC_SCOPE: string().default('openid email profile'),
  OIDC_EMAIL_TRUSTED: string().oneOf(['no', 'yes']).default('no'),
  OIDC_ROLE_CLAIM: string().default('groups'),
  OIDC_WRITERS: list(),
  OIDC_PUBLISHERS: list(),
  OIDC_ADMINISTRATORS: list(),
  OPERATOR_SECRET: string().min(8, 'must have at least 8 characters'),
  IMAGE_HOSTS: hosts(),
  CONSENT_HOSTS: hosts(),
  TRUST_PROXY: list(
    string()
      .required()
      .test(
        'proxies',
        'must be addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal',
        (entry) => isProxyAddress(entry),
      ),
  ),
  PLATFORM_WEBHOOK_SECRET: secret(),
  CDN_KIND: string().oneOf([...cdnKinds]),
  CDN_PURGE_URL: list(webAddress().required()),
  CDN_PURGE_TOKEN: secret(),
  PAGE_CACHE_MEGABYTES: number().min(0).max(MAX_CACHE_MEGABYTES).typeError('must be a number'),
  COMPRESSION_DICTIONARIES: string().oneOf(['pages', 'none']).default('pages'),
  ASSETS_DIR: string(),
  EMBEDDED: list(
    string()
      .required()
      .oneOf(
        ['all', 'none', ...mayBeLeftOut],
        'must be all, none, or addresses that may be left out',
      ),
  ),
  LAME_DUCK_SECONDS: number().min(0).max(300).typeError('must be a number of seconds'),
  DRAIN_SECONDS: number().min(1).max(600).default(10).typeError('must be a number of seconds'),
  ...telemetryVariables,
});

/** Names of all variables that the web tier reads. */
export const webVariables: readonly string[] = [
  ...Object.keys(variables.fields),
  ...externalSiteVariables,
];

/** Everything that the web tier reads from its environment. Addresses have no trailing slash. */
export interface Config {
  development: boolean;
  logLevel: string;
  port: number;
  embeddedPort: number;
  databasePort: number;
  databaseUrl: string;
  /** Address under which visitors reach the default site. */
  publicUrl: URL;
  /** The public address names a staging environment (spec 1 §2.2; letter case does not count). */
  stage: boolean;
  content: { url: string; apiKey: string };
  /** Media store of this environment: the stage store on stage, else the production store. */
  mediaUrl: string;
  eventsUrl: string;
  /** Where enquiries are delivered, and the days after which those delivered are erased here. */
  leads: { comhubUrl: string; automasterUrl: string; keepDays: number };
  /** UK finance service, whose paths are `/default`, `/cfd` and `/legal` (spec 2 §7). */
  codeweaverUrl: string;
  /** Pages of the finance provider for visitors: `/reserve` and `/part-exchange` (spec 2 §7). */
  codeweaverPagesUrl: string;
  /** Service that has films and turns of cars; a car's registration follows (spec 2 §7). */
  carMediaUrl: string;
  /** Register of vehicles; a country and a registration follow. */
  vehicleRegisterUrl: string;
  /** The workshop system, which visits are booked in (spec 3 §7.5). */
  mechmateUrl: string;
  /** Tyre hotel (spec 3 §7.6). */
  tirehotelUrl: string;
  /** Signs links to booked visits. */
  visitLinkSecret: string;
  /** Mail server, or the embedded post; and the address that e-mails come from, where it is not the site's own. */
  mail: { url: string; from: string | undefined };
  /** Push messages to browsers; off without keys. */
  push: PushConfig;
  /** Gateway for text messages. */
  sms: { url: string; apiKey: string };
  /** Provider of forms whose definitions and answers go through this server (spec 3 §7.4). */
  jotform: { url: string; apiKey: string; pagesUrl: string };
  /** What embedded services have for visitors' browsers: path below theirs, and where they answer. */
  standInPages: readonly { path: string; target: string }[];
  /** Provider of forms whose script draws them in the page, and hosts that the script asks (spec 3 §2.8). */
  hubspot: { scriptUrl: string; hosts: string[] };
  /** Quotes of kits go to the stand-in: staff may try the shop with an example of a session (spec 3 §2.3). */
  kitSessionSample: boolean;
  /** Host of the search service, whose path is `/v1/search/` (spec 2 §7). */
  search: { url: string; apiKey: string };
  editing: EditingSettings;
  /** Without a secret no publish notice is accepted; with the one that everybody knows, from this very machine. */
  publishing: {
    secret: string | undefined;
    localOnly: boolean;
    /** What the platform's own webhook sends; without one none of its notices is accepted. */
    platformSecret: string | undefined;
  };
  /** Password of the pages for operators; without one they are for this very machine alone. */
  operatorSecret: string | undefined;
  imageHosts: string[];
  /** Hosts besides our own that a consent manager is loaded from. */
  consentHosts: string[];
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-* headers count; `loopback` is allowed. */
  trustProxy: string[];
  /** The cache in front that is told what was published; absent where there is none. */
  cdn?: CdnConfig;
  /** Most bytes that cached pages may take; 0 keeps none: every request is rendered, as in development. */
  pageCacheBytes: number;
  /** How long everything is still answered after SIGTERM, so that balancers can send visitors elsewhere, in ms. */
  lameDuckMs: number;
  /** How long running requests may take after that, in ms. */
  drainMs: number;
  dataDir: string;
  /** Folder of the last builds' browser files, shared by all web processes. */
  assetsDir: string;
  /** Pages are compressed with dictionaries, for browsers that take them. */
  compressionDictionaries: boolean;
  /** Serves the pages for developers: never to the visitors of a real content platform. */
  devPages: boolean;
  /** What is traced and counted, and who may see it. */
  telemetry: TelemetryConfig;
  /** Which of the embedded processes this configuration needs. */
  embedded: { database: boolean; upstreams: boolean };
}

/**
 * Reads and checks the environment. Empty variables count as absent; every upstream without an
 * address gets its embedded default (design §6).
 * @throws Error with one line per wrong variable; names the variable and never shows its value.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readVariables(variables, environment);
  const development = env.NODE_ENV === 'development';
  const embedded = embeddedUrl(env);
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  const stage = publicUrl.href.toLowerCase().includes('stage');
  const media = stage ? env.MEDIA_STAGE_URL : env.MEDIA_URL;
  refuseStandIns(env.EMBEDDED.length > 0 ? env.EMBEDDED : ['all'], environment, {
    stage,
    known: webVariables,
  });
  const embeddedContent = env.CONTENT_URL === undefined;
  const cacheMegabytes = env.PAGE_CACHE_MEGABYTES;
  const usualCacheBytes = development ? 0 : DEFAULT_CACHE_BYTES;
  const devPages = embeddedContent || env.NODE_ENV !== 'production';
  const embeddedSecret = embeddedContent ? 'embedded' : undefined;
  return {
    development,
    logLevel: env.LOG_LEVEL,
    port: env.PORT,
    embeddedPort: env.EMBEDDED_PORT,
    databasePort: env.DATABASE_PORT,
    databaseUrl: databaseUrl(env),
    publicUrl,
    stage,
    content: { url: env.CONTENT_URL ?? `${embedded}/graphql`, apiKey: env.CONTENT_API_KEY },
    mediaUrl: withoutSlash(media ?? `${embedded}/media`),
    eventsUrl: withoutSlash(env.EVENTS_URL ?? `${embedded}/events`),
    leads: {
      comhubUrl: env.COMHUB_URL ?? `${embedded}/comhub`,
      automasterUrl: env.AUTOMASTER_URL ?? `${embedded}/automaster`,
      keepDays: env.LEAD_RETENTION_DAYS,
    },
    codeweaverUrl: withoutSlash(env.CODEWEAVER_URL ?? `${embedded}/codeweaver`),
    codeweaverPagesUrl: withoutSlash(env.CODEWEAVER_PAGES_URL ?? `${STAND_IN_PATH}/codeweaver`),
    carMediaUrl: withoutSlash(env.CAR_MEDIA_URL ?? `${embedded}/car-media`),
    vehicleRegisterUrl: withoutSlash(env.VEHICLE_REGISTER_URL ?? `${embedded}/vehicle-register`),
    mechmateUrl: withoutSlash(env.MECHMATE_URL ?? `${embedded}/mechmate`),
    tirehotelUrl: withoutSlash(env.TIREHOTEL_URL ?? `${embedded}/tirehotel`),
    visitLinkSecret: env.VISIT_LINK_SECRET ?? embeddedLinkSecret(env),
    mail: { url: env.SMTP_URL ?? `${embedded}/post/mail`, from: env.MAIL_FROM },
    push: pushConfig(env),
    sms: { url: env.SMS_URL ?? `${embedded}/post/sms`, apiKey: env.SMS_API_KEY },
    jotform: {
      url: withoutSlash(env.JOTFORM_URL ?? `${embedded}/jotform`),
      apiKey: env.JOTFORM_API_KEY,
      pagesUrl: withoutSlash(env.JOTFORM_PAGES_URL ?? `${STAND_IN_PATH}/jotform/pages`),
    },
    hubspot: {
      scriptUrl: env.HUBSPOT_SCRIPT_URL ?? `${STAND_IN_PATH}/hubspot/forms/embed/v2.js`,
      hosts: env.HUBSPOT_HOSTS,
    },
    standInPages: standInPages(env, embedded),
    kitSessionSample: env.AUTOMASTER_URL === undefined,
    search: searchService(env),
    editing: {
      secret: env.SITECORE_EDITING_SECRET ?? embeddedSecret,
      allowedOrigins: env.JSS_ALLOWED_ORIGINS,
      embedded: embeddedContent,
      localOnly: isKnownSecret(env.SITECORE_EDITING_SECRET),
      secretSignIn: env.EDITING_SECRET_SIGN_IN === 'local',
      provider: identityProvider(env),
    },
    publishing: {
      secret: env.PUBLISH_WEBHOOK_SECRET ?? embeddedSecret,
      localOnly: isKnownSecret(env.PUBLISH_WEBHOOK_SECRET),
      platformSecret: env.PLATFORM_WEBHOOK_SECRET,
    },
    operatorSecret: env.OPERATOR_SECRET,
    imageHosts: env.IMAGE_HOSTS,
    consentHosts: env.CONSENT_HOSTS,
    trustProxy: env.TRUST_PROXY,
    cdn: cacheInFront(env),
    pageCacheBytes: cacheMegabytes === undefined ? usualCacheBytes : cacheMegabytes * 1024 * 1024,
    lameDuckMs: (env.LAME_DUCK_SECONDS ?? (development ? 0 : LAME_DUCK_SECONDS)) * 1000,
    drainMs: env.DRAIN_SECONDS * 1000,
    dataDir: env.DATA_DIR,
    compressionDictionaries: env.COMPRESSION_DICTIONARIES === 'pages' && !development,
    assetsDir: env.ASSETS_DIR ?? path.join(env.DATA_DIR, 'assets'),
    devPages,
    telemetry: telemetryConfig(env, devPages),
    embedded: {
      database: env.DATABASE_URL === undefined,
      upstreams: missingAddresses(environment, { stage }).length > 0,
    },
  };
}

/** What embedded systems tell is for this machine alone; visits of real ones, and real mails, need a secret of their own. */
function embeddedLinkSecret(
  env: Readonly<Partial<Record<(typeof VISIT_SYSTEMS)[number], string>>>,
): string {
  const real = VISIT_SYSTEMS.find((name) => env[name] !== undefined);
  if (real === undefined) return 'embedded';
  throw new Error(`The environment is not usable:\n  VISIT_LINK_SECRET: must be set with ${real}`);
}

type Variables = InferType<typeof variables>;

/** Embedded services that a visitor's browser turns to: each one unless its pages are elsewhere. */
function standInPages(env: Variables, target: string): Config['standInPages'] {
  const quotesOrPages = env.CODEWEAVER_URL === undefined || env.CODEWEAVER_PAGES_URL === undefined;
  return [
    ...(quotesOrPages
      ? ['/codeweaver/apply', '/codeweaver/reserve', '/codeweaver/part-exchange']
      : []),
    ...(env.JOTFORM_PAGES_URL === undefined ? ['/jotform/pages'] : []),
    ...(env.HUBSPOT_SCRIPT_URL === undefined ? ['/hubspot'] : []),
  ].map((path) => ({ path, target }));
}

/** The cache in front, where one is named. */
function cacheInFront(env: Variables): Config['cdn'] {
  const { CDN_KIND: kind, CDN_PURGE_URL: purgeUrls, CDN_PURGE_TOKEN: token } = env;
  if (kind !== undefined && purgeUrls.length > 0) return { kind, purgeUrls, token };
  if (kind === undefined && purgeUrls.length === 0) return undefined;
  throw new Error('The environment is not usable:\n  CDN_KIND, CDN_PURGE_URL: one needs the other');
}

/** The provider of identities, where one is named: over https unless it is on this very machine. */
function identityProvider(env: Variables): EditingSettings['provider'] {
  const issuer = env.OIDC_ISSUER;
  if (issuer === undefined) return undefined;
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  const problems = [
    ...(clientId === undefined ? ['OIDC_CLIENT_ID: must be set with OIDC_ISSUER'] : []),
    ...(clientSecret === undefined ? ['OIDC_CLIENT_SECRET: must be set with OIDC_ISSUER'] : []),
    ...(isSafeAddress(new URL(issuer)) ? [] : ['OIDC_ISSUER: must be an https address']),
  ];
  if (problems.length > 0 || clientId === undefined || clientSecret === undefined) {
    throw new Error(`The environment is not usable:\n  ${problems.join('\n  ')}`);
  }
  return {
    issuer,
    clientId,
    clientSecret,
    scope: env.OIDC_SCOPE,
    emailTrusted: env.OIDC_EMAIL_TRUSTED === 'yes',
    roleClaim: env.OIDC_ROLE_CLAIM,
    roles: {
      writer: env.OIDC_WRITERS,
      publisher: env.OIDC_PUBLISHERS,
      administrator: env.OIDC_ADMINISTRATORS,
    },
  };
}

const isSafeAddress = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

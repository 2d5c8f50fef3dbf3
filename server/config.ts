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
  optionalUpstreams,
  missingAddresses,
  refuseStandIns,
  VISIT_SYSTEMS,
} from './upstreamStandIns';
import { isProxyAddress } from '../platform/http/trustedProxy';
import { cdnKinds, type CdnConfig } from './cdn/cdn.types';
import { DEFAULT_CACHE_BYTES } from './pageCache/PageCache';
import { telemetryConfig, telemetryVariables } from '../platform/telemetry/telemetryConfig';
import type { TelemetryConfig } from '../platform/telemetry/telemetryConfig';
import type { EditingSettings } from '../features/editing/server/editing.types';
import { type PushConfig, pushConfig } from '../platform/pushConfig';

/** Load balancers check every few seconds whether a process is ready. */
const LAME_DUCK_SECONDS = 5;

/** More memory than a web process can have: a larger value was meant in bytes, or is mistyped. */
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
        ['all', 'none', ...optionalUpstreams],
        'must be all, none, or a list of optional addresses',
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
  /** Whether the public address names a staging environment (in any letter case). */
  stage: boolean;
  content: { url: string; apiKey: string };
  /** Media store of this environment: the stage store on stage, else the production store. */
  mediaUrl: string;
  eventsUrl: string;
  /** Address that enquiries are delivered to, and the number of days after which delivered ones are erased here. */
  leads: { comhubUrl: string; automasterUrl: string; keepDays: number };
  /** UK finance service, whose paths are `/default`, `/cfd` and `/legal`. */
  codeweaverUrl: string;
  /** Pages of the finance provider for visitors: `/reserve` and `/part-exchange`. */
  codeweaverPagesUrl: string;
  /** Service with videos and 360-degree views of cars; a car's registration is appended. */
  carMediaUrl: string;
  /** Register of vehicles; a country and a registration are appended. */
  vehicleRegisterUrl: string;
  /** The workshop system, where visits are booked. */
  mechmateUrl: string;
  /** Tyre hotel. */
  tirehotelUrl: string;
  /** Signs links to booked visits. */
  visitLinkSecret: string;
  /**
   * Mail server, or the embedded mail service; and the sender address of e-mails, where it is not the site's
   * own.
   */
  mail: { url: string; from: string | undefined };
  /** Push messages to browsers; off without keys. */
  push: PushConfig;
  /** Gateway for text messages. */
  sms: { url: string; apiKey: string };
  /** Provider of forms whose definitions and answers go through this server. */
  jotform: { url: string; apiKey: string; pagesUrl: string };
  /**
   * Pages of embedded services that visitors' browsers may open: path below `STAND_IN_PATH`, and address of
   * the service.
   */
  standInPages: readonly { path: string; target: string }[];
  /** Provider of forms whose script renders them in the page, and hosts that the script calls. */
  hubspot: { scriptUrl: string; hosts: string[] };
  /** Whether dealer staff may try the kit shop with an example session; its quotes go to the stand-in. */
  kitSessionSample: boolean;
  /** Host of the search service, whose path is `/v1/search/`. */
  search: { url: string; apiKey: string };
  editing: EditingSettings;
  /**
   * Without a secret no publish notice is accepted; with the public default, only from this machine.
   */
  publishing: {
    secret: string | undefined;
    localOnly: boolean;
    /** Secret that the platform's own webhook sends; without it all of its notices are refused. */
    platformSecret: string | undefined;
  };
  /** Password of the pages for operators; without one only this machine has access. */
  operatorSecret: string | undefined;
  imageHosts: string[];
  /** Hosts other than our own that a consent manager is loaded from. */
  consentHosts: string[];
  /**
   * Addresses and CIDR ranges of proxies whose X-Forwarded-* headers are trusted; `loopback` is
   * allowed.
   */
  trustProxy: string[];
  /** The cache in front that receives purges; undefined when there is none. */
  cdn?: CdnConfig;
  /**
   * Maximum bytes of cached pages. With 0 no page is cached and every request is rendered, as in
   * development.
   */
  pageCacheBytes: number;
  /**
   * How long requests are still served after SIGTERM, so that load balancers can redirect traffic, in ms.
   */
  lameDuckMs: number;
  /** How long running requests may take after that, in ms. */
  drainMs: number;
  dataDir: string;
  /** Folder of the last builds' browser files, shared by all web processes. */
  assetsDir: string;
  /** Whether pages are compressed with dictionaries, for browsers that support them. */
  compressionDictionaries: boolean;
  /** Whether pages for developers are served: never to visitors of a real content platform. */
  devPages: boolean;
  /** Which traces and metrics are collected, and where they go. */
  telemetry: TelemetryConfig;
  /** Which of the embedded processes this configuration needs. */
  embedded: { database: boolean; upstreams: boolean };
}

/**
 * Reads and checks the environment. Empty variables count as absent; every upstream without an address gets
 * its embedded default.
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
    secretNames: webVariables,
  });
  const embeddedContent = env.CONTENT_URL === undefined;
  const cacheMegabytes = env.PAGE_CACHE_MEGABYTES;
  const defaultCacheBytes = development ? 0 : DEFAULT_CACHE_BYTES;
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
    pageCacheBytes: cacheMegabytes === undefined ? defaultCacheBytes : cacheMegabytes * 1024 * 1024,
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

/**
 * Embedded systems serve only this machine, so their default secret is enough; links to visits in real
 * systems, and in real mails, need a separate one.
 */
function embeddedLinkSecret(
  env: Readonly<Partial<Record<(typeof VISIT_SYSTEMS)[number], string>>>,
): string {
  const configuredSystem = VISIT_SYSTEMS.find((name) => env[name] !== undefined);
  if (configuredSystem === undefined) return 'embedded';
  throw new Error(
    `Invalid configuration. Correct these environment variables:\n  VISIT_LINK_SECRET: must be set with ${configuredSystem}`,
  );
}

type Variables = InferType<typeof variables>;

/** Embedded services that a visitor's browser opens, unless the configuration names other pages. */
function standInPages(env: Variables, target: string): Config['standInPages'] {
  const isCodeweaverEmbedded =
    env.CODEWEAVER_URL === undefined || env.CODEWEAVER_PAGES_URL === undefined;
  return [
    ...(isCodeweaverEmbedded
      ? ['/codeweaver/apply', '/codeweaver/reserve', '/codeweaver/part-exchange']
      : []),
    ...(env.JOTFORM_PAGES_URL === undefined ? ['/jotform/pages'] : []),
    ...(env.HUBSPOT_SCRIPT_URL === undefined ? ['/hubspot'] : []),
  ].map((path) => ({ path, target }));
}

/** The cache in front, if one is configured. */
function cacheInFront(env: Variables): Config['cdn'] {
  const { CDN_KIND: kind, CDN_PURGE_URL: purgeUrls, CDN_PURGE_TOKEN: token } = env;
  if (kind !== undefined && purgeUrls.length > 0) return { kind, purgeUrls, token };
  if (kind === undefined && purgeUrls.length === 0) return undefined;
  throw new Error(
    'Invalid configuration. Correct these environment variables:\n  CDN_KIND, CDN_PURGE_URL: must both be set, or neither',
  );
}

/** The identity provider, if one is configured: over https unless it is on this machine. */
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
    throw new Error(
      `Invalid configuration. Correct these environment variables:\n  ${problems.join('\n  ')}`,
    );
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

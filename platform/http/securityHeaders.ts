import type { RequestHandler } from 'express';

const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = 'https://*.google-analytics.com https://*.analytics.google.com';
const VIDEO = 'https://www.youtube-nocookie.com';
const MAPS = 'https://maps.googleapis.com';
const MAPS_FONTS = 'https://fonts.gstatic.com';
const TWO_YEARS_SECONDS = 63_072_000;

type Header = readonly [name: string, value: string];

interface PolicyConfig {
  publicUrl: URL;
  development: boolean;
  consentHosts: readonly string[];
}

interface ProvidersConfig extends PolicyConfig {
  hubspot: { scriptUrl: string; hosts: readonly string[] };
}

/**
 * Headers of every answer, made once at start: a constant list is much cheaper per request than
 * building them, and the fast path for cached pages sends the same list.
 */
export function securityHeaderList(config: PolicyConfig): Header[] {
  const isHttps = config.publicUrl.protocol === 'https:';
  const headers: Header[] = [
    [
      'Content-Security-Policy',
      contentSecurityPolicy({ ...config, https: isHttps, frameAncestors: [] }),
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'SAMEORIGIN'],
  ];
  if (isHttps) {
    headers.push(['Strict-Transport-Security', `max-age=${TWO_YEARS_SECONDS}`]);
  }
  return headers;
}

/**
 * The content security policy: no inline scripts, so injected markup cannot run. Styles may be inline, since
 * each page carries its own. In development Vite adds inline scripts and a socket.
 * @param frameAncestors other origins that may frame the page (the platform's editors)
 * @param consentHosts hosts of a consent manager, which loads scripts, styles and frames and calls its server
 * @param scripts addresses of further scripts of the page, next to our own; `none` for a page without any
 * @param forms origins of a provider that renders forms: its script, its frames and its API
 * @param maps the page shows a map of the maps service, for which the site has a key
 */
export function contentSecurityPolicy(options: {
  development: boolean;
  https: boolean;
  frameAncestors: readonly string[];
  consentHosts?: readonly string[];
  scripts?: readonly string[] | 'none';
  forms?: readonly string[];
  maps?: boolean;
}): string {
  const { development, https, frameAncestors, consentHosts = [], scripts = [], maps } = options;
  const { forms = [] } = options;
  const consentOrigins = consentHosts.map((host) => `https://${host}`);
  const isScriptless = scripts === 'none';
  const scriptOrigins = new Set(
    isScriptless ? [] : scripts.flatMap((src) => readOrigin(src) ?? []),
  );
  return [
    "default-src 'self'",
    isScriptless
      ? "script-src 'none'"
      : [
          `script-src 'self' ${TAG_MANAGER}`,
          ...(development ? ["'unsafe-inline'"] : []),
          ...(maps ? [MAPS] : []),
          ...consentOrigins,
          ...forms,
          ...scriptOrigins,
        ].join(' '),
    ["style-src 'self' 'unsafe-inline'", ...consentOrigins].join(' '),
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    `font-src 'self'${maps ? ` ${MAPS_FONTS}` : ''}`,
    [
      `connect-src 'self' ${TAG_MANAGER} ${ANALYTICS}`,
      ...(development ? ['ws:'] : []),
      ...(maps ? [MAPS] : []),
      ...consentOrigins,
      ...forms,
    ].join(' '),
    // Vite's client polls a restarting server in a worker.
    ...(maps || development ? ["worker-src 'self' blob:"] : []),
    // The tag manager's frame is for browsers without scripts.
    [`frame-src ${TAG_MANAGER} ${VIDEO}`, ...consentOrigins, ...forms].join(' '),
    ["frame-ancestors 'self'", ...frameAncestors].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The policy of pages that use outside providers; only these pages may load the providers' scripts. */
export function providersPolicy(
  config: ProvidersConfig,
  { usesMaps, usesForms }: { usesMaps: boolean; usesForms: boolean },
): string {
  const isHttps = config.publicUrl.protocol === 'https:';
  const { scriptUrl, hosts } = config.hubspot;
  const origins = [readOrigin(scriptUrl) ?? [], hosts.map((host) => `https://${host}`)].flat();
  return contentSecurityPolicy({
    ...config,
    https: isHttps,
    frameAncestors: [],
    maps: usesMaps,
    forms: usesForms ? origins : [],
  });
}

/** The origin of an absolute http or https address; undefined for any other text. */
function readOrigin(address: string): string | undefined {
  return /^https?:\/\/[a-z0-9.:-]+(?=\/|$)/i.exec(address)?.[0];
}

/** Sets the security headers on every answer. */
export function securityHeaders(headers: readonly Header[]): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

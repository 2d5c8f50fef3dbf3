import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeHtml } from '../../../platform/pages/encodeHtml';
import { createApp } from '../../../server/app';
import type { AppServices } from '../../../server/appServices.types';
import { alertsFeature } from '../../../features/alerts/server/feature';
import { appointmentsFeature } from '../../../features/appointments/server/feature';
import { bookingFeature } from '../../../features/booking/server/feature';
import { carFeature } from '../../../features/car/server/feature';
import { createCompareFeature } from '../../../features/compare/server/feature';
import { editingFeature } from '../../../features/editing/server/feature';
import { enquiriesFeature } from '../../../features/enquiries/server/feature';
import { feedsFeature } from '../../../features/feeds/server/feature';
import { financeFeature } from '../../../features/finance/server/feature';
import { holdsFeature } from '../../../features/holds/server/feature';
import { kitsFeature } from '../../../features/kits/server/feature';
import { tyreHotelFeature } from '../../../features/tyre-hotel/server/feature';
import { createVariantsFeature } from '../../../features/variants/server/feature';
import { readConfig } from '../../../server/config';
import { logTo } from '../../../platform/log';
import type { PageRequest, RenderedPage } from '../../../platform/pages/page.types';
import { keysOfNotice } from '../../../server/pageCache/publishNotice';
import { siteKey } from '../../../platform/pages/surrogateKeys';
import { AddressCache } from '../../../server/pageCache/AddressCache';
import { plainCodings } from '../../../server/pageCache/compression/PageCodings';
import { PageCache } from '../../../server/pageCache/PageCache';
import type { PageCacheOptions } from '../../../server/pageCache/PageCache';
import { Readiness } from '../../../server/health/readiness';
import { securityHeaderList } from '../../../platform/http/securityHeaders';
import { createCarMediaClient } from '../../../features/car/server/carMedia';
import { createSeal } from '../../../platform/seal';
import { createAlertAddresses } from '../../../features/alerts/server/alertAddresses';
import { createAlertLinks } from '../../../features/alerts/server/alertLinks';
import { AlertStore } from '../../../features/alerts/server/AlertStore';
import { DeviceStore } from '../../../features/alerts/server/DeviceStore';
import { createHoldCookies } from '../../../features/holds/server/holdCookies';
import { createBookedDrives } from '../../../features/booking/server/testDrives/bookedDrives';
import { createTireSessions } from '../../../features/tyre-hotel/server/tireSession';
import { createTireHotelClient } from '../../../features/tyre-hotel/server/tirehotel';
import { createMechmateClient } from '../../../features/booking/server/mechmate/mechmate';
import { createVehicleRegisterClient } from '../../../features/enquiries/server/vehicles/vehicleRegister';
import { createCodeweaverClient } from '../../../features/finance/server/codeweaver';
import { siteOrigins } from '../../../server/sites/siteOrigin';
import { defaultSiteContent } from '../../../platform/content/siteContent';
import { siteNames, sites } from '../../../sites/sites';
import type { Site } from '../../../sites/site.types';

export const allSites = siteNames.map((name) => sites[name]) as [Site, ...Site[]];

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface SendRequest {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a request with the path exactly as given, without normalisation. */
export function requestApp(
  port: number,
  { path = '/', method = 'GET', headers, body }: SendRequest = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const request = send({ host: '127.0.0.1', port, path, method, headers, agent: false });
    request.once('error', reject).once('response', (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject).once('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode = 0, headers: answered } = response;
        resolve({ status: statusCode, headers: answered, body: bytes, text: bytes.toString() });
      });
    });
    request.end(body);
  });
}

const running: Server[] = [];

/** Starts a server on a free loopback port; `stopServers` stops it. */
export async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

export async function stopServers(): Promise<void> {
  const servers = running.splice(0);
  await Promise.all(
    servers.map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
}

/** Renders a page whose text describes the request; paths that start with `/missing` are 404. */
export async function plainPage(request: PageRequest): Promise<RenderedPage> {
  const { site, path, query, mode } = request;
  const status = path.startsWith('/missing') ? 404 : 200;
  return {
    status,
    html: encodeHtml(
      `<!doctype html><title>${site.name}</title><p>${path} ${mode} ${query.toString()}</p>`,
    ),
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    cacheable: true,
    paths: [path],
  };
}

function getOrigins(publicUrl: URL): Pick<TestServices, 'origin' | 'publicOrigin'> {
  const origin = siteOrigins(allSites, publicUrl);
  return { origin, publicOrigin: (site) => Promise.resolve(origin(site)) };
}

/** Options of all feature factories. */
type FeatureOptions = Parameters<typeof tyreHotelFeature>[0] &
  Parameters<typeof appointmentsFeature>[0] &
  Parameters<typeof bookingFeature>[0] &
  Parameters<typeof editingFeature>[0] &
  Parameters<typeof feedsFeature>[0] &
  Parameters<typeof holdsFeature>[0] &
  Parameters<typeof enquiriesFeature>[0] &
  Parameters<typeof kitsFeature>[0] &
  Parameters<typeof carFeature>[0] &
  Omit<Parameters<typeof financeFeature>[0], 'codeweaverPagesUrl'> & {
    alerts: Omit<
      Parameters<typeof alertsFeature>[0],
      'search' | 'siteContent' | 'renderPage' | 'logger'
    >;
  };

/** A database whose every call fails. */
const noDatabase = {
  run: () => Promise.reject(new Error('No database')),
  transaction: () => Promise.reject(new Error('No database')),
  withLock: () => Promise.reject(new Error('No database')),
};

/** Services of the application and options of its features. */
export type TestServices = Omit<AppServices, 'features'> & FeatureOptions;

const createFeatures = (services: TestServices): AppServices['features'] => [
  editingFeature(services),
  alertsFeature({ ...services, ...services.alerts }),
  tyreHotelFeature(services),
  bookingFeature(services),
  appointmentsFeature(services),
  createCompareFeature(services),
  kitsFeature(services),
  holdsFeature(services),
  feedsFeature(services),
  carFeature(services),
  financeFeature({ ...services, codeweaverPagesUrl: services.config.codeweaverPagesUrl }),
  enquiriesFeature(services),
  createVariantsFeature(services),
];

export interface AppUnderTest {
  port: number;
  /** Returns the log lines, parsed. */
  lines: () => Record<string, unknown>[];
  services: TestServices;
  request: (request?: SendRequest) => Promise<Answer>;
}

/** Starts the whole application on a loopback port; `overrides` replaces its services. */
export async function startApp(
  overrides: Partial<TestServices> & {
    environment?: NodeJS.ProcessEnv;
    cache?: Partial<PageCacheOptions>;
  } = {},
): Promise<AppUnderTest> {
  const { environment, cache, ...services } = overrides;
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLISH_WEBHOOK_SECRET: 'publish-secret',
    ...environment,
  });
  const written: string[] = [];
  const log = logTo({ write: (line) => written.push(line) }, 'info');
  const headers = securityHeaderList(config);
  const renderPage = services.renderPage ?? plainPage;
  const pageCache = new PageCache({ render: renderPage, logger: log.logger, headers, ...cache });
  const pass: AppServices['assets'] = (_request, _response, next) => next();
  const readiness = services.readiness ?? new Readiness();
  const complete: TestServices = {
    config,
    ...log,
    headers,
    renderPage,
    pageCache,
    checkUnknown: () => Promise.resolve(false),
    codings: plainCodings,
    readiness,
    draining: readiness.draining,
    keys: { refused: () => [], check: () => Promise.resolve([]) },
    addresses: new AddressCache(),
    sites: allSites,
    ...getOrigins(config.publicUrl),
    llms: pass,
    assets: pass,
    image: pass,
    sitemap: pass,
    findRedirect: () => undefined,
    events: {
      sendPageView: () => Promise.resolve(),
      sendVariantReport: () => Promise.resolve(),
    },
    codeweaver: createCodeweaverClient('http://127.0.0.1:9'),
    jotforms: {
      find: () => Promise.resolve(undefined),
      findQuestions: () => Promise.resolve(undefined),
    },
    findServices: () => Promise.resolve(undefined),
    jotFormsOf: () => Promise.resolve(new Set()),
    carMedia: createCarMediaClient('http://127.0.0.1:9'),
    vehicleRegister: createVehicleRegisterClient('http://127.0.0.1:9'),
    mechmate: createMechmateClient('http://127.0.0.1:9'),
    tirehotel: createTireHotelClient('http://127.0.0.1:9'),
    tireCodes: {
      search: () => Promise.reject(new Error('No tyre hotel')),
      send: () => Promise.reject(new Error('No tyre hotel')),
      accept: () => Promise.reject(new Error('No tyre hotel')),
    },
    drives: createBookedDrives(createSeal('a secret of ours', 'test drive')),
    tireSessions: createTireSessions({
      seal: createSeal('a secret of ours', 'tyre hotel session'),
      ends: { add: () => Promise.resolve(), has: () => Promise.resolve(false) },
    }),
    search: () => Promise.reject(new Error('No search')),
    siteContent: {
      get: (site, language) => Promise.resolve(defaultSiteContent(site, language)),
    },
    holds: {
      request: () => Promise.reject(new Error('No database')),
      prove: () => Promise.reject(new Error('No database')),
      show: () => Promise.resolve('unknown'),
      findHolder: () => Promise.resolve(undefined),
      release: () => Promise.reject(new Error('No database')),
      start: () => undefined,
      close: () => Promise.resolve(),
    },
    holdNotifier: { wake: () => undefined, close: () => Promise.resolve() },
    holdCookies: createHoldCookies(createSeal('a secret of ours', 'car holder')),
    visits: {
      pagePath: () => undefined,
      calendarPath: () => undefined,
      withOutcome: (page) => page,
      readChange: () => undefined,
      find: () => Promise.reject(new Error('No workshop system')),
      findFreeDays: () => Promise.reject(new Error('No workshop system')),
      move: () => Promise.reject(new Error('No workshop system')),
      cancel: () => Promise.reject(new Error('No workshop system')),
    },
    alerts: {
      links: createAlertLinks('a secret of ours'),
      addresses: createAlertAddresses(createAlertLinks('a secret of ours'), () => ''),
      store: new AlertStore(noDatabase),
      devices: new DeviceStore(noDatabase),
      acceptsDevice: () => false,
      sender: { sendNow: () => Promise.resolve('later') },
      start: () => undefined,
      close: () => Promise.resolve(),
    },
    visitNotifier: { start: () => undefined, close: () => Promise.resolve() },
    bookings: {
      confirm: () => Promise.reject(new Error('No database')),
      find: () => Promise.resolve(undefined),
      giveUp: () => Promise.reject(new Error('No database')),
      start: () => undefined,
      close: () => Promise.resolve(),
    },
    leads: {
      accept: () => Promise.resolve(),
      start: () => undefined,
      close: () => Promise.resolve(),
    },
    checkDatabase: () => Promise.resolve(),
    searchCars: () => Promise.resolve({ facets: [], cars: [], total: 0 }),
    searchKits: () => Promise.resolve({ facets: [], kits: [], total: 0 }),
    renderErrorPage: ({ status, site }) =>
      Promise.resolve({
        status,
        html: encodeHtml(`<!doctype html><h1>${site.name} error ${status}</h1>`),
        headers: {},
        cacheable: false,
        paths: [],
      }),
    onPlatformPublished: (keys) =>
      void pageCache.purge(keys ?? allSites.map(({ name }) => siteKey(name))),
    onPublished: (notice) => ({ purged: pageCache.purge(keysOfNotice(notice)), inUse: true }),
    ...services,
  };
  const port = await serve(createApp({ ...complete, features: createFeatures(complete) }));
  return {
    port,
    services: complete,
    request: (request) => requestApp(port, request),
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

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
import { KnownAddresses } from '../../../server/pageCache/KnownAddresses';
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

export interface Ask {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** One request, sent exactly as given: no path is normalised. */
export function ask(port: number, { path = '/', method = 'GET', headers, body }: Ask = {}) {
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

/** Serves on a free loopback port until `stopServers`. */
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

/** A page whose text tells what was asked for; `/missing…` is a 404. */
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

function originsOf(publicUrl: URL): Pick<TestServices, 'origin' | 'publicOrigin'> {
  const origin = siteOrigins(allSites, publicUrl);
  return { origin, publicOrigin: (site) => Promise.resolve(origin(site)) };
}

/** What features are made of, each as its own factory takes it. */
type FeatureParts = Parameters<typeof tyreHotelFeature>[0] &
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

/** What the application is made of, and what its features are made of. */
export type TestServices = Omit<AppServices, 'features'> & FeatureParts;

const featuresOf = (services: TestServices): AppServices['features'] => [
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
  /** Log lines, parsed. */
  lines: () => Record<string, unknown>[];
  services: TestServices;
  ask: (request?: Ask) => Promise<Answer>;
}

/** The whole application on a loopback port, with what the test puts in place of its services. */
export async function startApp(
  replaced: Partial<TestServices> & {
    environment?: NodeJS.ProcessEnv;
    cache?: Partial<PageCacheOptions>;
  } = {},
): Promise<AppUnderTest> {
  const { environment, cache, ...services } = replaced;
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
    codings: plainCodings,
    readiness,
    draining: readiness.draining,
    keys: { refused: () => [], ask: () => Promise.resolve([]) },
    addresses: new KnownAddresses(),
    sites: allSites,
    ...originsOf(config.publicUrl),
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
      findAnswers: () => Promise.resolve(undefined),
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
      ask: () => Promise.reject(new Error('No database')),
      prove: () => Promise.reject(new Error('No database')),
      show: () => Promise.resolve('unknown'),
      holderOf: () => Promise.resolve(undefined),
      release: () => Promise.reject(new Error('No database')),
      start: () => undefined,
      close: () => Promise.resolve(),
    },
    holdNotifier: { wake: () => undefined, close: () => Promise.resolve() },
    holdCookies: createHoldCookies(createSeal('a secret of ours', 'car holder')),
    visits: {
      pathOf: () => undefined,
      calendarOf: () => undefined,
      saying: (page) => page,
      changeOf: () => undefined,
      find: () => Promise.reject(new Error('No workshop system')),
      daysFor: () => Promise.reject(new Error('No workshop system')),
      move: () => Promise.reject(new Error('No workshop system')),
      cancel: () => Promise.reject(new Error('No workshop system')),
    },
    alerts: {
      links: createAlertLinks('a secret of ours'),
      addresses: createAlertAddresses(createAlertLinks('a secret of ours'), () => ''),
      store: new AlertStore({
        query: () => Promise.reject(new Error('No database')),
        alone: () => Promise.reject(new Error('No database')),
      }),
      devices: new DeviceStore({ query: () => Promise.reject(new Error('No database')) }),
      takesDevice: () => false,
      sender: { sendNow: () => Promise.resolve('later') },
      start: () => undefined,
      close: () => Promise.resolve(),
    },
    visitNotifier: { start: () => undefined, close: () => Promise.resolve() },
    bookings: {
      confirm: () => Promise.reject(new Error('No database')),
      look: () => Promise.resolve(undefined),
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
    onPublished: (notice) => pageCache.purge(keysOfNotice(notice)),
    ...services,
  };
  const port = await serve(createApp({ ...complete, features: featuresOf(complete) }));
  return {
    port,
    services: complete,
    ask: (request) => ask(port, request),
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

import type { RequestListener } from 'node:http';
import express from 'express';
import type { RequestHandler } from 'express';
import type { JotFormsOf } from '../features/enquiries/server/jotFormsOf';
import type { PageServices } from '../platform/pages/pageData.types';
import type { Site } from '../sites/site.types';
import { alertPages } from '../features/alerts/server/alertPages';
import type { Alerts } from '../features/alerts/server/alerts';
import { alertsApi } from '../features/alerts/server/alertsApi';
import { devicesApi } from '../features/alerts/server/devicesApi';
import { webManifest } from '../features/alerts/server/webManifest';
import { tireHotelApi } from '../features/tyre-hotel/server/tireHotelApi';
import type { TireCodes } from '../features/tyre-hotel/server/codes';
import type { TireSessions } from '../features/tyre-hotel/server/tireSession';
import type { TireHotelClient } from '../features/tyre-hotel/server/tirehotel';
import { allowMethods } from '../platform/http/allowMethods';
import { answerPrivately } from '../platform/http/answerPrivately';
import { keyHeader } from './cdn/keyHeader';
import { canonicalAddress } from './sites/canonicalAddress';
import { checkedPath } from './http/checkedPath';
import type { Bookings } from '../features/booking/server/bookings';
import { mechmateApi } from '../features/booking/server/mechmateApi';
import { carMediaApi } from '../features/car/server/carMediaApi';
import { carsApi } from '../features/car/server/carsApi';
import { comparisonApi } from '../features/compare/server/comparisonApi';
import type { Config } from './config';
import { databaseHealth } from './health/databaseHealth';
import { defaultLanguagePrefix } from './sites/defaultLanguagePrefix';
import { errors } from './http/errors';
import { codeweaverApi } from '../features/finance/server/codeweaverApi';
import { jotformApi } from '../features/enquiries/server/jotformApi';
import type { FormSources } from '../features/enquiries/server/formDefinition.types';
import { formsApi } from '../features/enquiries/server/formsApi';
import { editingApi } from './editing/editingApi';
import { automasterApi } from '../features/kits/server/automasterApi';
import { kitsApi } from '../features/kits/server/kitsApi';
import { privateKitSession } from '../features/kits/server/privateKitSession';
import { health } from './health/health';
import type { Leads } from '../features/enquiries/server/leads/leads';
import type { Logger } from '../platform/log';
import { noSuchRoute } from './http/noSuchRoute';
import type { RenderErrorPage, RenderPage } from '../platform/pages/page.types';
import { cachedPages, renderedPages } from './pageCache/cachedPages';
import { fastPath } from './pageCache/fastPath';
import type { KnownAddresses } from './pageCache/KnownAddresses';
import type { PageCache } from './pageCache/PageCache';
import { DICTIONARIES_PATH } from './pageCache/compression/DictionaryFolder';
import type { PageCodings } from './pageCache/compression/PageCodings';
import { platformWebhook } from './pageCache/platformWebhook';
import { publishWebhook } from './pageCache/publishWebhook';
import type { SurrogateKey } from '../platform/pages/surrogateKeys';
import type { PublishNotice } from './pageCache/publishNotice';
import { pageViewEvents } from './events/pageView';
import { variantReports } from '../features/variants/server/variantReports';
import { contentProxies } from './proxy/contentProxies';
import { standInPages } from './proxy/standInPages';
import { livez, readyz } from './health/readiness';
import type { UpstreamKeys } from './health/upstreamKeys';
import type { Readiness } from './health/readiness';
import { redirectTable } from './redirects/redirectTable';
import type { FindRedirect } from './redirects/redirectTable';
import { requestAuthority } from './http/requestAuthority';
import { requestLog } from './http/requestLog';
import { STAND_IN_PATH } from '../platform/standInPages';
import type { Metrics } from './telemetry/metrics';
import { requestTelemetry } from './telemetry/requestTelemetry';
import { vitalsApi } from './telemetry/vitalsApi';
import { rewrites } from './redirects/rewrites';
import { securityHeaders } from './http/securityHeaders';
import { feeds } from './feeds/feeds';
import { openData } from './openData/openData';
import { llms } from './seo/llms';
import { robots } from './seo/robots';
import { siteByHost } from './sites/siteByHost';
import { siteHosts } from './sites/siteHosts';
import { tellUntrustedProxy } from './http/tellUntrustedProxy';
import { trustedProxy } from './http/trustedProxy';
import type { CarMediaClient } from '../features/car/server/carMedia';
import type { JotformClient } from '../features/enquiries/server/jotformClient';
import type { CodeweaverClient } from '../features/finance/server/codeweaver';
import type { EventsClient } from '../platform/upstreams/events';
import type { MechmateClient } from '../features/booking/server/mechmate/mechmate';
import type { VehicleRegisterClient } from '../features/enquiries/server/vehicles/vehicleRegister';
import type { BookedDrives } from '../features/booking/server/testDrives/bookedDrives';
import { testDrivePages } from '../features/booking/server/testDrives/testDrivePages';
import { holdPages } from '../features/holds/server/holdPages';
import type { DevelopmentServer } from './development/DevelopmentServer';
import type { Database } from '../platform/database/Database';
import type { HoldCookies } from '../features/holds/server/holdCookies';
import type { Holds } from '../features/holds/server/holds';
import type { SearchClient } from '../features/search/server/searchClient';
import { visitPages } from '../features/booking/server/visits/visitPages';
import { visitsApi } from '../features/booking/server/visits/visitsApi';
import type { Visits } from '../features/booking/server/visits/visits';
import type { VisitNotifier } from '../features/booking/server/visits/visitNotifier';
import type { SiteContentSource } from '../platform/content/siteContent';
import { vehiclesApi } from '../features/enquiries/server/vehicles/vehiclesApi';

/** Everything the web application works with. */
export interface AppServices {
  config: Config;
  logger: Logger;
  /** Takes the log line of each request. */
  writeLine: (line: string) => void;
  readiness: Readiness;
  /** Whether upstreams take our keys. */
  keys: UpstreamKeys;
  /** All sites; the first one answers at the public address itself. */
  sites: readonly [Site, ...Site[]];
  origin: (site: Site) => string;
  /** Security headers of every answer. */
  headers: readonly (readonly [string, string])[];
  assets: RequestHandler;
  /** Absent where pages are compressed without dictionaries. */
  dictionaryFiles?: RequestHandler;
  /** Of developers alone: open pages that load anew, errors with their places. */
  development?: DevelopmentServer;
  image: RequestHandler;
  /** Absent where there are no developer pages. */
  devPages?: RequestHandler;
  /** Absent where a content platform elsewhere has an editor of its own. */
  editor?: RequestHandler;
  /** Drafts by link; absent where there is no editor. */
  draftLinks?: RequestHandler;
  sitemap: RequestHandler;
  /** The one origin of a site's addresses, as its canonical links name it. */
  publicOrigin: (site: Site) => Promise<string>;
  /** What `/llms.txt` tells of a site. */
  describeSite: Parameters<typeof llms>[0]['describe'];
  /** Redirects of a site, by its name. */
  findRedirect: (site: string) => FindRedirect | undefined;
  events: EventsClient;
  leads: Pick<Leads, 'accept' | 'start' | 'close' | 'check'>;
  /** What a person must see to although pages are served. */
  alarms?: () => readonly string[];
  /** Absent where nobody may look at undelivered enquiries. */
  leadsPage?: RequestHandler;
  codeweaver: CodeweaverClient;
  jotforms: JotformClient;
  findServices: FormSources['findServices'];
  jotFormsOf: JotFormsOf;
  carMedia: CarMediaClient;
  vehicleRegister: VehicleRegisterClient;
  mechmate: MechmateClient;
  tirehotel: TireHotelClient;
  tireCodes: TireCodes;
  drives: BookedDrives;
  tireSessions: TireSessions;
  bookings: Bookings;
  holds: Holds;
  holdCookies: HoldCookies;
  visits: Visits;
  visitNotifier: VisitNotifier;
  alerts: Alerts;
  siteContent: Pick<SiteContentSource, 'get'>;
  searchCars: PageServices['searchCars'];
  searchKits: PageServices['searchKits'];
  search: SearchClient['search'];
  renderPage: RenderPage;
  renderErrorPage: RenderErrorPage;
  pageCache: PageCache;
  codings: PageCodings;
  addresses: KnownAddresses;
  /** Rejects when other web processes cannot be told. */
  onPublished: (notice: PublishNotice) => number | Promise<number>;
  /** Where all web processes remember which notices they accepted. */
  noticeDatabase?: Pick<Database, 'query'>;
  /** Takes keys of what the platform says was published; undefined for all sites. */
  onPlatformPublished: (keys: readonly SurrogateKey[] | undefined) => void;
  /** What is counted; absent where nobody can see it. */
  metrics?: Metrics;
}

/** The web application: its middleware in the order in which a request meets it (design §7). */
export function createApp(services: AppServices): RequestListener {
  const { config, logger, writeLine, sites } = services;
  const { renderPage, renderErrorPage, pageCache, codings, addresses, metrics } = services;
  const isTrusted = trustedProxy(config.trustProxy);
  const authorityOf = requestAuthority(isTrusted);

  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', isTrusted);

  // A page of development asks for hundreds of sources, each of which would be a line of the log.
  if (services.development) app.use(services.assets);
  app.use(requestLog(writeLine));
  app.use(tellUntrustedProxy(isTrusted, logger));
  app.use(requestTelemetry(isTrusted, metrics));
  app.use(securityHeaders(services.headers));
  app.use(checkedPath());
  if (services.dictionaryFiles) app.use(DICTIONARIES_PATH, services.dictionaryFiles);
  if (!services.development) app.use(services.assets);

  app.use(rewrites());
  const database = databaseHealth(services.leads.check);
  app.get(
    '/api/healthz',
    health({ site: sites[0], renderPage, database, logger, alarms: services.alarms }),
  );
  app.get('/livez', livez());
  app.get('/readyz', readyz(services.readiness, database, services.keys));
  if (services.devPages) app.use('/_dev', services.devPages);
  if (services.editor) app.use('/_edit', services.editor);
  if (services.leadsPage) app.use('/_leads', services.leadsPage);
  app.use('/api/content/published', publishWebhook({ ...services, ...config.publishing }));
  app.use(
    '/api/content/platform-published',
    platformWebhook({
      secret: config.publishing.platformSecret,
      isKnown: (key) => pageCache.has(key),
      onPublished: services.onPlatformPublished,
    }),
  );

  app.use(siteByHost(authorityOf, siteHosts(sites, config.publicUrl.hostname)));

  if (services.draftLinks) app.use('/_draft', services.draftLinks);
  app.use(privateKitSession());
  app.use(canonicalAddress(config.publicUrl));
  app.use(redirectTable(services.findRedirect, config.cdn && keyHeader(config.cdn.kind)));
  app.use(defaultLanguagePrefix());

  app.get('/image', services.image);
  app.use(contentProxies(config));
  app.use(STAND_IN_PATH, standInPages(config));
  app.get('/manifest.webmanifest', webManifest(services.siteContent));
  app.get('/api/robots', robots({ stage: config.stage, origin: services.publicOrigin }));
  app.get(
    '/api/llms',
    llms({ describe: services.describeSite, origin: services.publicOrigin, logger }),
  );
  app.get(['/api/sitemap', '/sitemap-:part.xml'], services.sitemap);
  app.use('/feeds', feeds({ search: services.search, origin: services.publicOrigin, logger }));
  app.use(
    '/open-data',
    openData({ searchCars: services.searchCars, origin: services.publicOrigin }),
  );
  app.use('/api/editing', editingApi(config, renderPage));
  app.use('/api/events/page-view', pageViewEvents(services.events, logger));
  app.use('/api/events/variant', variantReports(services.events, logger));
  app.use('/api/vitals', vitalsApi(metrics?.takeVitals));
  app.use('/api/cars', carsApi(services.searchCars));
  app.use('/api/comparison', comparisonApi(services.siteContent));
  app.use(
    '/api/vehicles',
    vehiclesApi({ register: services.vehicleRegister, searchCars: services.searchCars }),
  );
  app.use(
    '/api/mechmate',
    mechmateApi({
      mechmate: services.mechmate,
      bookings: services.bookings,
      visits: services.visits,
      draining: services.readiness.draining,
      logger,
    }),
  );
  app.use('/api/tirehotel', tireHotelApi(services));
  app.use(['/api/visits', '/api/alerts', '/api/test-drives', '/api/holds'], answerPrivately());
  app.use('/api/visits', visitsApi(services));
  app.use('/api/alerts/devices', devicesApi({ ...services, ...services.alerts }));
  app.use('/api/alerts', alertsApi({ ...services, ...services.alerts }));
  const testDrives = testDrivePages(services);
  app.use('/api/test-drives', testDrives.api);
  const holdPage = holdPages(services);
  app.use('/api/holds', holdPage.api);
  app.use('/api/automaster', automasterApi(services.leads));
  app.use('/api/kits', kitsApi(services.searchKits, services.searchCars));
  app.use('/api/jotform', jotformApi(services.jotforms, services.jotFormsOf));
  app.use(
    '/api/forms/comhub',
    formsApi({
      leads: services.leads,
      sources: {
        findJotForm: services.jotforms.find,
        jotFormsOf: services.jotFormsOf,
        findServices: services.findServices,
      },
      renderPage,
      logger,
    }),
  );
  app.use(
    '/api/codeweaver',
    codeweaverApi({ client: services.codeweaver, pagesUrl: config.codeweaverPagesUrl, logger }),
  );
  app.use('/api', carMediaApi(services.carMedia));
  app.use('/api', noSuchRoute());

  app.use(allowMethods('GET', 'HEAD'));
  app.use(visitPages(services));
  app.use(testDrives.pages);
  app.use(alertPages({ ...services, ...services.alerts }));
  app.use(holdPage.pages);
  app.use(cachedPages(pageCache, codings, addresses, metrics?.requests));
  app.use(renderedPages(pageCache, codings));

  app.use(errors({ renderErrorPage, logger, explain: services.development?.explain }));

  return fastPath({
    cache: pageCache,
    addresses,
    codings,
    authorityOf,
    writeLine,
    application: app,
    isTrusted,
    requests: metrics?.requests,
  });
}

import { fileURLToPath } from 'node:url';
import { createSeal } from '../platform/seal';
import { createQueryCache } from '../platform/content/queryCache';
import { createContentClient } from '../platform/content/contentClient';
import { fetchPage } from '../platform/content/fetchPage';
import { createJotFormsOf } from '../features/enquiries/server/jotFormsOf';
import { fillNavigation } from '../platform/content/fillNavigation';
import { createNavigation } from '../platform/content/navigation';
import { createSiteContent } from '../platform/content/siteContent';
import { siteNames, sites } from '../sites/sites';
import type { Site } from '../sites/site.types';
import { createAlerts } from '../features/alerts/server/alerts';
import type { AppServices } from './app';
import type { Config } from './config';
import { followTables } from './development/followTables';
import { startDevelopment } from './development/startDevelopment';
import { developerPages } from './devPages/developerPages';
import { createBookings } from '../features/booking/server/bookings';
import { documents } from './pages/documents';
import { draftPages } from './editing/draftPages';
import { pageEditor } from './editing/editor/pageEditor';
import { createPictures } from './images/pictures';
import { createScaling } from './images/scaling/scaling';
import { settledPlaceholders } from './images/settledPlaceholders';
import { createLeads } from '../features/enquiries/server/leads/leads';
import type { Log } from '../platform/log';
import { createRedirectServices } from './redirects/redirectServices';
import { renderInTurn } from './pages/renderInTurn';
import { createPageRenderer, PATIENCE_MS } from './pages/renderPage';
import { KnownAddresses } from './pageCache/KnownAddresses';
import { keyHeader } from './cdn/keyHeader';
import { leadsPage } from './operator/leadsPage';
import { createCompression, type Compression } from './pageCache/compression/createCompression';
import { PageCache } from './pageCache/PageCache';
import { createPublishing, type Publishing } from './pageCache/publishing';
import { carKey } from '../platform/pages/surrogateKeys';
import { readPushKeys } from '../features/alerts/server/push/keptPushKeys';
import { createFindServices } from '../features/enquiries/server/offeredServices';
import type { Readiness } from './health/readiness';
import { upstreamKeys } from './health/upstreamKeys';
import { createSearchCars } from '../features/search/server/searchCars';
import { createSearchDealers } from '../features/search/server/searchDealers';
import { createSearchKits } from '../features/search/server/searchKits';
import { providersPolicy, securityHeaderList } from './http/securityHeaders';
import { listCars } from './seo/listCars';
import { listDealers, withDealers } from './seo/listDealers';
import { sitemap } from './seo/sitemap';
import { siteOrigins } from './sites/siteOrigin';
import { builtAssets } from './http/builtAssets';
import { contentQueries, contentUpstreams, listRoutes } from '../platform/content/content';
import { KnownAnswers } from '../platform/upstreams/KnownAnswers';
import { createCarMediaClient } from '../features/car/server/carMedia';
import { createCodeweaverClient } from '../features/finance/server/codeweaver';
import { createEventsClient } from '../platform/upstreams/events';
import { createJotformClient } from '../features/enquiries/server/jotformClient';
import { createSearchClient } from '../features/search/server/searchClient';
import { createStockChangesClient } from '../features/search/server/stockChanges';
import { createMechmateClient } from '../features/booking/server/mechmate/mechmate';
import { createVehicleRegisterClient } from '../features/enquiries/server/vehicles/vehicleRegister';
import { Database } from '../platform/database/Database';
import { BookingStore } from '../features/booking/server/BookingStore';
import { createMailClient } from '../platform/upstreams/mail';
import { createTireHotelServices } from '../features/tyre-hotel/server/tireHotelServices';
import { createBookedDrives } from '../features/booking/server/testDrives/bookedDrives';
import { createSmsClient } from '../platform/upstreams/sms';
import { createTireHotelClient } from '../features/tyre-hotel/server/tirehotel';
import { HeldCars } from '../features/holds/server/HeldCars';
import type { HoldNotifier } from '../features/holds/server/holdNotifier';
import { createHoldServices } from '../features/holds/server/holdServices';
import { withHolds } from '../features/holds/server/withHolds';
import { createVisitLinks } from '../features/booking/server/visits/visitLinks';
import { VisitNotices } from '../features/booking/server/visits/VisitNotices';
import { createVisitNotifier } from '../features/booking/server/visits/visitNotifier';
import { createVisits } from '../features/booking/server/visits/visits';
import type { Telemetry } from './telemetry/telemetry';
import { createEstimateVehicle } from '../features/enquiries/server/vehicles/tradeInEstimates';

const allSites = siteNames.map((name) => sites[name]) as [Site, ...Site[]];

/** A process or thread beside this one: its source in development, else its built file. */
const entryOf = (source: string, built: string): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? source : built, import.meta.url));

const scalingEntry = entryOf('./images/scaling/scaling.main.ts', './scaling.js');
const compressionEntry = entryOf('./pageCache/compression/compression.main.ts', './compression.js');
const redirectsEntry = entryOf('./redirects/redirects.main.ts', './redirects.js');

/** Puts together what the web application works with, from the configuration alone. */
export async function createWebServices(
  config: Config,
  { logger, writeLine, metrics }: Pick<Log, 'logger' | 'writeLine'> & Pick<Telemetry, 'metrics'>,
  readiness: Readiness,
): Promise<
  AppServices &
    Compression & {
      database: Pick<Database, 'close' | 'query'>;
      publishing: Publishing;
      holdNotifier: HoldNotifier;
    }
> {
  const origin = siteOrigins(allSites, config.publicUrl);
  const pushKeys = await readPushKeys(config, logger);
  const headers = securityHeaderList(config);
  const { published, drafts } = contentUpstreams(config);
  const knownContent = new KnownAnswers();
  const content = createContentClient(contentQueries(published, undefined, knownContent));
  const siteContent = createSiteContent(content, (error) =>
    logger.warn({ error }, 'site settings not refreshed'),
  );
  const navigation = createNavigation(content, {
    onError: (error) => logger.error({ error }, 'navigation not fetched'),
    onProblems: (problems) => logger.warn({ problems }, 'content left out of the navigation'),
  });
  const queryCache = createQueryCache(content, (error) =>
    logger.warn({ error }, 'answers for blocks not refreshed'),
  );
  const bookingDatabase = new Database(config.databaseUrl);
  const heldCars = new HeldCars({
    database: bookingDatabase,
    onChange: (cars) => {
      pageCache.purge(cars.map(({ stock, carId }) => carKey(stock, carId)));
    },
    logger,
  });
  const stockSearch = createSearchClient({ search: config.search, logger });
  const searchClient = withHolds(stockSearch, heldCars);
  const searchCars = createSearchCars(searchClient);
  const searchKits = createSearchKits(searchClient);
  const jotforms = createJotformClient(config.jotform);
  const pictures = createPictures({
    ...config,
    hosts: config.imageHosts,
    logger,
    scaling: createScaling({ entry: scalingEntry }),
  });
  const development = config.development ? await startDevelopment(config.port) : undefined;
  const { renderDocument, renderEditor, renderLeads } = await documents(development);
  const pages = createPageRenderer({
    services: {
      content,
      siteContent,
      navigation,
      origin,
      ask: queryCache.ask,
      searchCars,
      searchDealers: createSearchDealers(searchClient),
      searchKits,
      kitSessionSample: config.kitSessionSample,
      hubspotScript: config.hubspot.scriptUrl,
      pushKey: pushKeys?.publicKey,
      findJotForm: jotforms.find,
      placeholders: settledPlaceholders(pictures.placeholders),
      showUnknownBlocks: config.development,
      imageHosts: config.imageHosts,
      vitalsShare: config.telemetry.vitalsShare,
    },
    drafts: (headers) => createContentClient(contentQueries(drafts, headers)),
    variantContent: (variant) =>
      createContentClient(contentQueries(published, { sc_variant: variant }, knownContent)),
    renderDocument,
    // Vike, which renders in development, makes whole documents alone.
    patienceMs: development ? undefined : PATIENCE_MS,
    policyOf: (providers) => providersPolicy(config, providers),
    logger,
  });
  const pageCache = new PageCache({
    render: renderInTurn(pages.renderPage),
    logger,
    headers,
    keyHeader: config.cdn && keyHeader(config.cdn.kind),
    maxBytes: config.pageCacheBytes,
    onAnswer: metrics && ((result) => (metrics.requests.cache[result] += 1)),
  });
  const compression = await createCompression({
    config,
    pageCache,
    sites: allSites,
    logger,
    entry: compressionEntry,
  });
  const addresses = new KnownAddresses();
  const { redirects, managed, askRedirects } = createRedirectServices({
    entry: redirectsEntry,
    sites: allSites,
    content,
    logger,
    onChange: () => addresses.forgetAll(),
  });
  if (development) {
    const onFault = (message: string) => logger.error(message);
    followTables(development, redirects, { onChange: () => addresses.forgetAll(), onFault });
  }
  const routes = (site: Site) => listRoutes(content, site);
  const dealers = (site: Site) => listDealers(searchClient.search, site);
  // Editors may name the site's address; what machines find names the same one everywhere.
  const publicOrigin = async (site: Site) =>
    (await siteContent.get(site, site.languages[0])).settings.url ?? origin(site);
  const describeSite: AppServices['describeSite'] = async (site, language) => {
    const [settings, found, places] = await Promise.all([
      siteContent.get(site, language),
      fetchPage(content, { site: site.name, language, routePath: '/' }),
      dealers(site).catch(() => []),
    ]);
    const front = found && (await fillNavigation(found.page, navigation));
    return { content: settings, front, dealers: places };
  };
  const siteMaps = sitemap({
    listRoutes: async (site) => withDealers(...(await Promise.all([routes(site), dealers(site)]))),
    origin: publicOrigin,
    logger,
    listCars: (site) => listCars(searchClient.search, site),
  });
  const vehicleRegister = createVehicleRegisterClient(config.vehicleRegisterUrl);
  const leads = createLeads({
    database: bookingDatabase,
    ...config.leads,
    jotform: config.jotform,
    // Enquiries carry cars as the index has them.
    search: stockSearch.search,
    estimateVehicle: createEstimateVehicle({ register: vehicleRegister, searchCars }),
    logger,
  });
  const mechmate = createMechmateClient(config.mechmateUrl);
  const tirehotel = createTireHotelClient(config.tirehotelUrl);
  const systems = { mechmate, tirehotel };
  const bookings = createBookings({
    database: bookingDatabase,
    keepDays: config.leads.keepDays,
    systems,
    logger,
  });
  const notices = new VisitNotices(bookingDatabase);
  const visits = createVisits({
    links: createVisitLinks(config.visitLinkSecret),
    systems,
    store: new BookingStore(bookingDatabase),
    notices,
  });
  const mail = createMailClient(config.mail.url);
  const { holds, holdCookies, holdNotifier } = createHoldServices({
    database: bookingDatabase,
    secret: config.visitLinkSecret,
    held: heldCars,
    leads,
    mail,
    sites: allSites,
    siteContent,
    origin,
    from: config.mail.from,
    logger,
  });
  const visitNotifier = createVisitNotifier({
    notices,
    visits,
    systems,
    mail,
    sms: createSmsClient(config.sms),
    sites: allSites,
    siteContent,
    origin,
    from: config.mail.from,
    logger,
  });
  const alerts = createAlerts({
    config,
    database: bookingDatabase,
    pushKeys,
    sites: allSites,
    siteContent,
    origin,
    logger,
  });
  const expire = () => {
    knownContent.expire();
    siteContent.expire();
    navigation.expire();
    queryCache.expire();
    siteMaps.expire();
    void managed.refresh();
  };
  const publishing = createPublishing({
    config,
    database: bookingDatabase,
    pageCache,
    sites: allSites,
    changes: createStockChangesClient(config.search),
    expire,
    expireStock: stockSearch.forget,
    onApplied: () => development?.reload(),
    logger,
  });
  return {
    config,
    logger,
    writeLine,
    metrics,
    readiness,
    keys: upstreamKeys(config),
    origin,
    headers,
    pageCache,
    ...compression,
    addresses,
    ...pages,
    sites: allSites,
    searchCars,
    searchKits,
    search: searchClient.search,
    development,
    assets: development?.assets ?? (await builtAssets(config, logger)),
    image: pictures.endpoint,
    devPages: developerPages(config, { sites: allSites, origin, listRoutes: routes, metrics }),
    editor: pageEditor(config, {
      sites: allSites,
      origin,
      renderEditor,
      renderPage: pages.renderPage,
      askRedirects,
      logger,
    }),
    draftLinks: draftPages(config, pages),
    sitemap: siteMaps.handler,
    publicOrigin,
    describeSite,
    findRedirect: (site) => redirects.get(site)?.find,
    events: createEventsClient(config.eventsUrl),
    jotforms,
    findServices: createFindServices(content, logger),
    jotFormsOf: createJotFormsOf(content),
    codeweaver: createCodeweaverClient(config.codeweaverUrl),
    carMedia: createCarMediaClient(config.carMediaUrl),
    vehicleRegister,
    mechmate,
    tirehotel,
    ...createTireHotelServices(tirehotel, bookingDatabase, config.visitLinkSecret),
    drives: createBookedDrives(createSeal(config.visitLinkSecret, 'test drive')),
    bookings,
    database: bookingDatabase,
    noticeDatabase: bookingDatabase,
    holds,
    holdCookies,
    holdNotifier,
    visits,
    visitNotifier,
    alerts,
    siteContent,
    leads,
    leadsPage: leadsPage({
      secret: config.operatorSecret,
      deadLetters: leads.deadLetters,
      render: renderLeads,
    }),
    publishing,
    alarms: () => [...leads.alarms(), ...publishing.alarms(), ...managed.alarms()],
    onPlatformPublished: publishing.onPlatformPublished,
    onPublished: publishing.onPublished,
  };
}

import { fileURLToPath } from 'node:url';
import { createQueryCache } from '../platform/content/queryCache';
import {
  createContentClient,
  contentQueries,
  contentUpstreams,
} from '../platform/content/contentClient';
import { fetchPage } from '../platform/content/fetchPage';
import { fillNavigation } from '../platform/content/fillNavigation';
import { createNavigation } from '../platform/content/navigation';
import { createSiteContent } from '../platform/content/siteContent';
import { siteNames, sites } from '../sites/sites';
import type { Site } from '../sites/site.types';
import type { AppServices } from './appServices.types';
import { createFeatures } from './features';
import type { Config } from './config';
import { followTables } from './development/followTables';
import { startDevelopment } from './development/startDevelopment';
import { developerPages } from './devPages/developerPages';
import { documents } from './pages/documents';
import { draftPages } from './editing/draftPages';
import { pageEditor } from './editing/editor/pageEditor';
import { createPictures } from './images/pictures';
import { createScaling } from './images/scaling/scaling';
import { settledPlaceholders } from './images/settledPlaceholders';
import type { Log } from '../platform/log';
import { createRedirectServices } from './redirects/redirectServices';
import { renderInTurn, createPageRenderer, PATIENCE_MS } from './pages/renderPage';
import { KnownAddresses } from './pageCache/KnownAddresses';
import { keyHeader } from './cdn/keyHeader';
import { leadsPage } from './operator/leadsPage';
import { createCompression, type Compression } from './pageCache/compression/createCompression';
import { PageCache } from './pageCache/PageCache';
import { createPublishing, type Publishing } from './pageCache/publishing';
import type { Readiness } from './health/readiness';
import { upstreamKeys } from './health/upstreamKeys';
import { providersPolicy, securityHeaderList } from './http/securityHeaders';
import { listCars } from './seo/listCars';
import { listDealers, withDealers } from './seo/listDealers';
import { sitemap } from './seo/sitemap';
import { siteOrigins } from './sites/siteOrigin';
import { builtAssets } from './http/builtAssets';
import { listRoutes } from '../platform/content/content';
import { ContentMemory } from '../platform/content/ContentMemory';
import { llms } from './seo/llms';
import { KnownAnswers } from '../platform/upstreams/KnownAnswers';
import { createEventsClient } from '../platform/upstreams/events';
import { createStockChangesClient } from '../features/search/server/stockChanges';
import { Database } from '../platform/database/Database';
import { createMailClient } from '../platform/upstreams/mail';
import type { Telemetry } from './telemetry/telemetry';

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
    }
> {
  const origin = siteOrigins(allSites, config.publicUrl);
  const headers = securityHeaderList(config);
  const { published, drafts } = contentUpstreams(config);
  const memory = new ContentMemory();
  const knownContent = memory.add('answers', new KnownAnswers());
  const content = createContentClient(contentQueries(published, undefined, knownContent));
  const siteContent = memory.add(
    'site settings',
    createSiteContent(content, (error) => logger.warn({ error }, 'site settings not refreshed')),
  );
  const navigation = memory.add(
    'navigation',
    createNavigation(content, {
      onError: (error) => logger.error({ error }, 'navigation not fetched'),
      onProblems: (problems) => logger.warn({ problems }, 'content left out of the navigation'),
    }),
  );
  const queryCache = memory.add(
    'answers for blocks',
    createQueryCache(content, (error) =>
      logger.warn({ error }, 'answers for blocks not refreshed'),
    ),
  );
  const database = new Database(config.databaseUrl);
  const events = createEventsClient(config.eventsUrl);
  // Pages are made with what features know, and features answer with pages.
  const { features, offers } = await createFeatures(
    {
      sites: allSites,
      origin,
      content,
      siteContent,
      database,
      mail: createMailClient(config.mail.url),
      renderPage: (request) => pages.renderPage(request),
      purge: (keys) => void pageCache.purge(keys),
      events,
      draining: readiness.draining,
      logger,
    },
    config,
  );
  const { search, searchCars } = offers;
  const pictures = createPictures({
    ...config,
    hosts: config.imageHosts,
    logger,
    scaling: createScaling({ entry: scalingEntry }),
  });
  const development = config.development ? await startDevelopment(config.port) : undefined;
  const { renderDocument, renderEditor, renderLeads, renderDevPage } = await documents(development);
  const pages = createPageRenderer({
    services: {
      content,
      siteContent,
      navigation,
      origin,
      ask: queryCache.ask,
      ...offers,
      kitSessionSample: config.kitSessionSample,
      hubspotScript: config.hubspot.scriptUrl,
      placeholders: settledPlaceholders(pictures.placeholders),
      showUnknownBlocks: config.development,
      imageHosts: config.imageHosts,
      vitalsShare: config.telemetry.vitalsShare,
    },
    drafts: (headers) => createContentClient(contentQueries(drafts, headers)),
    variantContent: (variant) =>
      createContentClient(contentQueries(published, { sc_variant: variant }, knownContent)),
    renderDocument,
    patienceMs: PATIENCE_MS,
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
  const dealers = (site: Site) => listDealers(search, site);
  // Editors may name the site's address; what machines find names the same one everywhere.
  const publicOrigin = async (site: Site) =>
    (await siteContent.get(site, site.languages[0])).settings.url ?? origin(site);
  const describeSite: Parameters<typeof llms>[0]['describe'] = async (site, language) => {
    const [settings, found, places] = await Promise.all([
      siteContent.get(site, language),
      fetchPage(content, { site: site.name, language, routePath: '/' }),
      dealers(site).catch(() => []),
    ]);
    const front = found && (await fillNavigation(found.page, navigation));
    return { content: settings, front, dealers: places };
  };
  const siteMaps = memory.add(
    'sitemaps',
    sitemap({
      listRoutes: async (site) =>
        withDealers(...(await Promise.all([routes(site), dealers(site)]))),
      origin: publicOrigin,
      logger,
      listCars: (site) => listCars(search, site),
    }),
  );
  const brief = memory.add(
    'llms.txt',
    llms({ describe: describeSite, origin: publicOrigin, logger }),
  );
  const expire = () => {
    memory.expire();
    void managed.refresh();
  };
  const publishing = createPublishing({
    config,
    database,
    pageCache,
    sites: allSites,
    changes: createStockChangesClient(config.search),
    expire,
    expireStock: offers.stock.forget,
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
    headers,
    pageCache,
    ...compression,
    addresses,
    ...pages,
    sites: allSites,
    searchCars,
    search,
    features,
    development,
    assets: development?.assets ?? (await builtAssets(config, logger)),
    image: pictures.endpoint,
    devPages: developerPages(config, {
      sites: allSites,
      origin,
      listRoutes: routes,
      metrics,
      render: renderDevPage,
    }),
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
    llms: brief.handler,
    findRedirect: (site) => redirects.get(site)?.find,
    events,
    database,
    noticeDatabase: database,
    checkDatabase: offers.leads.check,
    leadsPage: leadsPage({
      secret: config.operatorSecret,
      deadLetters: offers.leads.deadLetters,
      render: renderLeads,
    }),
    publishing,
    alarms: () => [
      ...features.flatMap(({ alarms }) => alarms?.() ?? []),
      ...publishing.alarms(),
      ...managed.alarms(),
    ],
    onPlatformPublished: publishing.onPlatformPublished,
    onPublished: publishing.onPublished,
  };
}

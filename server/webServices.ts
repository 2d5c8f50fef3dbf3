import { fileURLToPath } from 'node:url';
import { siteNames, sites } from '../sites/sites';
import type { Site } from '../sites/site.types';
import type { AppServices } from './appServices.types';
import { createFeatures } from './features';
import type { Config } from './config';
import { startDevelopment } from './development/startDevelopment';
import { developerPages } from './devPages/developerPages';
import { createDocuments } from './pages/documents';
import { createPictures } from './images/pictures';
import { createScaling } from './images/scaling/scaling';
import { createPlaceholderLookup } from './images/createPlaceholderLookup';
import type { Log } from '../platform/log';
import { createRedirectServices } from './redirects/redirectServices';
import { renderQueued, createPageRenderer, DEFER_AFTER_MS } from './pages/renderPage';
import { AddressCache } from './pageCache/AddressCache';
import { keyHeader } from './cdn/keyHeader';
import { createCompression, type Compression } from './pageCache/compression/createCompression';
import { PageCache } from './pageCache/PageCache';
import { createUnknownCheck } from './pageCache/unknownAddress';
import { createPublishing, type Publishing } from './pageCache/publishing';
import type { Readiness } from './health/readiness';
import { upstreamKeys } from './health/upstreamKeys';
import { providersPolicy, securityHeaderList } from '../platform/http/securityHeaders';
import { createPublicOrigins, siteOrigins } from './sites/siteOrigin';
import { builtAssets } from './http/builtAssets';
import { listRoutes } from '../platform/content/content';
import { createEventsClient } from '../platform/upstreams/events';
import { Database } from '../platform/database/Database';
import { createMailClient } from '../platform/upstreams/mail';
import type { Telemetry } from '../platform/telemetry/telemetry';
import { createContentServices } from '../platform/content/contentServices';
import { expirePublished } from '../platform/memory/memories';
import { createMachineServices } from './seo/machineRoutes';

const allSites = siteNames.map((name) => sites[name]) as [Site, ...Site[]];

/** The file of a process or thread: its source in development, else its built file. */
const entryFile = (source: string, built: string): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? source : built, import.meta.url));

const scalingEntry = entryFile('./images/scaling/scaling.main.ts', './scaling.js');
const compressionEntry = entryFile(
  './pageCache/compression/compression.main.ts',
  './compression.js',
);
const redirectsEntry = entryFile('../platform/redirects/redirects.main.ts', './redirects.js');

/** Creates everything that the web application uses, from the configuration. */
export async function createWebServices(
  config: Config,
  { logger, writeLine, metrics }: Pick<Log, 'logger' | 'writeLine'> & Pick<Telemetry, 'metrics'>,
  readiness: Readiness,
): Promise<AppServices & Compression & { database: Database; publishing: Publishing }> {
  const origin = siteOrigins(allSites, config.publicUrl);
  const headers = securityHeaderList(config);
  const contentServices = createContentServices(config, logger);
  const { content, uncachedContent, siteContent, navigation, runQuery, ...otherContent } =
    contentServices;
  const publicOrigin = createPublicOrigins(siteContent, origin);
  const database = new Database(config.databaseUrl);
  const events = createEventsClient(config.eventsUrl);
  const development = config.development ? await startDevelopment(config.port) : undefined;
  const { renderDocument, renderDevPage, ...otherDocuments } = await createDocuments(development);
  const addresses = new AddressCache();
  const { redirects, managed, runRedirectTask } = createRedirectServices({
    ...{ entry: redirectsEntry, sites: allSites, content: uncachedContent, logger, development },
    onChange: () => addresses.forgetAll(),
  });
  // Pages need the features' data, and features render pages: so `pages` is used before it is assigned, but
  // not called.
  const { features, offers } = await createFeatures(
    {
      ...{ sites: allSites, origin, publicOrigin, content, siteContent, database, events, logger },
      ...{ ...otherDocuments, runRedirectTask, draining: readiness.draining },
      mail: createMailClient(config.mail.url),
      renderPage: (request) => pages.renderPage(request),
      renderErrorPage: (request) => pages.renderErrorPage(request),
      preparePicture: (src) => pictures.prepare(src),
      purge: (keys) => void pageCache.purge(keys),
      purgeStock: (keys, stock) => publishing.purgeStock(keys, stock),
    },
    config,
  );
  const scaling = createScaling({ entry: scalingEntry });
  const pictures = createPictures({ ...config, hosts: config.imageHosts, logger, scaling });
  const pages = createPageRenderer({
    services: {
      ...{ content, siteContent, navigation, runQuery, origin, ...offers },
      kitSessionSample: config.kitSessionSample,
      hubspotScriptUrl: config.hubspot.scriptUrl,
      placeholders: createPlaceholderLookup(pictures.placeholders),
      showUnknownBlocks: config.development,
      imageHosts: config.imageHosts,
      vitalsShare: config.telemetry.vitalsShare,
    },
    ...otherContent,
    renderDocument,
    deferAfterMs: DEFER_AFTER_MS,
    policyOf: (providers) => providersPolicy(config, providers),
    logger,
  });
  const pageCache = new PageCache({
    render: renderQueued(pages.renderPage),
    logger,
    headers,
    keyHeader: config.cdn && keyHeader(config.cdn.kind),
    maxBytes: config.pageCacheBytes,
    onAnswer: metrics && ((result) => (metrics.requests.cache[result] += 1)),
  });
  const publishing = createPublishing({
    ...{ config, database, pageCache, sites: allSites, logger },
    expire: expirePublished,
    refreshRedirects: managed.refresh,
    expireStock: offers.stock.clearIndex,
    onApplied: () => development?.reload(),
  });
  const checkUnknown = createUnknownCheck({
    sites: allSites,
    content: uncachedContent,
    refreshRedirects: managed.refreshSite,
    expire: expirePublished,
  });
  const routes = (site: Site) => listRoutes(content, site);
  return {
    ...{ config, logger, writeLine, metrics, readiness, headers, sites: allSites, features },
    ...{ pageCache, checkUnknown, addresses, development, events, database, publishing, ...pages },
    ...createMachineServices({ ...contentServices, publicOrigin, search: offers.search, logger }),
    ...(await createCompression({
      config,
      pageCache,
      sites: allSites,
      logger,
      entry: compressionEntry,
    })),
    keys: upstreamKeys(config),
    assets: development?.assets ?? (await builtAssets(config, logger)),
    image: pictures.endpoint,
    devPages: developerPages(config, {
      ...{ sites: allSites, origin, listRoutes: routes, metrics },
      render: renderDevPage,
    }),
    findRedirect: (site) => redirects.get(site)?.find,
    noticeDatabase: database,
    checkDatabase: offers.leads.check,
    alarms: () => [
      ...features.flatMap(({ alarms }) => alarms?.() ?? []),
      ...publishing.alarms(),
      ...managed.alarms(),
    ],
    onPlatformPublished: publishing.onPlatformPublished,
    onPublished: publishing.onPublished,
  };
}

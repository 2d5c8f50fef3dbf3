import { fileURLToPath } from 'node:url';
import { siteNames, sites } from '../sites/sites';
import type { Site } from '../sites/site.types';
import type { AppServices } from './appServices.types';
import { createFeatures } from './features';
import type { Config } from './config';
import { startDevelopment } from './development/startDevelopment';
import { developerPages } from './devPages/developerPages';
import { documents } from './pages/documents';
import { createPictures } from './images/pictures';
import { createScaling } from './images/scaling/scaling';
import { settledPlaceholders } from './images/settledPlaceholders';
import type { Log } from '../platform/log';
import { createRedirectServices } from './redirects/redirectServices';
import { renderInTurn, createPageRenderer, PATIENCE_MS } from './pages/renderPage';
import { KnownAddresses } from './pageCache/KnownAddresses';
import { keyHeader } from './cdn/keyHeader';
import { createCompression, type Compression } from './pageCache/compression/createCompression';
import { PageCache } from './pageCache/PageCache';
import { createPublishing, type Publishing } from './pageCache/publishing';
import type { Readiness } from './health/readiness';
import { upstreamKeys } from './health/upstreamKeys';
import { providersPolicy, securityHeaderList } from '../platform/http/securityHeaders';
import { publicOrigins, siteOrigins } from './sites/siteOrigin';
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

/** A process or thread beside this one: its source in development, else its built file. */
const entryOf = (source: string, built: string): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? source : built, import.meta.url));

const scalingEntry = entryOf('./images/scaling/scaling.main.ts', './scaling.js');
const compressionEntry = entryOf('./pageCache/compression/compression.main.ts', './compression.js');
const redirectsEntry = entryOf('../platform/redirects/redirects.main.ts', './redirects.js');

/** Puts together what the web application works with, from the configuration alone. */
export async function createWebServices(
  config: Config,
  { logger, writeLine, metrics }: Pick<Log, 'logger' | 'writeLine'> & Pick<Telemetry, 'metrics'>,
  readiness: Readiness,
): Promise<AppServices & Compression & { database: Database; publishing: Publishing }> {
  const origin = siteOrigins(allSites, config.publicUrl);
  const headers = securityHeaderList(config);
  const contentServices = createContentServices(config, logger);
  const { content, siteContent, navigation, ask, ...otherContent } = contentServices;
  const publicOrigin = publicOrigins(siteContent, origin);
  const database = new Database(config.databaseUrl);
  const events = createEventsClient(config.eventsUrl);
  const development = config.development ? await startDevelopment(config.port) : undefined;
  const { renderDocument, renderDevPage, ...otherDocuments } = await documents(development);
  const addresses = new KnownAddresses();
  const { redirects, managed, askRedirects } = createRedirectServices({
    ...{ entry: redirectsEntry, sites: allSites, content, logger, development },
    onChange: () => addresses.forgetAll(),
  });
  // Pages are made with what features know, and features answer with pages.
  const { features, offers } = await createFeatures(
    {
      ...{ sites: allSites, origin, publicOrigin, content, siteContent, database, events, logger },
      ...{ ...otherDocuments, askRedirects, draining: readiness.draining },
      mail: createMailClient(config.mail.url),
      renderPage: (request) => pages.renderPage(request),
      renderErrorPage: (request) => pages.renderErrorPage(request),
      purge: (keys) => void pageCache.purge(keys),
      purgeStock: (keys, stock) => publishing.purgeStock(keys, stock),
    },
    config,
  );
  const scaling = createScaling({ entry: scalingEntry });
  const pictures = createPictures({ ...config, hosts: config.imageHosts, logger, scaling });
  const pages = createPageRenderer({
    services: {
      ...{ content, siteContent, navigation, ask, origin, ...offers },
      kitSessionSample: config.kitSessionSample,
      hubspotScript: config.hubspot.scriptUrl,
      placeholders: settledPlaceholders(pictures.placeholders),
      showUnknownBlocks: config.development,
      imageHosts: config.imageHosts,
      vitalsShare: config.telemetry.vitalsShare,
    },
    ...otherContent,
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
  const publishing = createPublishing({
    ...{ config, database, pageCache, sites: allSites, logger },
    expire() {
      expirePublished();
      void managed.refresh();
    },
    expireStock: offers.stock.forget,
    onApplied: () => development?.reload(),
  });
  const routes = (site: Site) => listRoutes(content, site);
  return {
    ...{ config, logger, writeLine, metrics, readiness, headers, sites: allSites, features },
    ...{ pageCache, addresses, development, events, database, publishing, ...pages },
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

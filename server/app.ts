import type { RequestListener } from 'node:http';
import express from 'express';
import type { RequestHandler } from 'express';
import type { PageServices } from '../site/page/pageData.types';
import type { Site } from '../site/sites/site.types';
import { allowMethods } from './allowMethods';
import { canonicalAddress } from './canonicalAddress';
import { checkedPath } from './checkedPath';
import { carMediaApi } from './cars/carMediaApi';
import { carsApi } from './cars/carsApi';
import type { Config } from './config';
import { defaultLanguagePrefix } from './defaultLanguagePrefix';
import { errors } from './errors';
import { codeweaverApi } from './finance/codeweaverApi';
import { comhubForms } from './forms/formsApi';
import { editingApi } from './editing/editingApi';
import { health } from './health';
import type { Leads } from './leads/leads';
import type { Logger } from './log';
import { noSuchRoute } from './noSuchRoute';
import type { RenderErrorPage, RenderPage } from './page.types';
import { cachedPages, renderedPages } from './pageCache/cachedPages';
import { fastPath } from './pageCache/fastPath';
import type { KnownAddresses } from './pageCache/KnownAddresses';
import type { PageCache } from './pageCache/PageCache';
import { publishWebhook } from './pageCache/publishWebhook';
import type { PublishNotice } from './pageCache/publishWebhook';
import { pageViewEvents } from './pageView';
import { contentProxies } from './proxy/contentProxies';
import { readyz } from './readiness';
import type { Readiness } from './readiness';
import { redirectTable } from './redirectTable';
import type { FindRedirect } from './redirectTable';
import { requestAuthority } from './requestAuthority';
import { requestLog } from './requestLog';
import { rewrites } from './rewrites';
import { securityHeaders } from './securityHeaders';
import { robots } from './seo/robots';
import { siteByHost } from './siteByHost';
import { siteHosts } from './siteHosts';
import { trustedProxy } from './trustedProxy';
import type { CarMediaClient } from './upstreams/carMedia';
import type { CodeweaverClient } from './upstreams/codeweaver';
import type { EventsClient } from './upstreams/events';

/** Everything the web application works with. */
export interface AppServices {
  config: Config;
  logger: Logger;
  /** Takes the log line of each request. */
  writeLine: (line: string) => void;
  readiness: Readiness;
  /** All sites; the first one answers at the public address itself. */
  sites: readonly [Site, ...Site[]];
  origin: (site: Site) => string;
  /** Security headers of every answer. */
  headers: readonly (readonly [string, string])[];
  assets: RequestHandler;
  image: RequestHandler;
  /** Absent where there are no developer pages. */
  devPages?: RequestHandler;
  /** Absent where a content platform elsewhere has an editor of its own. */
  editor?: RequestHandler;
  sitemap: RequestHandler;
  /** Redirects of a site, by its name. */
  findRedirect: (site: string) => FindRedirect | undefined;
  events: EventsClient;
  leads: Leads;
  codeweaver: CodeweaverClient;
  carMedia: CarMediaClient;
  searchCars: PageServices['searchCars'];
  renderPage: RenderPage;
  renderErrorPage: RenderErrorPage;
  pageCache: PageCache;
  addresses: KnownAddresses;
  onPublished: (notice: PublishNotice) => number;
}

/** The web application: its middleware in the order in which a request meets it (design §7). */
export function createApp(services: AppServices): RequestListener {
  const { config, logger, writeLine, sites, origin } = services;
  const { renderPage, renderErrorPage, pageCache, addresses } = services;
  const isTrusted = trustedProxy(config.trustProxy);
  const authorityOf = requestAuthority(isTrusted);

  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', isTrusted);

  app.use(requestLog(writeLine));
  app.use(securityHeaders(services.headers));
  app.use(checkedPath());
  app.use(services.assets);

  app.use(rewrites());
  app.get('/api/healthz', health({ site: sites[0], renderPage, logger }));
  app.get('/readyz', readyz(services.readiness));
  if (services.devPages) app.use('/_dev', services.devPages);
  if (services.editor) app.use('/_edit', services.editor);
  app.use('/api/content/published', publishWebhook({ ...services, secret: config.publishSecret }));

  app.use(siteByHost(authorityOf, siteHosts(sites, config.publicUrl.hostname)));

  app.use(canonicalAddress(config.publicUrl));
  app.use(redirectTable(services.findRedirect));
  app.use(defaultLanguagePrefix());

  app.get('/image', services.image);
  app.use(contentProxies(config));
  app.get('/api/robots', robots({ stage: config.stage, origin }));
  app.get(['/api/sitemap', '/sitemap-:part.xml'], services.sitemap);
  app.use('/api/editing', editingApi(config, renderPage));
  app.use('/api/events/page-view', pageViewEvents(services.events, logger));
  app.use('/api/cars', carsApi(services.searchCars));
  app.use('/api/forms/comhub', comhubForms({ leads: services.leads, renderPage, logger }));
  app.use(
    '/api/codeweaver',
    codeweaverApi({ client: services.codeweaver, pagesUrl: config.codeweaverPagesUrl, logger }),
  );
  app.use('/api', carMediaApi(services.carMedia));
  app.use('/api', noSuchRoute());

  app.use(allowMethods('GET', 'HEAD'));
  app.use(cachedPages(pageCache, addresses));
  app.use(renderedPages(pageCache));

  app.use(errors({ renderErrorPage, logger }));

  return fastPath({ cache: pageCache, addresses, authorityOf, writeLine, application: app });
}

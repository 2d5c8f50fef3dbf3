import type { RequestListener } from 'node:http';
import express from 'express';
import { allowMethods } from '../platform/http/allowMethods';
import { STAND_IN_PATH } from '../platform/standInPages';
import type { AppServices } from './appServices.types';
import { keyHeader } from './cdn/keyHeader';
import { pageViewEvents } from './events/pageView';
import { checkedPath } from './http/checkedPath';
import { errors } from './http/errors';
import { noSuchRoute } from './http/noSuchRoute';
import { requestAuthority } from './http/requestAuthority';
import { requestLog } from './http/requestLog';
import { securityHeaders } from '../platform/http/securityHeaders';
import { tellUntrustedProxy } from './http/tellUntrustedProxy';
import { trustedProxy } from '../platform/http/trustedProxy';
import { operatorRoutes } from './operator/operatorRoutes';
import { cachedPages, renderedPages, fastPath } from './pageCache/cachedPages';
import { DICTIONARIES_PATH } from './pageCache/compression/DictionaryFolder';
import { contentProxies } from './proxy/contentProxies';
import { standInPages } from './proxy/standInPages';
import { redirectTable } from './redirects/redirectTable';
import { rewrites } from './redirects/rewrites';
import { machineRoutes } from './seo/machineRoutes';
import { canonicalAddress } from './sites/canonicalAddress';
import { defaultLanguagePrefix } from './sites/defaultLanguagePrefix';
import { siteByHost } from './sites/siteByHost';
import { siteHosts } from './sites/siteHosts';
import { requestTelemetry } from '../platform/telemetry/requestTelemetry';
import { vitalsApi } from '../platform/telemetry/vitalsApi';

/** The web application: its middleware in the order in which a request meets it (docs/architecture.md). */
export function createApp(services: AppServices): RequestListener {
  const { config, features, logger, writeLine, pageCache, codings, addresses, metrics } = services;
  const { renderErrorPage, development } = services;
  const isTrusted = trustedProxy(config.trustProxy);
  const authorityOf = requestAuthority(isTrusted);

  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', isTrusted);

  // A page of development asks for hundreds of sources, each of which would be a line of the log.
  if (development) app.use(services.assets);
  app.use(requestLog(writeLine), tellUntrustedProxy(isTrusted, logger));
  app.use(requestTelemetry(isTrusted, metrics), securityHeaders(services.headers), checkedPath());
  if (services.dictionaryFiles) app.use(DICTIONARIES_PATH, services.dictionaryFiles);
  if (!development) app.use(services.assets);
  app.use(rewrites(), operatorRoutes(services));

  app.use(siteByHost(authorityOf, siteHosts(services.sites, config.publicUrl.hostname)));
  for (const { middleware } of features) if (middleware) app.use(middleware);
  app.use(canonicalAddress(config.publicUrl));
  app.use(redirectTable(services.findRedirect, config.cdn && keyHeader(config.cdn.kind)));
  app.use(defaultLanguagePrefix());

  app.get('/image', services.image);
  app.use(contentProxies(config), machineRoutes(services));
  app.use(STAND_IN_PATH, standInPages(config));
  app.use('/api/events/page-view', pageViewEvents(services.events, logger));
  app.use('/api/vitals', vitalsApi(metrics?.takeVitals));
  for (const { routes } of features) routes?.(app);
  app.use('/api', noSuchRoute());

  app.use(allowMethods('GET', 'HEAD'));
  for (const { pages = [] } of features) for (const page of pages) app.use(page);
  app.use(cachedPages(pageCache, codings, addresses, metrics?.requests));
  app.use(renderedPages(pageCache, codings));
  app.use(errors({ renderErrorPage, logger, explain: development?.explain }));

  const { requests } = metrics ?? {};
  const known = { cache: pageCache, addresses, codings, authorityOf, writeLine };
  return fastPath({ ...known, application: app, isTrusted, requests });
}

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
import { warnUntrustedProxy } from './http/warnUntrustedProxy';
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

/** The web application: its middleware in the order in which it runs (docs/architecture.md). */
export function createApp(services: AppServices): RequestListener {
  const { config, features, logger, writeLine, pageCache, codings, addresses, metrics } = services;
  const { renderErrorPage, development } = services;
  const isTrusted = trustedProxy(config.trustProxy);
  const getAuthority = requestAuthority(isTrusted);

  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', isTrusted);

  // A page in development loads hundreds of sources; assets are served before the log, so that none of them
  // becomes a log line.
  if (development) app.use(services.assets);
  app.use(requestLog(writeLine), warnUntrustedProxy(isTrusted, logger));
  app.use(requestTelemetry(isTrusted, metrics), securityHeaders(services.headers), checkedPath());
  if (services.dictionaryFiles) app.use(DICTIONARIES_PATH, services.dictionaryFiles);
  if (!development) app.use(services.assets);
  app.use(rewrites(), operatorRoutes(services));

  app.use(siteByHost(getAuthority, siteHosts(services.sites, config.publicUrl.hostname)));
  for (const { middleware } of features) if (middleware) app.use(middleware);
  app.use(canonicalAddress(config.publicUrl));
  const redirect = redirectTable(services.findRedirect, config.cdn && keyHeader(config.cdn.kind));
  app.use(redirect);
  app.use(defaultLanguagePrefix());

  app.get('/image', services.image);
  app.use(contentProxies(config), machineRoutes(services));
  app.use(STAND_IN_PATH, standInPages(config));
  app.use('/api/events/page-view', pageViewEvents(services.events, logger));
  app.use('/api/vitals', vitalsApi(metrics?.recordVitals));
  for (const { routes } of features) routes?.(app);
  app.use('/api', noSuchRoute());

  app.use(allowMethods('GET', 'HEAD'));
  for (const { pages = [] } of features) for (const page of pages) app.use(page);
  const unknownAddress = { check: services.checkUnknown, redirect };
  app.use(cachedPages({ cache: pageCache, codings, addresses, unknownAddress }, metrics?.requests));
  app.use(renderedPages({ cache: pageCache, codings, unknownAddress }));
  app.use(errors({ renderErrorPage, logger, explain: development?.renderErrorPage }));

  const { requests } = metrics ?? {};
  const fastPathServices = {
    cache: pageCache,
    addresses,
    codings,
    authorityOf: getAuthority,
    writeLine,
  };
  return fastPath({ ...fastPathServices, application: app, isTrusted, requests });
}

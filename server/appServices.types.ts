import type { RequestHandler } from 'express';
import type { RenderErrorPage } from '../platform/pages/page.types';
import type { EventsClient } from '../platform/upstreams/events';
import type { Config } from './config';
import type { DevelopmentServer } from './development/DevelopmentServer';
import type { OperatorServices } from './operator/operatorRoutes';
import type { PageCodings } from './pageCache/compression/PageCodings';
import type { AddressCache } from './pageCache/AddressCache';
import type { PageCache } from './pageCache/PageCache';
import type { CheckUnknown } from './pageCache/unknownAddress';
import type { FindRedirect } from './redirects/redirectTable';
import type { MachineServices } from './seo/machineRoutes';
import type { Metrics } from '../platform/telemetry/metrics';

/** Everything the web application works with. */
export interface AppServices extends OperatorServices, MachineServices {
  config: Config;
  /** Writes the log line of each request. */
  writeLine: (line: string) => void;
  /** Security headers of every answer. */
  headers: readonly (readonly [string, string])[];
  assets: RequestHandler;
  /** Undefined when pages are compressed without dictionaries. */
  dictionaryFiles?: RequestHandler;
  /** Only in development: reloads open pages, shows errors with their location. */
  development?: DevelopmentServer;
  image: RequestHandler;
  /** Redirects of a site, by its name. */
  findRedirect: (site: string) => FindRedirect | undefined;
  events: EventsClient;
  renderErrorPage: RenderErrorPage;
  pageCache: PageCache;
  checkUnknown: CheckUnknown;
  codings: PageCodings;
  addresses: AddressCache;
  /** The metrics; absent when they are not exposed. */
  metrics?: Metrics;
}

import type { ApolloClient } from '@apollo/client';
import type { Request, RequestHandler, Router } from 'express';
import type { Site } from '../sites/site.types';
import type { SiteContentSource } from './content/siteContent';
import type { Database } from './database/Database';
import type { Logger } from './log';
import type { RenderErrorPage, RenderPage } from './pages/page.types';
import type { AskRedirects } from './redirects/RedirectThread';
import type { SurrogateKey } from './pages/surrogateKeys';
import type { EventsClient } from './upstreams/events';
import type { MailClient } from './upstreams/mail';

/** What the product can do, as far as the web server's frame has to know (docs/adding/feature.md). */
export interface Feature {
  /** Its folder. */
  name: string;
  /** Mounts what is of no site, such as pages of those who run it. */
  operatorRoutes?: (router: Router) => void;
  /** Meets every request of a site, before redirects and pages. */
  middleware?: RequestHandler;
  /** Mounts what it answers, on a site's address. */
  routes?: (router: Router) => void;
  /** Answers the pages that one person alone sees; all others go on to those that everybody sees. */
  pages?: readonly RequestHandler[];
  /** Begins its work in the background. */
  start?: () => void;
  /** Ends it; called in the order of the features, the database last. */
  close?: () => Promise<void>;
  /** What a person must see to although pages are served. */
  alarms?: () => readonly string[];
}

/** A feature with what it offers those that are made after it, by name. */
export interface Offering<Offers> {
  feature: Feature;
  offers: Offers;
}

/** Who holds a car on a site, as the browser of a request knows. */
export type FindHolder = (
  request: Request,
  site: Site,
  carId: string,
) => Promise<{ name: string; phone: string; email: string } | undefined>;

/** What features stand on. */
export interface Platform {
  /** All sites; the first one answers at the public address itself. */
  sites: readonly [Site, ...Site[]];
  /** Public origin of a site. */
  origin: (site: Site) => string;
  /** The one origin of a site's addresses, as its canonical links name it. */
  publicOrigin: (site: Site) => Promise<string>;
  content: ApolloClient;
  siteContent: Pick<SiteContentSource, 'get'>;
  database: Database;
  mail: MailClient;
  renderPage: RenderPage;
  renderErrorPage: RenderErrorPage;
  /** Compiles and checks redirects that editors wrote. */
  askRedirects: AskRedirects;
  /** Lets pages be made anew that were made from what these keys name. */
  purge: (keys: readonly SurrogateKey[]) => void;
  /**
   * Has all web processes, and the cache in front, do the same for what changed in a stock.
   * @throws when they cannot be told now
   */
  purgeStock: (keys: readonly SurrogateKey[], stock: string) => Promise<unknown>;
  events: EventsClient;
  /** Ends when the process takes no further requests. */
  draining: AbortSignal;
  logger: Logger;
}

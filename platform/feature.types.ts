import type { ApolloClient } from '@apollo/client';
import type { Request, RequestHandler, Router } from 'express';
import type { Site } from '../sites/site.types';
import type { SiteContentSource } from './content/siteContent';
import type { Database } from './database/Database';
import type { Logger } from './log';
import type { RenderErrorPage, RenderPage } from './pages/page.types';
import type { RunRedirectTask } from './redirects/RedirectThread';
import type { SurrogateKey } from './pages/surrogateKeys';
import type { EventsClient } from './upstreams/events';
import type { MailClient } from './upstreams/mail';

/** A feature of the product, as the web server sees it (docs/adding/feature.md). */
export interface Feature {
  /** The name of its folder. */
  name: string;
  /** Mounts routes that belong to no site, such as pages for operators. */
  operatorRoutes?: (router: Router) => void;
  /** Runs on every request of a site, before redirects and pages. */
  middleware?: RequestHandler;
  /** Mounts the feature's routes on a site's address. */
  routes?: (router: Router) => void;
  /** Answers private pages; all other requests go on to the public pages. */
  pages?: readonly RequestHandler[];
  /** Starts the feature's background work. */
  start?: () => void;
  /** Stops the background work; called in the order of the features, the database last. */
  close?: () => Promise<void>;
  /** Problems that an operator must solve although pages are served. */
  alarms?: () => readonly string[];
}

/** A feature and what it offers to later features, by name. */
export interface Offering<Offers> {
  feature: Feature;
  offers: Offers;
}

/**
 * Finds the contact details of the visitor whose browser sent a request, so that a car can be held;
 * undefined when they are not known.
 */
export type FindHolder = (
  request: Request,
  site: Site,
  carId: string,
) => Promise<{ name: string; phone: string; email: string } | undefined>;

/** What the platform offers to features. */
export interface Platform {
  /** All sites; the first one answers at the public address. */
  sites: readonly [Site, ...Site[]];
  /** Origin that the site is served at, from its configuration. */
  origin: (site: Site) => string;
  /** Origin of the site's canonical links: the editors' setting, else `origin`. */
  publicOrigin: (site: Site) => Promise<string>;
  content: ApolloClient;
  siteContent: Pick<SiteContentSource, 'get'>;
  database: Database;
  mail: MailClient;
  renderPage: RenderPage;
  renderErrorPage: RenderErrorPage;
  /** Makes the small widths of a picture that will be requested soon; waits a few seconds at most. */
  preparePicture: (src: string) => Promise<void>;
  /** Compiles and checks redirects that editors wrote. */
  runRedirectTask: RunRedirectTask;
  /** Drops cached pages that have one of these keys. */
  purge: (keys: readonly SurrogateKey[]) => void;
  /**
   * Drops the pages that a change in a stock affects, in all web processes and the cache in front.
   * @throws when the other web processes or the cache cannot be notified
   */
  purgeStock: (keys: readonly SurrogateKey[], stock: string) => Promise<unknown>;
  events: EventsClient;
  /** Aborted when the process takes no further requests. */
  draining: AbortSignal;
  logger: Logger;
}

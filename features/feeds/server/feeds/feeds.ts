import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { Router } from 'express';
import type { Site } from '../../../../sites/site.types';
import { HttpError } from '../../../../platform/httpError';
import { acceptedEncoding } from '../../../../platform/http/acceptedEncoding';
import { limited } from '../../../../platform/http/limited';
import { siteOf } from '../../../../platform/http/requestLocals';
import type { Logger } from '../../../../platform/log';
import { eachBatchOfCars } from '../../../search/server/eachBatchOfCars';
import type { SearchClient } from '../../../search/server/searchClient';
import { advertisedCar, advertisedFields } from './advertisedCar';
import type { AdvertisingDealer, Feed } from './feed.types';
import { listAdvertisingDealers } from './listAdvertisingDealers';
import { marketplaceFeed } from './marketplaceFeed';
import { merchantFeed } from './merchantFeed';

/** Feeds by the last part of their address. */
const FEEDS: Readonly<Record<string, Feed>> = {
  'vehicles.xml': merchantFeed,
  'vehicles.csv': marketplaceFeed,
};

/** Paths of the feeds of a site that sells cars. */
export const feedPaths: readonly string[] = Object.keys(FEEDS).map((file) => `/feeds/${file}`);

/** A marketplace fetches a feed a few times a day. */
const LIMIT = { windowMs: 60_000, limit: 12 };

/** Written while the cars come: with little effort, or a large stock would wait for its compression. */
const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

export interface FeedOptions {
  search: SearchClient['search'];
  /** The one origin of a site's addresses. */
  origin: (site: Site) => Promise<string>;
  logger: Logger;
}

/**
 * `/feeds/vehicles.xml` and `/feeds/vehicles.csv`: the cars of a site as marketplaces take them, written
 * as the search service gives them. While it does not answer they are 503, and one that it fails in
 * the midst of breaks off: an incomplete feed would take the other cars off the market.
 */
export function feeds({ search, origin, logger }: FeedOptions): Router {
  const router = Router();
  router.get('/:file', limited(LIMIT), async (request, response) => {
    const site = siteOf(response.locals);
    const file = String(request.params.file);
    const feed = Object.hasOwn(FEEDS, file) ? FEEDS[file] : undefined;
    if (!feed || !site.search) throw new HttpError(404, 'There is no such feed');
    const address = await origin(site);
    const dealers = await listAdvertisingDealers(search, site);
    const batches = eachBatchOfCars(search, site, advertisedFields);
    // Asked for before anything is sent, so that an outage has a status of its own.
    const first = await batches.next();
    const cars = async function* () {
      if (!first.done) yield first.value;
      yield* batches;
    };
    response.set({ 'Cache-Control': 'public, max-age=1800', 'Content-Type': feed.type });
    response.vary('Accept-Encoding');
    if (request.method === 'HEAD') return void response.end();
    const text = Readable.from(written(feed, { site, address, dealers }, cars()));
    const ended = (error: unknown) => {
      if (error) logger.warn({ error, site: site.name, file }, 'feed broken off');
    };
    const encoding = acceptedEncoding(request.get('accept-encoding'));
    if (!encoding) return void pipeline(text, response, ended);
    response.set('Content-Encoding', encoding);
    pipeline(text, compressors[encoding](), response, ended);
  });
  return router;
}

interface Publisher {
  site: Site;
  address: string;
  dealers: ReadonlyMap<string, AdvertisingDealer>;
}

async function* written(
  feed: Feed,
  { site, address, dealers }: Publisher,
  batches: ReturnType<typeof eachBatchOfCars>,
): AsyncGenerator<string> {
  yield feed.head({ name: site.name, origin: address });
  for await (const batch of batches) {
    yield batch
      .map((record) => {
        const car = advertisedCar(record, site, address);
        const dealer = car && dealers.get(car.dealerId);
        return car && dealer ? feed.entry(car, dealer) : '';
      })
      .join('');
  }
  yield feed.foot;
}

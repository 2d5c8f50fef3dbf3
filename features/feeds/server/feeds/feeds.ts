import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { Router } from 'express';
import type { Site } from '../../../../sites/site.types';
import { HttpError } from '../../../../platform/httpError';
import { acceptedEncoding } from '../../../../platform/http/acceptedEncoding';
import { limitVisitors } from '../../../../platform/http/limitVisitors';
import { getSite } from '../../../../platform/http/requestLocals';
import type { Logger } from '../../../../platform/log';
import { eachBatchOfCars } from '../../../search/server/eachBatchOfCars';
import type { SearchClient } from '../../../search/server/searchClient';
import { toAdvertisedCar, advertisedFields } from './toAdvertisedCar';
import type { AdvertisingDealer, Feed } from './feed.types';
import { listAdvertisingDealers } from './listAdvertisingDealers';
import { marketplaceFeed } from './marketplaceFeed';
import { merchantFeed } from './merchantFeed';

/** Feeds by the last segment of their address. */
const FEEDS: Readonly<Record<string, Feed>> = {
  'vehicles.xml': merchantFeed,
  'vehicles.csv': marketplaceFeed,
};

/** Paths of the feeds, on every site that sells cars. */
export const feedPaths: readonly string[] = Object.keys(FEEDS).map((file) => `/feeds/${file}`);

/** Requests per IP address; a marketplace fetches a feed a few times a day. */
const VISITOR_LIMIT = { windowMs: 60_000, limit: 12 };

/**
 * Brotli has level 4, because its default, 11, is too slow for a feed that is compressed while it is sent.
 */
const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

export interface FeedOptions {
  search: SearchClient['search'];
  /** Canonical origin of a site's addresses. */
  origin: (site: Site) => Promise<string>;
  logger: Logger;
}

/**
 * `/feeds/vehicles.xml` and `/feeds/vehicles.csv`: the cars of a site for marketplaces, streamed from the
 * search service. If the service fails, they answer 503 or abort the connection, because marketplaces remove
 * cars that are missing in a feed.
 */
export function feeds({ search, origin, logger }: FeedOptions): Router {
  const router = Router();
  router.get('/:file', limitVisitors(VISITOR_LIMIT), async (request, response) => {
    const site = getSite(response.locals);
    const file = String(request.params.file);
    const feed = Object.hasOwn(FEEDS, file) ? FEEDS[file] : undefined;
    if (!feed || !site.search) throw new HttpError(404, 'Feed not found');
    const siteOrigin = await origin(site);
    const dealers = await listAdvertisingDealers(search, site);
    const batches = eachBatchOfCars(search, site, advertisedFields);
    // Requested before the response starts, so that an outage can be answered with its own status.
    const firstBatch = await batches.next();
    const cars = async function* () {
      if (!firstBatch.done) yield firstBatch.value;
      yield* batches;
    };
    response.set({ 'Cache-Control': 'public, max-age=1800', 'Content-Type': feed.type });
    response.vary('Accept-Encoding');
    if (request.method === 'HEAD') return void response.end();
    const text = Readable.from(writeFeed(feed, { site, siteOrigin, dealers }, cars()));
    const onEnd = (error: unknown) => {
      if (error) logger.warn({ error, site: site.name, file }, 'feed interrupted');
    };
    const encoding = acceptedEncoding(request.get('accept-encoding'));
    if (!encoding) return void pipeline(text, response, onEnd);
    response.set('Content-Encoding', encoding);
    pipeline(text, compressors[encoding](), response, onEnd);
  });
  return router;
}

/** The site that publishes a feed. */
interface Publisher {
  site: Site;
  siteOrigin: string;
  dealers: ReadonlyMap<string, AdvertisingDealer>;
}

async function* writeFeed(
  feed: Feed,
  { site, siteOrigin, dealers }: Publisher,
  batches: ReturnType<typeof eachBatchOfCars>,
): AsyncGenerator<string> {
  yield feed.head({ name: site.name, origin: siteOrigin });
  for await (const batch of batches) {
    yield batch
      .map((record) => {
        const car = toAdvertisedCar(record, site, siteOrigin);
        const dealer = car && dealers.get(car.dealerId);
        return car && dealer ? feed.entry(car, dealer) : '';
      })
      .join('');
  }
  yield feed.foot;
}

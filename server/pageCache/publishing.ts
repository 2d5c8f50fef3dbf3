import { CdnPurges } from '../cdn/CdnPurges';
import type { Config } from '../config';
import type { Database } from '../../platform/database/Database';
import type { Logger } from '../../platform/log';
import type { Site } from '../../sites/site.types';
import { createCdnClient } from '../cdn/cdn';
import type { PageCache } from './PageCache';
import { PlatformNotices } from './PlatformNotices';
import { keysOfNotice, type PublishNotice } from './publishNotice';
import { Purges } from './Purges';
import { siteKey, type SurrogateKey } from '../../platform/pages/surrogateKeys';

/** Begins the source of a purge that is about a stock; no site is called so. */
const STOCK = 'stock ';

export interface PublishingOptions {
  config: Pick<Config, 'cdn' | 'databaseUrl' | 'embedded'>;
  database: Pick<Database, 'run' | 'query'>;
  pageCache: Pick<PageCache, 'purge'>;
  sites: readonly Pick<Site, 'name' | 'search'>[];
  /** Lets everything else that is remembered of the content be asked for again. */
  expire: () => void;
  /** Lets what is remembered of a stock be asked for again. */
  expireStock: (stock: string) => void;
  /** Told when this process has been told of a publishing. */
  onApplied: () => void;
  logger: Logger;
}

/** What was published, and what changed in a stock, reaches every web process, and after them the cache in front. */
export interface Publishing {
  start: () => void;
  close: () => Promise<void>;
  /** Gives how many pages of this process will be made anew. @throws HttpError 503 when others cannot be told */
  onPublished: (notice: PublishNotice) => Promise<number>;
  /** @param keys undefined for all sites */
  onPlatformPublished: (keys: readonly SurrogateKey[] | undefined) => void;
  /** @throws HttpError 503 when others cannot be told */
  purgeStock: (keys: readonly SurrogateKey[], stock: string) => Promise<number>;
  /** What a person must see to. */
  alarms: () => string[];
}

export function createPublishing(options: PublishingOptions): Publishing {
  const { config, database, pageCache, sites, logger } = options;
  const { expire, expireStock, onApplied } = options;
  const allKeys = sites.map(({ name }) => siteKey(name));
  const cdn = config.cdn && new CdnPurges({ database, send: createCdnClient(config.cdn), logger });
  const purges = new Purges({
    database,
    listenUrl: config.embedded.database ? undefined : config.databaseUrl,
    apply: (keys, source) => {
      if (source.startsWith(STOCK)) expireStock(source.slice(STOCK.length));
      else {
        expire();
        onApplied();
      }
      cdn?.noticed();
      return pageCache.purge(keys);
    },
    applyAll: () => {
      expire();
      pageCache.purge(allKeys);
    },
    logger,
  });
  const platformNotices = new PlatformNotices({
    allKeys,
    publish: (keys) => purges.publish(keys),
    logger,
  });
  return {
    start() {
      purges.start();
      cdn?.start();
    },
    async close() {
      await platformNotices.close();
      await purges.close();
      await cdn?.close();
    },
    onPublished(notice) {
      // It is passed on all the same: while versions change, others may know the site already.
      if (!sites.some(({ name }) => name === notice.site)) {
        logger.warn({ site: notice.site }, 'published: no site of ours has this name');
      }
      return purges.publish(keysOfNotice(notice), notice.site);
    },
    onPlatformPublished: (keys) => platformNotices.add(keys),
    purgeStock: (keys, stock) => purges.publish(keys, STOCK + stock),
    alarms: () => cdn?.alarms() ?? [],
  };
}

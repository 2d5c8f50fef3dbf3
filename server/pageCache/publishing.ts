import { CdnPurges } from '../cdn/CdnPurges';
import type { Config } from '../config';
import type { Database } from '../../platform/database/Database';
import type { Logger } from '../../platform/log';
import type { Site } from '../../sites/site.types';
import { createCdnClient } from '../cdn/cdn';
import type { PageCache } from './PageCache';
import { PlatformNotices } from './PlatformNotices';
import { keysOfNotice, type PublishNotice } from './publishNotice';
import type { PurgeResult } from './publishWebhook';
import { Purges } from './Purges';
import { siteKey, type SurrogateKey } from '../../platform/pages/surrogateKeys';

/** Prefix of a purge's source when it is a stock; no site's name starts with it. */
const STOCK_PREFIX = 'stock ';

export interface PublishingOptions {
  config: Pick<Config, 'cdn' | 'databaseUrl' | 'embedded'>;
  database: Pick<Database, 'run'>;
  pageCache: Pick<PageCache, 'purge'>;
  sites: readonly Pick<Site, 'name' | 'search'>[];
  /** Makes all other cached content be loaded again. */
  expire: () => void;
  /** Reads the redirects that editors manage again. */
  refreshRedirects: () => Promise<void>;
  /** Makes cached answers about a stock be loaded again. */
  expireStock: (stock: string) => void;
  /** Called when this process has applied a publish of content. */
  onApplied: () => void;
  logger: Logger;
}

/** Sends published content and changes of a stock to every web process, and after them to the cache in front. */
export interface Publishing {
  start: () => void;
  close: () => Promise<void>;
  /**
   * Returns how many pages of this process are stale, and whether all processes show what was published.
   * @throws HttpError 503 when others cannot be notified
   */
  onPublished: (notice: PublishNotice) => Promise<PurgeResult>;
  /** @param keys undefined for all sites */
  onPlatformPublished: (keys: readonly SurrogateKey[] | undefined) => void;
  /** @throws HttpError 503 when others cannot be notified */
  purgeStock: (keys: readonly SurrogateKey[], stock: string) => Promise<number>;
  /** Problems that an operator must solve. */
  alarms: () => string[];
}

export function createPublishing(options: PublishingOptions): Publishing {
  const { config, database, pageCache, sites, logger } = options;
  const { expire, expireStock, onApplied } = options;
  let refreshed = Promise.resolve();
  const expireContent = () => {
    expire();
    refreshed = options.refreshRedirects();
  };
  const allKeys = sites.map(({ name }) => siteKey(name));
  const cdn = config.cdn && new CdnPurges({ database, send: createCdnClient(config.cdn), logger });
  const purges = new Purges({
    database,
    listenUrl: config.embedded.database ? undefined : config.databaseUrl,
    apply: (keys, source) => {
      if (source.startsWith(STOCK_PREFIX)) expireStock(source.slice(STOCK_PREFIX.length));
      else {
        expireContent();
        onApplied();
      }
      cdn?.onPublished();
      return pageCache.purge(keys);
    },
    applyAll: () => {
      expireContent();
      pageCache.purge(allKeys);
    },
    whenInUse: () => refreshed,
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
    async onPublished(notice) {
      // The notice is passed on anyway: during an upgrade, other processes may already have the site.
      if (!sites.some(({ name }) => name === notice.site)) {
        logger.warn({ site: notice.site }, 'publish notice names an unknown site; check sites/');
      }
      const purged = await purges.publish(keysOfNotice(notice), notice.site);
      return { purged, inUse: await purges.areAllInUse() };
    },
    onPlatformPublished: (keys) => platformNotices.add(keys),
    purgeStock: (keys, stock) => purges.publish(keys, STOCK_PREFIX + stock),
    alarms: () => cdn?.alarms() ?? [],
  };
}

import { CdnPurges } from '../cdn/CdnPurges';
import type { Config } from '../config';
import type { Database } from '../database/Database';
import type { Logger } from '../log';
import { createCdnClient } from '../upstreams/cdn';
import type { PageCache } from './PageCache';
import { PlatformNotices } from './PlatformNotices';
import { keysOfNotice, type PublishNotice } from './publishNotice';
import { Purges } from './Purges';
import { siteKey, type SurrogateKey } from './surrogateKeys';

export interface PublishingOptions {
  config: Pick<Config, 'cdn' | 'databaseUrl' | 'embedded'>;
  database: Pick<Database, 'query'>;
  pageCache: Pick<PageCache, 'purge'>;
  /** Names of all sites. */
  sites: readonly string[];
  /** Lets everything else that is remembered of the content be asked for again. */
  expire: () => void;
  /** Told when this process has been told of a publishing. */
  onApplied: () => void;
  logger: Logger;
}

/** What was published reaches every web process, and after them the cache in front. */
export interface Publishing {
  start: () => void;
  close: () => Promise<void>;
  /** Gives how many pages of this process will be made anew. @throws HttpError 503 when others cannot be told */
  onPublished: (notice: PublishNotice) => Promise<number>;
  /** @param keys undefined for all sites */
  onPlatformPublished: (keys: readonly SurrogateKey[] | undefined) => void;
  /** What a person must see to. */
  alarms: () => string[];
}

export function createPublishing(options: PublishingOptions): Publishing {
  const { config, database, pageCache, sites, expire, onApplied, logger } = options;
  const allKeys = sites.map(siteKey);
  const cdn = config.cdn && new CdnPurges({ database, send: createCdnClient(config.cdn), logger });
  const purges = new Purges({
    database,
    listenUrl: config.embedded.database ? undefined : config.databaseUrl,
    apply: (keys) => {
      expire();
      cdn?.noticed();
      onApplied();
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
    onPublished: (notice) => purges.publish(keysOfNotice(notice), notice.site),
    onPlatformPublished: (keys) => platformNotices.add(keys),
    alarms: () => cdn?.alarms() ?? [],
  };
}

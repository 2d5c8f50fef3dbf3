import { join, resolve } from 'node:path';
import { pino, type Logger } from 'pino';
import type { Contract } from '../../schema/contract';
import { contract as generatedContract } from '../../schema/generated/contract';
import { sites as allSites } from '../../sites/sites';
import { connectDatabase } from '../../platform/database/connect';
import { migrateDatabase } from '../../platform/database/migrate';
import { People } from '../../cms/authoring/people/People';
import { CONTENT_FOLDER } from '../../cms/items/loading/listContentRoutes';
import { ContentStore } from '../../cms/items/ContentStore';
import type { ContentSite } from '../../cms/items/item.types';
import { addNotice, NoticeSender } from '../../cms/authoring/publishing/NoticeSender';
import { ReleaseRunner } from '../../cms/authoring/releases/ReleaseRunner';
import { embeddedApp } from './embeddedApp';
import { MediaLibrary } from '../../cms/media/MediaLibrary';
import { MEDIA_FOLDER } from '../../cms/media/getVersionedAddress';
import { Bookings } from '../mechmate/bookings';
import { PostBox } from '../post/PostBox';
import { PushSubscriptions } from '../push/PushSubscriptions';
import { Reviews } from '../tirehotel/reviews';
import { startHourlyErasure } from './startHourlyErasure';
import type { FailingService } from './simulateFailures';
import { closeServer, listenOnLoopback } from './loopbackServer';
import { createSearchEngine } from '../search/createSearchEngine';
import type { ContentProblem } from '../../cms/items/loading/readYamlMap';
import { SearchService } from '../search/searchService';
import type { OpenSearchSettings } from '../search/opensearch/openSearchSettings';
import { stockDocuments } from '../stock/stock';
import type { StockOptions } from '../stock/stock.types';
import { getPort } from '../../platform/http/getPort';

/** Long, since the first start creates a database, which takes minutes on a busy machine. */
const DATABASE_TIMEOUT_MS = 5 * 60_000;
/** Enough for thousands of images and dozens of videos. */
const DEFAULT_MEDIA_MEGABYTES = 10_000;

export interface EmbeddedOptions {
  /** Loopback port; 0 chooses a free one. */
  port: number;
  /** postgres:// address; the database may still be starting. */
  databaseUrl: string;
  dataDir: string;
  /** API key of the delivery API. */
  apiKey: string;
  /** Secret for the authoring API and for editing requests. */
  editingSecret: string;
  webhookSecret: string;
  /** Key of the search service. */
  searchApiKey: string;
  /** Days after which delivered enquiries, and bookings after their visit, are deleted; default 30. */
  leadRetentionDays?: number;
  /** Days after which audit trail entries are deleted; default 400. */
  auditDays?: number;
  /** Address of the web process. */
  webUrl: string;
  /** Whether content files are reloaded when they change. */
  watchContent?: boolean;
  /** Called at start and after every reload of content files, with all problems in them. */
  onProblems?: (problems: readonly ContentProblem[]) => void;
  /** Size and date of the generated stock. */
  stock: StockOptions;
  /** Entry file of the search threads; default: searches run in this thread. */
  searchThread?: string;
  /** A cluster to use instead of the embedded search engine. */
  openSearch?: OpenSearchSettings;
  /** Maximum total size of uploaded files, in megabytes; default 10,000. */
  mediaMegabytes?: number;
  /** Services that always answer 503, to test how the product handles failures. */
  failing?: readonly FailingService[];
  /** Replaces the product's own images in tests. */
  mediaFolder?: string;
  /** Replaces the product's own content, with `sites` and `contract`, in tests. */
  contentFolder?: string;
  sites?: readonly ContentSite[];
  contract?: Contract;
  log?: Logger;
}

export interface RunningEmbedded {
  /** http://127.0.0.1:port, without a trailing slash. */
  url: string;
  store: ContentStore;
  /** Finishes running requests, then stops. */
  close(): Promise<void>;
}

/**
 * Starts all embedded upstreams in this process: connects to the database, migrates its tables, reads the
 * content and listens on loopback. Problems in content files are logged; the rest is served.
 * @throws Error if the database cannot be reached or the port is in use
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<RunningEmbedded> {
  const log = options.log ?? pino({ level: 'silent' });
  const folder = options.contentFolder ?? CONTENT_FOLDER;
  const connection = await connectDatabase({
    url: options.databaseUrl,
    timeoutMs: DATABASE_TIMEOUT_MS,
    onDelay: (reason, level) => log[level]({ reason }, 'database unavailable; waiting for it'),
    onError: (error) =>
      log.warn({ reason: error.message }, 'database connection lost; will reconnect'),
  });
  try {
    const { db, pool } = connection;
    await migrateDatabase(pool);
    const store = await ContentStore.open({
      contentFolder: folder,
      sites: options.sites ?? Object.values(allSites),
      contract: options.contract ?? generatedContract,
      db,
    });
    for (const problem of store.problems) log.warn(problem, 'content file invalid');
    const notices = new NoticeSender({
      db,
      refresh: () => store.refresh(),
      webUrl: options.webUrl,
      secret: options.webhookSecret,
      log,
    });
    const releases = new ReleaseRunner({ db, store, notices, log });
    const { apiKey, editingSecret, searchApiKey, dataDir } = options;
    const media = await MediaLibrary.open({
      db,
      folder: join(resolve(dataDir), 'media'),
      originalsFolder: options.mediaFolder ?? MEDIA_FOLDER,
      maxBytes: (options.mediaMegabytes ?? DEFAULT_MEDIA_MEGABYTES) * 1_000_000,
    });
    const search = SearchService.open({
      engine: await createSearchEngine(options, log),
      generate: (index) => stockDocuments(index, options.stock),
      db,
      dataDir,
      log,
    });
    const leadRetentionDays = options.leadRetentionDays ?? 30;
    const bookings = new Bookings(pool, leadRetentionDays);
    const postBox = new PostBox(pool, leadRetentionDays);
    const pushSubscriptions = new PushSubscriptions(pool, leadRetentionDays);
    const reviews = new Reviews(pool, leadRetentionDays);
    const people = new People({ db, editingSecret, auditDays: options.auditDays ?? 400 });
    const app = embeddedApp({
      connection,
      store,
      notices,
      people,
      media,
      releases,
      apiKey,
      editingSecret,
      search,
      searchApiKey,
      leadRetentionDays,
      bookings,
      postBox,
      pushSubscriptions,
      reviews,
      stockDay: options.stock.day,
      failing: options.failing,
      log,
    });
    const server = await listenOnLoopback(app, options.port);
    notices.wake();
    releases.wake();
    const stopErasing = startHourlyErasure(
      [bookings, postBox, pushSubscriptions, reviews, people, search],
      log,
    );

    options.onProblems?.(store.problems);
    const reload = (site: string): void => {
      for (const problem of store.reloadFiles(site)) log.warn(problem, 'content file invalid');
      options.onProblems?.(store.problems);
      addNotice(db, { site, paths: [], all: true }).then(
        () => notices.wake(),
        (error: unknown) => log.warn({ error }, 'content change not sent to the web process'),
      );
    };
    // Imported only if needed: the file watcher is a development tool.
    const stopWatching = options.watchContent
      ? (await import('../../cms/items/loading/watchContent')).watchContent(folder, reload)
      : undefined;

    return {
      url: `http://127.0.0.1:${getPort(server)}`,
      store,
      async close() {
        stopWatching?.();
        await stopErasing();
        await closeServer(server);
        await search.close();
        await releases.close();
        await notices.close();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

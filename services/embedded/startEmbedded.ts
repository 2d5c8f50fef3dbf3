import { join, resolve } from 'node:path';
import { pino, type Logger } from 'pino';
import type { Contract } from '../../schema/contract';
import { contract as generatedContract } from '../../schema/generated/contract';
import { sites as allSites } from '../../sites/sites';
import { connectDatabase } from '../../platform/database/connect';
import { migrateDatabase } from '../../platform/database/migrate';
import { People } from '../../cms/authoring/people/People';
import { contentFolder } from '../../cms/items/loading/contentRoutes';
import { ContentStore } from '../../cms/items/contentStore';
import type { ContentSite } from '../../cms/items/item';
import { addNotice, NoticeSender } from '../../cms/authoring/publishing/publishNotices';
import { ReleaseRunner } from '../../cms/authoring/releases/ReleaseRunner';
import { embeddedApp } from './embeddedApp';
import { MediaLibrary } from '../../cms/media/MediaLibrary';
import { mediaFolder } from '../../cms/media/versionedPicture';
import { Bookings } from '../mechmate/bookings';
import { PostBox } from '../post/PostBox';
import { PushSubscriptions } from '../push/PushSubscriptions';
import { Reviews } from '../tirehotel/reviews';
import { eraseHourly } from './eraseHourly';
import type { FailingService } from './failOnPurpose';
import { closeServer, listenOnLoopback } from './loopbackServer';
import { createSearchEngine } from '../search/createSearchEngine';
import type { ContentProblem } from '../../cms/items/loading/contentFile';
import { SearchService } from '../search/searchService';
import type { OpenSearchSettings } from '../search/opensearch/openSearchSettings';
import { stockDocuments } from '../stock/stock';
import type { StockOptions } from '../stock/stock.types';
import { portOf } from '../../platform/http/portOf';

/** A database is made at the first start, which takes minutes on a machine that has much else to do. */
const DATABASE_PATIENCE_MS = 5 * 60_000;
/** Room for some thousands of pictures and some dozens of films. */
const DEFAULT_MEDIA_MEGABYTES = 10_000;

export interface EmbeddedOptions {
  /** Loopback port; 0 lets the system choose. */
  port: number;
  /** postgres:// address; the database may still be starting. */
  databaseUrl: string;
  dataDir: string;
  /** Key of the delivery interface. */
  apiKey: string;
  /** Secret of the authoring interface and of editing requests. */
  editingSecret: string;
  webhookSecret: string;
  /** Key of the search service. */
  searchApiKey: string;
  /** Days after which enquiries that have arrived, and bookings after their visit, are erased; 30 when absent. */
  leadRetentionDays?: number;
  /** Days that the audit trail of the editors is kept; 400 when absent. */
  auditDays?: number;
  /** Address of the web process. */
  webUrl: string;
  /** Reads content files again when they change. */
  watchContent?: boolean;
  /** Called at start and whenever content files were read again, with all that is wrong in them. */
  onProblems?: (problems: readonly ContentProblem[]) => void;
  /** Size of the generated stock, and the day that it is as of. */
  stock: StockOptions;
  /** Entry of the threads that search; without one searches run in this thread. */
  searchThread?: string;
  /** A cluster that searches instead. */
  openSearch?: OpenSearchSettings;
  /** Most megabytes that uploaded files may take together; 10,000 when absent. */
  mediaMegabytes?: number;
  /** Services that answer 503, to see what visitors see of it. */
  failing?: readonly FailingService[];
  /** Instead of the product's own pictures; for tests. */
  mediaFolder?: string;
  /** Instead of the product's own content, sites and contract; for tests. */
  contentFolder?: string;
  sites?: readonly ContentSite[];
  contract?: Contract;
  log?: Logger;
}

export interface RunningEmbedded {
  /** http://127.0.0.1:port, without a trailing slash. */
  url: string;
  store: ContentStore;
  /** Answers running requests, then stops. */
  close(): Promise<void>;
}

/**
 * Starts every embedded upstream in this process: connects to the database, brings its tables up to
 * date, reads the content and listens on loopback. Rejects when the database cannot be reached or
 * the port is taken; mistakes in content files are logged and leave the rest standing.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<RunningEmbedded> {
  const log = options.log ?? pino({ level: 'silent' });
  const folder = options.contentFolder ?? contentFolder;
  const connection = await connectDatabase({
    url: options.databaseUrl,
    patience: DATABASE_PATIENCE_MS,
    onLate: (message) => log.error(`${message} Waiting for it.`),
    onError: (error) => log.warn({ reason: error.message }, 'database connection lost'),
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
    for (const problem of store.problems) log.warn(problem, 'content file problem');
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
      originals: options.mediaFolder ?? mediaFolder,
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
    const stopErasing = eraseHourly(
      [bookings, postBox, pushSubscriptions, reviews, people, search],
      log,
    );

    options.onProblems?.(store.problems);
    const reload = (site: string): void => {
      for (const problem of store.reloadFiles(site)) log.warn(problem, 'content file problem');
      options.onProblems?.(store.problems);
      addNotice(db, { site, paths: [], all: true }).then(
        () => notices.wake(),
        (error: unknown) => log.error({ err: error }, 'content change not told to the web process'),
      );
    };
    // What watches files is a tool of development, which a server has no need of.
    const stopWatching = options.watchContent
      ? (await import('../../cms/items/loading/watchContent')).watchContent(folder, reload)
      : undefined;

    return {
      url: `http://127.0.0.1:${portOf(server)}`,
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

import { and, desc, gt, or, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { array, string } from 'yup';
import { HttpError } from '../../platform/httpError';
import { withDeadline } from '../../platform/pages/pageDeadline';
import type { Database } from '../../platform/database/Database';
import type { Logger } from '../../platform/log';
import { pathKey, siteKey, type SurrogateKey } from '../../platform/pages/surrogateKeys';
import { contentPurges } from './tables';
import { WebProcesses } from './WebProcesses';

export interface PurgesOptions {
  database: Pick<Database, 'run'>;
  /**
   * Address of a PostgreSQL server that sends notifications. Absent for the embedded database: its
   * connections share one session, so notifications do not work.
   */
  listenUrl?: string;
  /**
   * Marks the pages with those keys that this process caches as stale; returns how many.
   * @param source the source that `publish` was called with
   */
  apply: (keys: readonly SurrogateKey[], source: string) => number;
  /** Purges every page of every site, because it is not known which purges were missed. */
  applyAll: () => void;
  /** Waits until what was applied is in use, redirects included. */
  whenInUse?: () => Promise<unknown>;
  logger: Logger;
  pollMs?: number;
}

const CHANNEL = 'content_purge';
/**
 * How often to poll without notifications: together with the notice's own delay it must stay within a
 * second.
 */
const POLL_MS = 400;
/** How often to poll in addition to PostgreSQL's notifications. */
const LISTENING_POLL_MS = 5000;
const RETRY_MS = 1000;
/** Maximum wait until all processes show a publish, in ms; shorter than the platform waits for an answer. */
const MAX_WAIT_MS = 2000;
/** Used for a publish that does not name its site. */
const ANY_SITE = '*';
/** Older rows are deleted; a process that was disconnected for longer marks all of its pages as stale. */
const RETENTION_HOURS = 24;
const RETENTION_MS = RETENTION_HOURS * 60 * 60_000;
const MAX_ROWS = 1000;
/** Rows may become visible in another order than that of their ids: this many earlier rows are read again. */
const OVERLAP_ROWS = 50;
/** Earlier rows are read again only if they are younger than this. */
const OVERLAP_SECONDS = 10;

const strings = array().of(string().required()).nullable().default(null);

interface Row {
  id: number;
  site: string;
  paths: unknown;
  keys: unknown;
}

/**
 * Sends purges to every web process. The process that receives the platform's notice writes a row; all
 * processes read the new rows.
 */
export class Purges {
  #lastId: number | undefined;
  polledAt = Date.now();
  readonly #appliedIds = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #listener: Client | undefined;
  #isListening = false;
  #hasFailed = false;
  #isClosed = false;
  /** Id of the last row that this process wrote. */
  #written = 0;
  readonly #processes: WebProcesses;
  #reporting: Promise<void> | undefined;

  constructor(private readonly options: PurgesOptions) {
    this.#processes = new WebProcesses(options.database);
  }

  /** Starts to read what other processes write. */
  start(): void {
    void this.poll();
    if (this.options.listenUrl !== undefined) void this.#listen();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#polling;
    await this.#reporting;
    await this.#processes.end();
    await this.#listener?.end().catch(() => undefined);
  }

  /**
   * Marks the pages with those keys as stale: in this process at once, in the others when they read the row.
   * @param source owner of the pages: a site (processes without support for keys drop all of its pages), or
   * a stock
   * @throws HttpError 503 when the others cannot be notified: the platform sends the notice again
   */
  async publish(keys: readonly SurrogateKey[], source = ANY_SITE): Promise<number> {
    const purged = this.options.apply(keys, source);
    try {
      const { database, listenUrl } = this.options;
      const addedRows = await database.run((db) => {
        const isExpired = sql`${contentPurges.at} < now() - make_interval(hours => ${RETENTION_HOURS})`;
        const deleted = db
          .$with('forgotten')
          .as(db.delete(contentPurges).where(isExpired).returning({ id: contentPurges.id }));
        const row = { site: source, keys };
        return db
          .with(deleted)
          .insert(contentPurges)
          .values(row)
          .returning({ id: contentPurges.id });
      });
      for (const { id } of addedRows) {
        this.#appliedIds.add(id);
        this.#written = Math.max(this.#written, id);
      }
      if (listenUrl !== undefined) {
        await database.run((db) => db.execute(sql`select pg_notify(${CHANNEL}, '')`));
      }
    } catch (cause) {
      throw new HttpError(503, 'The notice cannot be stored right now; send it again', { cause });
    }
    return purged;
  }

  /**
   * Waits until all web processes show what this one has published.
   * @returns false when this is not known in time, for example because a process has just ended
   */
  async areAllInUse(): Promise<boolean> {
    const end = performance.now() + MAX_WAIT_MS;
    const applied = Promise.all([
      this.options.whenInUse?.(),
      this.#processes.waitForOthers(this.#written, end),
    ]);
    return withDeadline(end, applied).then(
      () => performance.now() < end,
      () => false,
    );
  }

  /** Reads new rows now; reads run one after the other. */
  poll(): Promise<void> {
    clearTimeout(this.#timer);
    this.#polling = (this.#polling ?? Promise.resolve())
      .then(() => (this.#isClosed ? undefined : this.#readNewRows()))
      .then(
        () => {
          this.#hasFailed = false;
        },
        (error: unknown) => {
          if (!this.#hasFailed)
            this.options.logger.warn({ error }, 'publish notices not read; will retry');
          this.#hasFailed = true;
        },
      )
      .then(() => this.scheduleNext());
    return this.#polling;
  }

  scheduleNext(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.poll(), this.#waitMs).unref();
  }

  /** Time until the next poll. */
  get #waitMs(): number {
    if (this.#hasFailed) return RETRY_MS;
    return this.#isListening ? LISTENING_POLL_MS : (this.options.pollMs ?? POLL_MS);
  }

  async #readNewRows(): Promise<void> {
    const { database, applyAll } = this.options;
    if (this.#lastId === undefined || Date.now() - this.polledAt > RETENTION_MS) {
      const rows = await database.run((db) =>
        db
          .select({ id: contentPurges.id })
          .from(contentPurges)
          .orderBy(desc(contentPurges.id))
          .limit(OVERLAP_ROWS),
      );
      // Pages may have been rendered, and content published, before this process read its first row.
      applyAll();
      for (const { id } of rows) this.#appliedIds.add(id);
      this.#lastId = rows[0]?.id ?? 0;
      this.polledAt = Date.now();
      this.#report();
      return;
    }
    const last = this.#lastId;
    const { id, at, site, paths, keys } = contentPurges;
    const isRecent = sql`${at} > now() - make_interval(secs => ${OVERLAP_SECONDS})`;
    const rows = await database.run((db) =>
      db
        .select({ id, site, paths, keys })
        .from(contentPurges)
        .where(or(gt(id, last), and(gt(id, last - OVERLAP_ROWS), isRecent)))
        .orderBy(id)
        .limit(MAX_ROWS),
    );
    for (const row of rows) this.#applyRow(row);
    for (const id of this.#appliedIds)
      if (id <= this.#lastId - OVERLAP_ROWS) this.#appliedIds.delete(id);
    this.polledAt = Date.now();
    this.#report();
  }

  /** Reports what is in use; the next poll does not wait for it, and repeats a report that failed. */
  #report(): void {
    const row = this.#lastId ?? 0;
    this.#reporting = Promise.resolve(this.options.whenInUse?.())
      .then(() => (this.#isClosed ? undefined : this.#processes.report(row)))
      .catch(() => undefined);
  }

  #applyRow({ id, site, paths, keys }: Row): void {
    this.#lastId = Math.max(this.#lastId ?? 0, id);
    if (this.#appliedIds.has(id)) return;
    this.#appliedIds.add(id);
    this.options.apply(
      strings.validateSync(keys) ?? keysFromPaths(site, strings.validateSync(paths)),
      site,
    );
  }

  /**
   * Listens for notifications. While the connection is broken, this process polls more often and tries to
   * reconnect.
   */
  async #listen(): Promise<void> {
    const listener = new Client({ connectionString: this.options.listenUrl, keepAlive: true });
    this.#listener = listener;
    let isDisconnected = false;
    const reconnect = () => {
      if (isDisconnected) return;
      isDisconnected = true;
      this.#isListening = false;
      if (this.#isClosed) return;
      void this.poll();
      setTimeout(() => void this.#listen(), RETRY_MS).unref();
    };
    listener.on('error', reconnect);
    listener.on('end', reconnect);
    listener.on('notification', () => void this.poll());
    try {
      await listener.connect();
      await listener.query(`listen ${CHANNEL}`);
      this.#isListening = true;
      // Reads the rows that were added before listening started.
      void this.poll();
    } catch {
      reconnect();
    }
  }
}

/** The keys of a row that was written by a process without support for keys, during an upgrade. */
const keysFromPaths = (site: string, paths: string[] | null | undefined): SurrogateKey[] =>
  paths?.map((path) => pathKey(site, path)) ?? [siteKey(site)];

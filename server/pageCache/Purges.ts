import { and, desc, gt, or, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { array, string } from 'yup';
import { HttpError } from '../../platform/httpError';
import type { Database } from '../../platform/database/Database';
import type { Logger } from '../../platform/log';
import { pathKey, siteKey, type SurrogateKey } from '../../platform/pages/surrogateKeys';
import { contentPurges } from './tables';

export interface PurgesOptions {
  database: Pick<Database, 'run'>;
  /**
   * Address of a PostgreSQL server, which calls those that listen; left out for the embedded database, whose
   * connections share one session and are called by nobody.
   */
  listenUrl?: string;
  /**
   * Makes the pages with those keys that this process keeps be made anew; gives how many.
   * @param source what `publish` was given
   */
  apply: (keys: readonly SurrogateKey[], source: string) => number;
  /** Everything of every site: nobody knows what was missed. */
  applyAll: () => void;
  logger: Logger;
  lookMs?: number;
}

const CHANNEL = 'content_purge';
/** How often to look where nobody calls, in ms: with the notice's own way it must stay within a second. */
const LOOK_MS = 400;
/** How often to look besides, where PostgreSQL calls, in ms. */
const LOOK_BESIDES_MS = 5000;
const RETRY_MS = 1000;
/** Of a publishing that does not tell its site. */
const ANY_SITE = '*';
/** What is older is forgotten; a process that was away for longer makes all its pages anew. */
const KEPT_HOURS = 24;
const KEPT_MS = KEPT_HOURS * 60 * 60_000;
const MAX_ROWS = 1000;
/** Rows may come into sight in another order than that of their numbers: so many back are looked at again … */
const OVERLAP = 50;
/** … while they are this young, in seconds. */
const OVERLAP_SECONDS = 10;

const strings = array().of(string().required()).nullable().default(null);

interface Row {
  id: number;
  site: string;
  paths: unknown;
  keys: unknown;
}

/**
 * Tells every web process what was published. The one that gets the platform's notice writes it into a table; all of
 * them read on there from where they were.
 */
export class Purges {
  #last: number | undefined;
  #lookedAt = Date.now();
  readonly #applied = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #listener: Client | undefined;
  #isListening = false;
  #isFailing = false;
  #closed = false;

  constructor(private readonly options: PurgesOptions) {}

  /** Begins to follow what other processes are told. */
  start(): void {
    void this.#look();
    if (this.options.listenUrl !== undefined) void this.#listen();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await this.#listener?.end().catch(() => undefined);
  }

  /**
   * Drops the pages with those keys on all processes; here at once.
   * @param source whose pages they are: a site (processes that do not know of keys drop all of them), or a stock
   * @throws HttpError 503 when the others cannot be told: the platform sends the notice again
   */
  async publish(keys: readonly SurrogateKey[], source = ANY_SITE): Promise<number> {
    const purged = this.options.apply(keys, source);
    try {
      const { database, listenUrl } = this.options;
      const added = await database.run((db) => {
        const isOver = sql`${contentPurges.at} < now() - make_interval(hours => ${KEPT_HOURS})`;
        const forgotten = db
          .$with('forgotten')
          .as(db.delete(contentPurges).where(isOver).returning({ id: contentPurges.id }));
        const row = { site: source, keys };
        return db
          .with(forgotten)
          .insert(contentPurges)
          .values(row)
          .returning({ id: contentPurges.id });
      });
      for (const { id } of added) this.#applied.add(id);
      if (listenUrl !== undefined) {
        await database.run((db) => db.execute(sql`select pg_notify(${CHANNEL}, '')`));
      }
    } catch (cause) {
      throw new HttpError(503, 'The notice cannot be passed on now', { cause });
    }
    return purged;
  }

  /** Looks for what was added, now; one look after the other. */
  #look(): Promise<void> {
    clearTimeout(this.#timer);
    this.#looking = (this.#looking ?? Promise.resolve())
      .then(() => (this.#closed ? undefined : this.#readOn()))
      .then(
        () => {
          this.#isFailing = false;
        },
        (error: unknown) => {
          if (!this.#isFailing) this.options.logger.warn({ error }, 'publish notices not read');
          this.#isFailing = true;
        },
      )
      .then(() => this.#rest());
    return this.#looking;
  }

  #rest(): void {
    if (this.#closed) return;
    const { lookMs = LOOK_MS } = this.options;
    const wait = this.#isFailing ? RETRY_MS : this.#isListening ? LOOK_BESIDES_MS : lookMs;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), wait).unref();
  }

  async #readOn(): Promise<void> {
    const { database, applyAll } = this.options;
    if (this.#last === undefined || Date.now() - this.#lookedAt > KEPT_MS) {
      const rows = await database.run((db) =>
        db
          .select({ id: contentPurges.id })
          .from(contentPurges)
          .orderBy(desc(contentPurges.id))
          .limit(OVERLAP),
      );
      // Pages may have been made, and others published, before this process knew where it begins.
      applyAll();
      for (const { id } of rows) this.#applied.add(id);
      this.#last = rows[0]?.id ?? 0;
      this.#lookedAt = Date.now();
      return;
    }
    const last = this.#last;
    const { id, at, site, paths, keys } = contentPurges;
    const isYoung = sql`${at} > now() - make_interval(secs => ${OVERLAP_SECONDS})`;
    const rows = await database.run((db) =>
      db
        .select({ id, site, paths, keys })
        .from(contentPurges)
        .where(or(gt(id, last), and(gt(id, last - OVERLAP), isYoung)))
        .orderBy(id)
        .limit(MAX_ROWS),
    );
    for (const row of rows) this.#applyRow(row);
    for (const id of this.#applied) if (id <= this.#last - OVERLAP) this.#applied.delete(id);
    this.#lookedAt = Date.now();
  }

  #applyRow({ id, site, paths, keys }: Row): void {
    this.#last = Math.max(this.#last ?? 0, id);
    if (this.#applied.has(id)) return;
    this.#applied.add(id);
    this.options.apply(
      strings.validateSync(keys) ?? keysOfPaths(site, strings.validateSync(paths)),
      site,
    );
  }

  /** Lets the database call; where the call breaks off, it is looked for more often until it stands again. */
  async #listen(): Promise<void> {
    const listener = new Client({ connectionString: this.options.listenUrl, keepAlive: true });
    this.#listener = listener;
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      this.#isListening = false;
      if (this.#closed) return;
      void this.#look();
      setTimeout(() => void this.#listen(), RETRY_MS).unref();
    };
    listener.on('error', over);
    listener.on('end', over);
    listener.on('notification', () => void this.#look());
    try {
      await listener.connect();
      await listener.query(`listen ${CHANNEL}`);
      this.#isListening = true;
      // What came before the call stood.
      void this.#look();
    } catch {
      over();
    }
  }
}

/** Of a row that a process wrote which does not know of keys, before a new version took its place. */
const keysOfPaths = (site: string, paths: string[] | null | undefined): SurrogateKey[] =>
  paths?.map((path) => pathKey(site, path)) ?? [siteKey(site)];

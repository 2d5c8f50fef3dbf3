import { Client } from 'pg';
import { array, string } from 'yup';
import { HttpError } from '../../platform/httpError';
import type { Database } from '../../platform/database/Database';
import type { Logger } from '../../platform/log';
import { pathKey, siteKey, type SurrogateKey } from '../../platform/pages/surrogateKeys';

export interface PurgesOptions {
  database: Pick<Database, 'query'>;
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
  id: string;
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
      const { rows } = await this.options.database.query<{ id: string }>(
        `with forgotten as (
           delete from content_purge where at < now() - make_interval(hours => $3)
         )
         insert into content_purge (site, keys) values ($1, $2) returning id`,
        [source, JSON.stringify(keys), KEPT_HOURS],
      );
      this.#applied.add(Number(rows[0]?.id));
      if (this.options.listenUrl !== undefined) {
        await this.options.database.query(`select pg_notify('${CHANNEL}', '')`);
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
      const { rows } = await database.query<{ id: string }>(
        `select id from content_purge order by id desc limit ${OVERLAP}`,
      );
      // Pages may have been made, and others published, before this process knew where it begins.
      applyAll();
      const ids = rows.map(({ id }) => Number(id));
      for (const id of ids) this.#applied.add(id);
      this.#last = ids[0] ?? 0;
      this.#lookedAt = Date.now();
      return;
    }
    const { rows } = await database.query<Row>(
      `select id, site, paths, keys from content_purge
       where id > $1 or (id > $2 and at > now() - make_interval(secs => $3))
       order by id limit ${MAX_ROWS}`,
      [this.#last, this.#last - OVERLAP, OVERLAP_SECONDS],
    );
    for (const row of rows) this.#applyRow(row);
    for (const id of this.#applied) if (id <= this.#last - OVERLAP) this.#applied.delete(id);
    this.#lookedAt = Date.now();
  }

  #applyRow({ id: rowId, site, paths, keys }: Row): void {
    const id = Number(rowId);
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

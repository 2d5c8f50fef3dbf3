import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/connect';
import { fieldsOf } from '../../domain/isRecord';
import { indexDefinitions } from './indexDefinitions';
import { readDocuments } from './engine/readDocuments';
import { type ChangePage, eraseChangeLog, type LoggedChange, readChangeLog } from './changeLog';
import type { GenerateDocuments } from './engine/IndexHost';
import type { DocumentChange } from './engine/SearchIndex';
import type { IndexDefinition, SearchDocument } from './indexDefinition';
import { CarPrices } from './prices/CarPrices';
import { storeChanges, storeSource, readStoredChanges, readSources } from './storedStock';
import { MAX_DOCUMENT_CHARACTERS, readChanges, readDocument } from './readChanges';
import { RequestProblem } from './requestProblem';
import { serializeForLog, readLoggedDocuments } from './serializeForLog';
import type { EngineHealth, SearchEngine } from './SearchEngine';
import type { SearchQuery } from './searchQuery.types';

/** Documents to read before yielding to the event loop. */
const DOCUMENTS_PER_TURN = 100;
/** Interval of the check whether a new day has started. */
const DAY_CHECK_INTERVAL_MS = 3_600_000;
/** How long a request for changes waits for changes that are still being applied. */
const SETTLE_TIMEOUT_MS = 5000;
/** Documents to compare per batch. */
const COMPARE_BATCH_SIZE = 500;

export interface SearchServiceOptions {
  engine: SearchEngine;
  db: Database;
  /** Creates the documents of an index without a file; same function as the engine's. */
  generate: GenerateDocuments;
  /** Folder for the files of replaced documents, in its subfolder `search`. */
  dataDir: string;
  log: Logger;
  definitions?: ReadonlyMap<string, IndexDefinition>;
  /** Returns the current ISO date, for prices; default: the system date in UTC. */
  today?: () => string;
}

const currentDay = (): string => new Date().toISOString().slice(0, 10);

/**
 * The search service: an engine, and the stored changes of its stock. The engine loads generated stock from
 * snapshots or generates it again; later changes and replaced indexes are stored before they are
 * acknowledged.
 */
export class SearchService {
  readonly #options: SearchServiceOptions;
  readonly definitions: ReadonlyMap<string, IndexDefinition>;
  /** The initial build of each index. */
  readonly #builds = new Map<string, Promise<void>>();
  /** The last queued change of each index; changes of an index run one after another. */
  readonly #lastChanges = new Map<string, Promise<unknown>>();
  readonly #prices: CarPrices;
  readonly #dayTimer: NodeJS.Timeout;
  #closed = false;

  private constructor(options: SearchServiceOptions) {
    this.#options = options;
    this.definitions = options.definitions ?? indexDefinitions;
    const { engine, db, today = currentDay } = options;
    this.#prices = new CarPrices({ engine, db, today });
    let day = today();
    this.#dayTimer = setInterval(() => {
      if (today() === day) return;
      day = today();
      // Logs its failures and never rejects.
      void this.#settleAll();
    }, DAY_CHECK_INTERVAL_MS);
    this.#dayTimer.unref();
  }

  /** Starts to build all indexes, one after another. Searches and changes of an index wait for its build. */
  static open(options: SearchServiceOptions): SearchService {
    const service = new SearchService(options);
    let previous: Promise<unknown> = Promise.resolve();
    for (const index of service.definitions.keys()) {
      const build = previous.then(() => service.#build(index));
      service.#builds.set(index, build);
      previous = build.catch((error: unknown) => {
        if (!service.#closed) options.log.error({ error, index }, 'search index not made');
      });
    }
    return service;
  }

  /** Runs a query; rejects if the index could not be built. */
  async search(query: SearchQuery): Promise<Uint8Array> {
    await this.#builds.get(query.index);
    return this.#options.engine.search(query);
  }

  /**
   * Applies changes (format: `readChanges`). Once it resolves, they are searchable, also after a restart.
   * @throws RequestProblem
   */
  async change(index: string, lines: string): Promise<{ upserted: number; deleted: number }> {
    const definition = this.#definition(index);
    const changes = readChanges(lines, definition);
    await this.enqueue(index, async () => {
      const { changes: pricedChanges, models } = await this.#prices.record(index, changes);
      const logged = await this.#loggedChanges(definition, pricedChanges);
      await storeChanges(this.#options.db, index, definition.id, {
        changes: pricedChanges,
        logged,
      });
      await this.#options.engine.change(index, pricedChanges);
      await this.#prices.refresh(index, models);
    });
    const deleted = changes.filter(({ kind }) => kind === 'delete').length;
    return { upserted: changes.length - deleted, deleted };
  }

  /**
   * Replaces all documents of an index by NDJSON documents; searches see the old ones until the new ones are
   * ready.
   * @throws RequestProblem
   */
  async replace(index: string, body: Readable): Promise<{ documents: number }> {
    const { engine, db, dataDir } = this.#options;
    const definition = this.#definition(index);
    const file = `${index}-${randomUUID()}.ndjson`;
    await mkdir(join(dataDir, 'search'), { recursive: true });
    const count = { documents: 0 };
    try {
      await this.#builds.get(index);
      const documents = parseDocuments(splitLines(body), definition, count);
      const lines = Readable.from(toNdjson(this.#prices.recordAll(index, documents)));
      await pipeline(lines, createWriteStream(this.#path(file)));
    } catch (error) {
      await rm(this.#path(file), { force: true });
      throw error;
    }
    await this.enqueue(index, async () => {
      const previousFile = (await readSources(db)).get(index);
      await storeSource(db, index, file, await this.#loggedReplacement(definition, file));
      await engine.load({ index, file: this.#path(file) });
      await this.#prices.refresh(index);
      if (previousFile) await rm(this.#path(previousFile), { force: true });
    });
    return count;
  }

  /**
   * Yields all current documents of an index: its source with later changes applied.
   * @throws RequestProblem
   */
  async *documents(index: string): AsyncGenerator<{ id: string; document: object }> {
    const definition = this.#definition(index);
    const { db, generate } = this.#options;
    const file = (await readSources(db)).get(index);
    const changes = new Map(
      (await readStoredChanges(db, index)).map((change) => [
        change.kind === 'delete' ? change.id : String(change.document[definition.id]),
        change.kind === 'delete' ? undefined : change.document,
      ]),
    );
    let readCount = 0;
    for (const source of file ? readDocuments(this.#path(file)) : generate(index)) {
      const id = String(fieldsOf(source)[definition.id]);
      const document = changes.has(id) ? changes.get(id) : source;
      changes.delete(id);
      if (document) yield { id, document };
      readCount += 1;
      // Generating documents blocks the thread.
      if (readCount % DOCUMENTS_PER_TURN === 0) await nextTurn();
    }
    for (const [id, document] of changes) if (document) yield { id, document };
  }

  /**
   * Returns changes after a number in the log, in order; without `after` only the last number. Log lines are
   * written before the engine applies them, so this waits for running changes: a client that then searches
   * gets the new state.
   */
  async changesAfter(after: number | undefined, limit: number): Promise<ChangePage> {
    const page = await readChangeLog(this.#options.db, { after, limit });
    if (after === undefined || page.changes.length === 0) return page;
    const settled = Promise.allSettled(this.#lastChanges.values()).then(() => true);
    const isSettled = await Promise.race([settled, wait(SETTLE_TIMEOUT_MS, false, { ref: false })]);
    return isSettled ? page : { changes: [], last: after };
  }

  /** Deletes old lines of the log. */
  erase(): Promise<void> {
    return eraseChangeLog(this.#options.db);
  }

  health(): Promise<EngineHealth> {
    return this.#options.engine.health();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#dayTimer);
    await this.#options.engine.close();
  }

  /** Updates values that depend on the date, one index after another. */
  async #settleAll(): Promise<void> {
    for (const index of this.definitions.keys()) {
      try {
        await this.enqueue(index, () => this.#prices.refresh(index));
      } catch (error) {
        if (!this.#closed) this.#options.log.error({ error, index }, 'prices not settled');
      }
    }
  }

  async #build(index: string): Promise<void> {
    if (this.#closed) return;
    const { engine, db, log } = this.#options;
    const start = performance.now();
    const file = (await readSources(db)).get(index);
    const loaded = await engine.load({ index, file: file && this.#path(file) });
    const changes = await readStoredChanges(db, index);
    if (changes.length > 0) await engine.change(index, changes);
    await this.#prices.refresh(index);
    const ms = Math.round(performance.now() - start);
    const { from, problem } = loaded;
    log.info({ index, from, changes: changes.length, ms }, 'search index made');
    if (problem) log.warn({ index, reason: problem }, 'search index snapshot not saved');
  }

  /** Returns the log lines of changes: one per document, and only if a logged field changes. */
  async #loggedChanges(
    definition: IndexDefinition,
    changes: readonly DocumentChange[],
  ): Promise<LoggedChange[]> {
    if (!definition.logged) return [];
    const documentsAfter = new Map<string, string | null>();
    for (const change of changes) {
      if (change.kind === 'delete') documentsAfter.set(change.id, null);
      else
        documentsAfter.set(
          String(change.document[definition.id]),
          serializeForLog(definition, change.document),
        );
    }
    const documentsBefore = await readLoggedDocuments(this.#options.engine, definition, [
      ...documentsAfter.keys(),
    ]);
    return [...documentsAfter].flatMap(([id, after]) => {
      const before = documentsBefore.get(id) ?? null;
      return before === after ? [] : [{ id, before, after }];
    });
  }

  /** Returns the log lines for replacing all documents of an index by those in a file. */
  async #loggedReplacement(definition: IndexDefinition, file: string): Promise<LoggedChange[]> {
    if (!definition.logged) return [];
    const logged: LoggedChange[] = [];
    const ids = new Set<string>();
    let batch: DocumentChange[] = [];
    const flush = async () => {
      logged.push(...(await this.#loggedChanges(definition, batch)));
      batch = [];
    };
    for (const document of readDocuments(this.#path(file))) {
      ids.add(String(document[definition.id]));
      batch.push({ kind: 'upsert', document });
      if (batch.length === COMPARE_BATCH_SIZE) await flush();
    }
    await flush();
    for await (const { id, document } of this.documents(definition.name)) {
      if (ids.has(id)) continue;
      const before = serializeForLog(definition, fieldsOf(document));
      logged.push({ id, before, after: null });
    }
    return logged;
  }

  #definition(index: string): IndexDefinition {
    const definition = this.definitions.get(index);
    if (!definition)
      throw new RequestProblem([`index ${JSON.stringify(index.slice(0, 40))} is unknown.`]);
    return definition;
  }

  #path(file: string): string {
    return join(this.#options.dataDir, 'search', file);
  }

  async enqueue(index: string, task: () => Promise<void>): Promise<void> {
    await this.#builds.get(index);
    const previous = this.#lastChanges.get(index) ?? Promise.resolve();
    const current = previous.then(task, task);
    this.#lastChanges.set(index, current);
    await current;
  }
}

async function* parseDocuments(
  lines: AsyncIterable<string>,
  definition: IndexDefinition,
  count: { documents: number },
): AsyncIterable<SearchDocument> {
  let lineNumber = 0;
  for await (const line of lines) {
    lineNumber += 1;
    if (line.trim() === '') continue;
    let document: SearchDocument;
    try {
      document = readDocument(line, definition);
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      throw new RequestProblem(error.problems.map((problem) => `Line ${lineNumber}: ${problem}`));
    }
    count.documents += 1;
    yield document;
  }
}

async function* toNdjson(documents: AsyncIterable<SearchDocument>): AsyncIterable<string> {
  for await (const document of documents) yield `${JSON.stringify(document)}\n`;
}

/**
 * Splits a UTF-8 stream into lines. A line that is too long is yielded in chunks, which are rejected as
 * documents.
 */
async function* splitLines(body: Readable): AsyncIterable<string> {
  const decoder = new StringDecoder('utf8');
  let remainder = '';
  for await (const chunk of body) {
    const lines = (remainder + decoder.write(chunk as Buffer)).split('\n');
    remainder = lines.pop() ?? '';
    yield* lines;
    if (remainder.length > MAX_DOCUMENT_CHARACTERS) {
      yield remainder;
      remainder = '';
    }
  }
  yield remainder + decoder.end();
}

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
import { documentsIn } from './engine/documentsIn';
import { type ChangePage, eraseChangeLog, type LoggedChange, readChangeLog } from './changeLog';
import type { GenerateDocuments } from './engine/IndexHost';
import type { DocumentChange } from './engine/SearchIndex';
import type { IndexDefinition, SearchDocument } from './indexDefinition';
import { CarPrices } from './prices/CarPrices';
import { keepChanges, keepSource, readKeptChanges, readSources } from './keptStock';
import { MAX_DOCUMENT_LENGTH, readChanges, readDocument } from './readDocuments';
import { RequestProblem } from './requestProblem';
import { loggedForm, loggedOf } from './loggedForm';
import type { EngineHealth, SearchEngine } from './SearchEngine';
import type { SearchQuery } from './searchQuery.types';

/** Documents that are read between two turns of others. */
const TURN = 100;
/** How often the service looks whether a day has begun, in ms. */
const HOUR_MS = 3_600_000;
/** How long who asks for changes waits for those that the engine is being told, in ms. */
const PATIENCE_MS = 5000;
/** Documents that are compared at a time. */
const BATCH = 500;

export interface SearchServiceOptions {
  engine: SearchEngine;
  db: Database;
  /** Makes the documents of an index that has no file, the same as the engine's. */
  generate: GenerateDocuments;
  /** Documents that took the place of an index's are kept below it. */
  dataDir: string;
  log: Logger;
  definitions?: ReadonlyMap<string, IndexDefinition>;
  /** The ISO day, for prices; that of the clock when absent. */
  today?: () => string;
}

const dayOfClock = (): string => new Date().toISOString().slice(0, 10);

/**
 * The embedded search service: the engine, and what of its stock is kept. The engine keeps snapshots of
 * generated stock, or makes it again; what was changed since, and whole new indexes, are kept before they
 * are acknowledged.
 */
export class SearchService {
  readonly #options: SearchServiceOptions;
  readonly definitions: ReadonlyMap<string, IndexDefinition>;
  /** The making of each index. */
  readonly #made = new Map<string, Promise<void>>();
  /** The last change under way, by index: changes of an index follow one another. */
  readonly #changing = new Map<string, Promise<unknown>>();
  readonly #prices: CarPrices;
  readonly #newDay: NodeJS.Timeout;
  #closed = false;

  private constructor(options: SearchServiceOptions) {
    this.#options = options;
    this.definitions = options.definitions ?? indexDefinitions;
    const { engine, db, today = dayOfClock } = options;
    this.#prices = new CarPrices({ engine, db, today });
    let day = today();
    this.#newDay = setInterval(() => {
      if (today() === day) return;
      day = today();
      // It logs what fails.
      void this.#settleAll();
    }, HOUR_MS);
    this.#newDay.unref();
  }

  /** Starts to make every index, one after another. Searches and changes wait for theirs. */
  static open(options: SearchServiceOptions): SearchService {
    const service = new SearchService(options);
    let before: Promise<unknown> = Promise.resolve();
    for (const index of service.definitions.keys()) {
      const made = before.then(() => service.#make(index));
      service.#made.set(index, made);
      before = made.catch((error: unknown) => {
        if (!service.#closed) options.log.error({ err: error, index }, 'search index not made');
      });
    }
    return service;
  }

  /** Rejects when the index could not be made. */
  async search(query: SearchQuery): Promise<Uint8Array> {
    await this.#made.get(query.index);
    return this.#options.engine.search(query);
  }

  /**
   * Changes documents (`readChanges` has the form). Once it fulfils, searches see the changes and so do
   * those after a restart. @throws RequestProblem
   */
  async change(index: string, lines: string): Promise<{ upserted: number; deleted: number }> {
    const definition = this.#definition(index);
    const changes = readChanges(lines, definition);
    await this.#inTurn(index, async () => {
      const { changes: priced, models } = await this.#prices.record(index, changes);
      const logged = await this.#loggedChanges(definition, priced);
      await keepChanges(this.#options.db, index, definition.id, { changes: priced, logged });
      await this.#options.engine.change(index, priced);
      await this.#prices.settle(index, models);
    });
    const deleted = changes.filter(({ kind }) => kind === 'delete').length;
    return { upserted: changes.length - deleted, deleted };
  }

  /**
   * Puts NDJSON documents in the place of all documents of an index; searches see the old ones until
   * the new ones are ready. @throws RequestProblem
   */
  async replace(index: string, body: Readable): Promise<{ documents: number }> {
    const { engine, db, dataDir } = this.#options;
    const definition = this.#definition(index);
    const file = `${index}-${randomUUID()}.ndjson`;
    await mkdir(join(dataDir, 'search'), { recursive: true });
    const count = { documents: 0 };
    try {
      await this.#made.get(index);
      const checked = checkedDocuments(linesOf(body), definition, count);
      const lines = Readable.from(asLines(this.#prices.recordAll(index, checked)));
      await pipeline(lines, createWriteStream(this.#path(file)));
    } catch (error) {
      await rm(this.#path(file), { force: true });
      throw error;
    }
    await this.#inTurn(index, async () => {
      const before = (await readSources(db)).get(index);
      await keepSource(db, index, file, await this.#loggedDifference(definition, file));
      await engine.load({ index, file: this.#path(file) });
      await this.#prices.settle(index);
      if (before) await rm(this.#path(before), { force: true });
    });
    return count;
  }

  /**
   * Every document of an index as it is now, one at a time: its source with the changes since.
   * @throws RequestProblem
   */
  async *documents(index: string): AsyncGenerator<{ id: string; document: object }> {
    const definition = this.#definition(index);
    const { db, generate } = this.#options;
    const file = (await readSources(db)).get(index);
    const changes = new Map(
      (await readKeptChanges(db, index)).map((change) => [
        change.kind === 'delete' ? change.id : String(change.document[definition.id]),
        change.kind === 'delete' ? undefined : change.document,
      ]),
    );
    let read = 0;
    for (const source of file ? documentsIn(this.#path(file)) : generate(index)) {
      const id = String(fieldsOf(source)[definition.id]);
      const document = changes.has(id) ? changes.get(id) : source;
      changes.delete(id);
      if (document) yield { id, document };
      read += 1;
      // Making documents takes the whole thread: others have their turn.
      if (read % TURN === 0) await nextTurn();
    }
    for (const [id, document] of changes) if (document) yield { id, document };
  }

  /**
   * What has changed behind a number of the log, in its order; without one only where the log ends. Lines come before
   * the engine knows of them: nothing is told as long as it does not, so that whoever asks for the cars finds them changed.
   */
  async changesAfter(after: number | undefined, limit: number): Promise<ChangePage> {
    const page = await readChangeLog(this.#options.db, { after, limit });
    if (after === undefined || page.changes.length === 0) return page;
    const known = Promise.allSettled(this.#changing.values()).then(() => true);
    const isKnown = await Promise.race([known, wait(PATIENCE_MS, false, { ref: false })]);
    return isKnown ? page : { changes: [], last: after };
  }

  /** Erases lines of the log that are old. */
  erase(): Promise<void> {
    return eraseChangeLog(this.#options.db);
  }

  health(): Promise<EngineHealth> {
    return this.#options.engine.health();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#newDay);
    await this.#options.engine.close();
  }

  /** Brings what depends on the day up to date, one index after another. */
  async #settleAll(): Promise<void> {
    for (const index of this.definitions.keys()) {
      try {
        await this.#inTurn(index, () => this.#prices.settle(index));
      } catch (error) {
        if (!this.#closed) this.#options.log.error({ err: error, index }, 'prices not settled');
      }
    }
  }

  async #make(index: string): Promise<void> {
    if (this.#closed) return;
    const { engine, db, log } = this.#options;
    const start = performance.now();
    const file = (await readSources(db)).get(index);
    const loaded = await engine.load({ index, file: file && this.#path(file) });
    const changes = await readKeptChanges(db, index);
    if (changes.length > 0) await engine.change(index, changes);
    await this.#prices.settle(index);
    const milliseconds = Math.round(performance.now() - start);
    const { from, problem } = loaded;
    log.info({ index, from, changes: changes.length, milliseconds }, 'search index made');
    if (problem) log.warn({ index, reason: problem }, 'no snapshot of the search index was kept');
  }

  /** What changes tell the log: each document once, those alone that change in what the log tells. */
  async #loggedChanges(
    definition: IndexDefinition,
    changes: readonly DocumentChange[],
  ): Promise<LoggedChange[]> {
    if (!definition.logged) return [];
    const after = new Map<string, string | null>();
    for (const change of changes) {
      if (change.kind === 'delete') after.set(change.id, null);
      else
        after.set(String(change.document[definition.id]), loggedForm(definition, change.document));
    }
    const before = await loggedOf(this.#options.engine, definition, [...after.keys()]);
    return [...after].flatMap(([id, after]) => {
      const was = before.get(id) ?? null;
      return was === after ? [] : [{ id, before: was, after }];
    });
  }

  /** How the documents of a file differ from those that they take the place of. */
  async #loggedDifference(definition: IndexDefinition, file: string): Promise<LoggedChange[]> {
    if (!definition.logged) return [];
    const logged: LoggedChange[] = [];
    const ids = new Set<string>();
    let batch: DocumentChange[] = [];
    const take = async () => {
      logged.push(...(await this.#loggedChanges(definition, batch)));
      batch = [];
    };
    for (const document of documentsIn(this.#path(file))) {
      ids.add(String(document[definition.id]));
      batch.push({ kind: 'upsert', document: document });
      if (batch.length === BATCH) await take();
    }
    await take();
    for await (const { id, document } of this.documents(definition.name)) {
      if (ids.has(id)) continue;
      const before = loggedForm(definition, fieldsOf(document));
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

  async #inTurn(index: string, task: () => Promise<void>): Promise<void> {
    await this.#made.get(index);
    const before = this.#changing.get(index) ?? Promise.resolve();
    const now = before.then(task, task);
    this.#changing.set(index, now);
    await now;
  }
}

async function* checkedDocuments(
  lines: AsyncIterable<string>,
  definition: IndexDefinition,
  count: { documents: number },
): AsyncIterable<SearchDocument> {
  let at = 0;
  for await (const line of lines) {
    at += 1;
    if (line.trim() === '') continue;
    let document: SearchDocument;
    try {
      document = readDocument(line, definition);
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      throw new RequestProblem(error.problems.map((problem) => `Line ${at}: ${problem}`));
    }
    count.documents += 1;
    yield document;
  }
}

async function* asLines(documents: AsyncIterable<SearchDocument>): AsyncIterable<string> {
  for await (const document of documents) yield `${JSON.stringify(document)}\n`;
}

/** Lines of a stream of UTF-8. An endless line is handed on in parts, which are no documents. */
async function* linesOf(body: Readable): AsyncIterable<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.write(chunk as Buffer)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > MAX_DOCUMENT_LENGTH) {
      yield rest;
      rest = '';
    }
  }
  yield rest + decoder.end();
}

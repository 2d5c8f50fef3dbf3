import type { PricePoint } from '../../../domain/price/priceHistory';
import type { Database } from '../../../platform/database/connect';
import type { Site } from '../../../sites/site.types';
import { stockIndexes } from '../../stock/stockIndexes';
import type { DocumentChange } from '../engine/SearchIndex';
import type { SearchDocument } from '../indexDefinition';
import type { SearchEngine } from '../SearchEngine';
import { endedReductions } from './endedReductions';
import { keepPrices } from './keptPrices';
import { positionPatches } from './pricePositions';
import { PAGE, readCars } from './readCars';
import { keepRecorded, knownPrices, modelPath, withPrices } from './recordPrices';

/** Indexes of cars, and whose they are. */
const carSites: ReadonlyMap<string, Site> = new Map(
  stockIndexes.filter(({ kind }) => kind === 'cars').map(({ name, site }) => [name, site]),
);

/** Changes with what they mean for prices. */
interface Recorded {
  changes: readonly DocumentChange[];
  /** Models of which a car changed. */
  models: readonly string[];
}

/**
 * What the service works out of the prices of cars (decision 0048): their history, whether they are reduced,
 * and where they lie among those of like cars. Other indexes pass unchanged.
 */
export class CarPrices {
  constructor(
    private readonly options: { engine: SearchEngine; db: Database; today: () => string },
  ) {}

  /** Changes whose cars have their prices so far, which are kept. */
  async record(index: string, changes: readonly DocumentChange[]): Promise<Recorded> {
    if (!carSites.has(index)) return { changes, models: [] };
    const recorded: DocumentChange[] = [];
    const models = new Set<string>();
    for (let at = 0; at < changes.length; at += PAGE) {
      const page = await this.#recordPage(index, changes.slice(at, at + PAGE));
      recorded.push(...page.changes);
      for (const model of page.models) models.add(model);
    }
    return { changes: recorded, models: [...models] };
  }

  /** The same of all documents of an index that others take the place of; those that go are kept too. */
  async *recordAll(
    index: string,
    documents: AsyncIterable<SearchDocument>,
  ): AsyncGenerator<SearchDocument> {
    if (!carSites.has(index)) return yield* documents;
    const ids = new Set<string>();
    let page: SearchDocument[] = [];
    for await (const document of documents) {
      ids.add(String(document.car_id));
      page.push(document);
      if (page.length < PAGE) continue;
      yield* await this.#recordDocuments(index, page);
      page = [];
    }
    yield* await this.#recordDocuments(index, page);
    await this.#keepGone(index, ids);
  }

  /**
   * Brings what depends on other cars, or on the day, up to date.
   * @param models (`modelPath`) that changed; absent: the index is new, or the day is
   */
  async settle(index: string, models?: readonly string[]): Promise<void> {
    const site = carSites.get(index);
    if (!site || models?.length === 0) return;
    const { engine } = this.options;
    const ended = models ? [] : await endedReductions(this.#recorder(index));
    const patches = [...ended, ...(await positionPatches({ engine, index, site }, models))];
    if (patches.length > 0) await engine.change(index, patches);
  }

  async #recordPage(index: string, changes: readonly DocumentChange[]): Promise<Recorded> {
    const recorder = this.#recorder(index);
    const idOf = (change: DocumentChange) =>
      change.kind === 'delete' ? change.id : String(change.document.car_id);
    const { histories, models } = await knownPrices(recorder, changes.map(idOf));
    const recorded = changes.map((change): DocumentChange => {
      if (change.kind === 'delete') return change;
      const document = withPrices(change.document, histories.get(idOf(change)), recorder.today);
      return { kind: 'upsert', document };
    });
    const upserted = recorded.flatMap((change) =>
      change.kind === 'upsert' ? [change.document] : [],
    );
    const deleted = changes.filter(({ kind }) => kind === 'delete').map(idOf);
    await keepRecorded(recorder, upserted, histories);
    await keepPrices(
      this.options.db,
      index,
      new Map(deleted.map((id) => [id, histories.get(id) ?? []])),
    );
    return { changes: recorded, models: [...models, ...upserted.map(modelPath)] };
  }

  async #recordDocuments(index: string, documents: readonly SearchDocument[]) {
    const recorder = this.#recorder(index);
    const ids = documents.map(({ car_id }) => String(car_id));
    const { histories } = await knownPrices(recorder, ids);
    const recorded = documents.map((document, at) =>
      withPrices(document, histories.get(ids[at] ?? ''), recorder.today),
    );
    await keepRecorded(recorder, recorded, histories);
    return recorded;
  }

  /** Keeps the prices of cars that leave an index: they may come back. */
  async #keepGone(index: string, staying: ReadonlySet<string>): Promise<void> {
    const { engine, db } = this.options;
    let gone = new Map<string, readonly PricePoint[]>();
    for await (const car of readCars(engine, index, ['car_id', 'car_price_history'], {})) {
      const { car_id = '', car_price_history: history } = car;
      if (staying.has(car_id) || !history) continue;
      gone.set(car_id, history);
      if (gone.size < PAGE) continue;
      await keepPrices(db, index, gone);
      gone = new Map();
    }
    await keepPrices(db, index, gone);
  }

  #recorder(index: string) {
    const { engine, db, today } = this.options;
    return { engine, db, index, today: today() };
  }
}

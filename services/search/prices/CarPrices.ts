import type { PricePoint } from '../../../domain/price/priceHistory';
import type { Database } from '../../../platform/database/connect';
import type { Site } from '../../../sites/site.types';
import { stockIndexes } from '../../stock/stockIndexes';
import type { DocumentChange } from '../engine/SearchIndex';
import type { SearchDocument } from '../indexDefinition';
import type { SearchEngine } from '../SearchEngine';
import { findEndedReductions } from './findEndedReductions';
import { storePrices } from './storedPrices';
import { createPositionPatches } from './pricePositions';
import { PAGE_SIZE, readCars } from './readCars';
import { storeChangedHistories, readRecordedPrices, modelPath, withPrices } from './recordPrices';

/** Sites by the name of their car index. */
const carSites: ReadonlyMap<string, Site> = new Map(
  stockIndexes.filter(({ kind }) => kind === 'cars').map(({ name, site }) => [name, site]),
);

/** Changes with price data added. */
interface RecordedChanges {
  changes: readonly DocumentChange[];
  /** Models that have a changed car, as `make>model`. */
  models: readonly string[];
}

/**
 * Calculates the price data of cars (decision 0048): price history, whether the price is reduced, and its
 * position among similar cars. Documents of other indexes are not changed.
 */
export class CarPrices {
  constructor(
    private readonly options: { engine: SearchEngine; db: Database; today: () => string },
  ) {}

  /** Adds price histories to changed cars and stores the histories. */
  async record(index: string, changes: readonly DocumentChange[]): Promise<RecordedChanges> {
    if (!carSites.has(index)) return { changes, models: [] };
    const recordedChanges: DocumentChange[] = [];
    const models = new Set<string>();
    for (let start = 0; start < changes.length; start += PAGE_SIZE) {
      const page = await this.#recordPage(index, changes.slice(start, start + PAGE_SIZE));
      recordedChanges.push(...page.changes);
      for (const model of page.models) models.add(model);
    }
    return { changes: recordedChanges, models: [...models] };
  }

  /**
   * Like `record`, for all documents that replace those of an index; also stores the histories of removed
   * cars.
   */
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
      if (page.length < PAGE_SIZE) continue;
      yield* await this.#recordDocuments(index, page);
      page = [];
    }
    yield* await this.#recordDocuments(index, page);
    await this.#storeRemoved(index, ids);
  }

  /**
   * Updates values that depend on other cars or on the date.
   * @param models changed models, as `make>model`; default: all, for a new index or a new day
   */
  async refresh(index: string, models?: readonly string[]): Promise<void> {
    const site = carSites.get(index);
    if (!site || models?.length === 0) return;
    const { engine } = this.options;
    const endedPatches = models ? [] : await findEndedReductions(this.#recorder(index));
    const patches = [
      ...endedPatches,
      ...(await createPositionPatches({ engine, index, site }, models)),
    ];
    if (patches.length > 0) await engine.change(index, patches);
  }

  async #recordPage(index: string, changes: readonly DocumentChange[]): Promise<RecordedChanges> {
    const recorder = this.#recorder(index);
    const documentId = (change: DocumentChange) =>
      change.kind === 'delete' ? change.id : String(change.document.car_id);
    const { histories, models } = await readRecordedPrices(recorder, changes.map(documentId));
    const recordedChanges = changes.map((change): DocumentChange => {
      if (change.kind === 'delete') return change;
      const document = withPrices(
        change.document,
        histories.get(documentId(change)),
        recorder.today,
      );
      return { kind: 'upsert', document };
    });
    const upserted = recordedChanges.flatMap((change) =>
      change.kind === 'upsert' ? [change.document] : [],
    );
    const deleted = changes.filter(({ kind }) => kind === 'delete').map(documentId);
    await storeChangedHistories(recorder, upserted, histories);
    await storePrices(
      this.options.db,
      index,
      new Map(deleted.map((id) => [id, histories.get(id) ?? []])),
    );
    return { changes: recordedChanges, models: [...models, ...upserted.map(modelPath)] };
  }

  async #recordDocuments(index: string, documents: readonly SearchDocument[]) {
    const recorder = this.#recorder(index);
    const ids = documents.map(({ car_id }) => String(car_id));
    const { histories } = await readRecordedPrices(recorder, ids);
    const recorded = documents.map((document, index) =>
      withPrices(document, histories.get(ids[index] ?? ''), recorder.today),
    );
    await storeChangedHistories(recorder, recorded, histories);
    return recorded;
  }

  /** Stores the price histories of cars that are removed from an index, since they may return. */
  async #storeRemoved(index: string, remainingIds: ReadonlySet<string>): Promise<void> {
    const { engine, db } = this.options;
    let removed = new Map<string, readonly PricePoint[]>();
    for await (const car of readCars(engine, index, ['car_id', 'car_price_history'], {})) {
      const { car_id = '', car_price_history: history } = car;
      if (remainingIds.has(car_id) || !history) continue;
      removed.set(car_id, history);
      if (removed.size < PAGE_SIZE) continue;
      await storePrices(db, index, removed);
      removed = new Map();
    }
    await storePrices(db, index, removed);
  }

  #recorder(index: string) {
    const { engine, db, today } = this.options;
    return { engine, db, index, today: today() };
  }
}

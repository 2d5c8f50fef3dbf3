import { PGlite } from '@electric-sql/pglite';
import type { Car } from '../../domain/documents/car';
import { wordsOfCar, type CreatePeer } from './searchPeer';
import {
  carColumns,
  createIndexes,
  createStatements,
  typedColumns,
  type WordSearch,
} from './searchStatements';

/** Cars per INSERT statement. */
const CARS_PER_INSERT = 500;

const words: WordSearch = {
  condition: (expression) => `words @@ to_tsquery('simple', ${expression})`,
  expression: (all) => all.map((word) => `${word}:*`).join(' & '),
};

/** PostgreSQL in this process: a column per field, tsvector for words, and a statement per facet. */
export const pglitePeer: CreatePeer = async (cars) => {
  const database = await PGlite.create();
  return {
    name: 'PGlite (PostgreSQL)',
    async build() {
      await database.exec(
        `create table car (car_id text primary key, indexed_at text, ${typedColumns}, words tsvector)`,
      );
      for (const batch of inBatches(cars)) {
        const rows = batch.map((car) => ({ ...car, words: wordsOfCar(car).join(' ') }));
        await database.query(
          `insert into car select car_id, indexed_at, ${carColumns.join()}, to_tsvector('simple', words)
           from jsonb_to_recordset($1) as x(car_id text, indexed_at text, ${typedColumns}, words text)`,
          [JSON.stringify(rows)],
        );
      }
      await database.exec(`create index on car using gin (words); ${createIndexes}`);
      await database.exec('vacuum analyze car');
    },
    async search(query) {
      let total = 0;
      for (const { text, values } of createStatements(query, words)) {
        const { rows } = await database.query<{ total?: number }>(text, values);
        total = rows[0]?.total ?? 0;
      }
      return total;
    },
    close: () => database.close(),
  };
};

function* inBatches(cars: Iterable<Car>): Iterable<Car[]> {
  let batch: Car[] = [];
  for (const car of cars) {
    if (batch.push(car) < CARS_PER_INSERT) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

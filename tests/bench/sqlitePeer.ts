import sqlite from '@sqlite.org/sqlite-wasm';
import { wordsOfCar, type CreatePeer } from './searchPeer';
import {
  carColumns,
  createIndexes,
  createStatements,
  typedColumns,
  type WordSearch,
} from './searchStatements';

const words: WordSearch = {
  condition: (expression) => `rowid in (select rowid from words where words match ${expression})`,
  expression: (all) => all.map((word) => `"${word}"*`).join(' '),
};

/** SQLite's WebAssembly build, in memory: a column per field, FTS5 for words, and a statement per facet. */
export const sqlitePeer: CreatePeer = async (cars) => {
  const { oo1 } = await sqlite();
  const database = new oo1.DB(':memory:');
  const prepared = new Map<string, ReturnType<typeof database.prepare>>();
  const prepare = (text: string) => {
    const statement = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  const names = ['car_id', 'indexed_at', ...carColumns];
  return {
    name: 'SQLite FTS5',
    async build() {
      database.exec(`
        create table car (car_id text primary key, indexed_at text, ${typedColumns});
        create virtual table words
          using fts5(text, content = '', detail = none, tokenize = 'unicode61 remove_diacritics 0');
      `);
      database.transaction(() => {
        const addCar = database.prepare(`insert into car values (${names.map(() => '?').join()})`);
        const addWords = database.prepare(
          `insert into words (rowid, text) values (last_insert_rowid(), ?)`,
        );
        for (const car of cars) {
          addCar.bind(names.map((name) => (car as never)[name] ?? null)).stepReset();
          addWords.bind([wordsOfCar(car).join(' ')]).stepReset();
        }
        addCar.finalize();
        addWords.finalize();
      });
      database.exec(`insert into words (words) values ('optimize'); ${createIndexes} analyze;`);
    },
    async search(query) {
      let total = 0;
      for (const { text, values } of createStatements(query, words)) {
        const statement = prepare(text);
        if (values.length > 0) statement.bind(values);
        while (statement.step()) total = Number(statement.get([]).at(-1));
        statement.reset();
      }
      return total;
    },
    close: async () => database.close(),
  };
};

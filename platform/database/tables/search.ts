import { bigint, date, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Indexes of the embedded search engine whose documents were replaced by a file. */
export const searchSources = pgTable('search_source', {
  index: text('index_name').primaryKey(),
  file: text('file').notNull(),
  replacedAt: timestamp('replaced_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The last change of each document since its index was built; a null document means that it was deleted. */
export const searchChanges = pgTable(
  'search_change',
  {
    index: text('index_name').notNull(),
    id: text('document_id').notNull(),
    document: text('document'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.index, table.id] })],
);

/** Price histories of cars whose price changed since their index was built, including deleted cars. */
export const searchPrices = pgTable(
  'search_price',
  {
    index: text('index_name').notNull(),
    id: text('document_id').notNull(),
    history: jsonb('history').$type<readonly { date: string; price: number }[]>().notNull(),
    changedOn: date('changed_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.index, table.id] })],
);

/** Changes of indexes that other processes follow, in the order in which they became visible. */
export const searchChangeLog = pgTable('search_change_log', {
  sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  index: text('index_name').notNull(),
  id: text('document_id').notNull(),
  before: text('before'),
  after: text('after'),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

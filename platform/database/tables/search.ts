import { bigint, date, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Indexes of the embedded search engine that a file took the place of. */
export const searchSources = pgTable('search_source', {
  index: text('index_name').primaryKey(),
  file: text('file').notNull(),
  replacedAt: timestamp('replaced_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The last change of each document since its index was made; without a document it was deleted. */
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

/** Prices of cars that changed since their index was made, of those as well that are gone. */
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

/** What has changed in indexes that others follow, in the order in which it became visible. */
export const searchChangeLog = pgTable('search_change_log', {
  sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  index: text('index_name').notNull(),
  id: text('document_id').notNull(),
  before: text('before'),
  after: text('after'),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** Items that editors created. The columns are explained in migrations/. */
export const contentItems = pgTable('content_item', {
  id: text('id').primaryKey(),
  site: text('site').notNull(),
  parentId: text('parent_id').notNull(),
  name: text('name').notNull(),
  template: text('template').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Every saved version of an item in a language; rows are only added. */
export const contentVersions = pgTable(
  'content_version',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: text('item_id').notNull(),
    language: text('language').notNull(),
    version: integer('version').notNull(),
    displayName: text('display_name').notNull(),
    fields: jsonb('fields').notNull(),
    placeholders: jsonb('placeholders').notNull(),
    deleted: boolean('deleted').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    authorId: text('author_id'),
    authorName: text('author_name'),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [unique().on(table.itemId, table.language, table.version)],
);

/** What was done to content, and by whom; rows are only added. */
export const contentActions = pgTable('content_action', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  actorId: text('actor_id').notNull(),
  actorName: text('actor_name').notNull(),
  action: text('action').notNull(),
  site: text('site'),
  itemId: text('item_id'),
  language: text('language'),
  details: jsonb('details').notNull(),
});

/** Outbox of publish notices; those that arrived are gone. */
export const publishNotices = pgTable('publish_notice', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  body: jsonb('body').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
  lastError: text('last_error'),
});

/** Page views and other events that sites report. */
export const events = pgTable('event', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  type: text('type').notNull(),
  payload: jsonb('payload').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
});

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

/** What is published together, now or at a time. */
export const contentReleases = pgTable('content_release', {
  id: text('id').primaryKey(),
  site: text('site').notNull(),
  name: text('name').notNull(),
  kind: text('kind').notNull(),
  state: text('state').notNull(),
  publishAt: timestamp('publish_at', { withTimezone: true }),
  endAt: timestamp('end_at', { withTimezone: true }),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  before: jsonb('before'),
  reason: text('reason'),
  revision: integer('revision').notNull().default(1),
  authorId: text('author_id').notNull(),
  authorName: text('author_name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The items of a release, each in a language; their newest drafts are published. */
export const contentReleaseItems = pgTable(
  'content_release_item',
  {
    releaseId: text('release_id').notNull(),
    itemId: text('item_id').notNull(),
    language: text('language').notNull(),
    name: text('name').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.itemId, table.language] })],
);

/** Links to a page's draft that open without signing in. */
export const contentDraftLinks = pgTable('content_draft_link', {
  id: text('id').primaryKey(),
  site: text('site').notNull(),
  itemId: text('item_id').notNull(),
  language: text('language').notNull(),
  authorName: text('author_name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});

import type { LocalizableMessage } from '../../../domain/localizable';
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
import { time } from './time';

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
    variants: jsonb('variants'),
  },
  (table) => [unique().on(table.itemId, table.language, table.version)],
);

/** Log of changes to content, with the editor who made them; rows are only added. */
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

/** Outbox of publish notices; delivered ones are deleted. */
export const publishNotices = pgTable('publish_notice', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  body: jsonb('body').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
  lastError: text('last_error'),
});

/** Writers' requests that a page be published. */
export const publishRequests = pgTable('publish_request', {
  id: text('id').primaryKey(),
  site: text('site').notNull(),
  itemId: text('item_id').notNull(),
  language: text('language').notNull(),
  note: text('note').notNull(),
  requestedBy: text('requested_by').notNull(),
  requestedByName: text('requested_by_name').notNull(),
  requestedAt: time('requested_at').notNull().defaultNow(),
  versions: jsonb('versions').notNull().$type<Readonly<Record<string, number>>>(),
  state: text('state')
    .notNull()
    .default('open')
    .$type<'open' | 'approved' | 'sentBack' | 'withdrawn'>(),
  answer: text('answer'),
  decidedByName: text('decided_by_name'),
  decidedAt: time('decided_at'),
  seen: boolean('seen').notNull().default(false),
});

/** A stage of approval, with the accounts that decide in it. */
export interface RequestStage {
  id: string;
  name: string;
  accountIds: readonly string[];
}

/** The stages that requests to publish pages of a site pass, in order. */
export const requestStages = pgTable('request_stages', {
  site: text('site').primaryKey(),
  stages: jsonb('stages').notNull().$type<readonly RequestStage[]>(),
  revision: integer('revision').notNull(),
});

/** Approvals of requests by stage. */
export const requestApprovals = pgTable(
  'request_approval',
  {
    requestId: text('request_id').notNull(),
    stageId: text('stage_id').notNull(),
    stageName: text('stage_name').notNull(),
    note: text('note').notNull(),
    approvedBy: text('approved_by').notNull(),
    approvedByName: text('approved_by_name').notNull(),
    approvedAt: time('approved_at').notNull().defaultNow(),
    versions: jsonb('versions').notNull().$type<Readonly<Record<string, number>>>(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.stageId] })],
);

/** Positions to which editors moved items: as a draft, and as published. */
export const contentPlacements = pgTable(
  'content_placement',
  {
    itemId: text('item_id').notNull(),
    state: text('state').$type<'draft' | 'published'>().notNull(),
    site: text('site').notNull(),
    parentId: text('parent_id').notNull(),
    name: text('name').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    authorName: text('author_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.state] })],
);

/** The order that editors gave the children of an item: as a draft, and as published. */
export const contentChildOrders = pgTable(
  'content_child_order',
  {
    parentId: text('parent_id').notNull(),
    state: text('state').$type<'draft' | 'published'>().notNull(),
    site: text('site').notNull(),
    itemIds: jsonb('item_ids').$type<string[]>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    authorName: text('author_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.parentId, table.state] })],
);

/** The bin: pages that were deleted, with the versions to go back to. */
export const contentDeletions = pgTable('content_deletion', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  site: text('site').notNull(),
  itemId: text('item_id').notNull(),
  displayName: text('display_name').notNull(),
  route: text('route').notNull(),
  pageCount: integer('page_count').notNull(),
  versions: jsonb('versions')
    .$type<{ itemId: string; language: string; version: number }[]>()
    .notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull().defaultNow(),
  authorName: text('author_name').notNull(),
  oldAddresses: text('old_addresses').$type<'PARENT' | 'NOWHERE'>().notNull().default('PARENT'),
});

/** Items that are published together, now or at a set time. */
export const contentReleases = pgTable('content_release', {
  id: text('id').primaryKey(),
  site: text('site').notNull(),
  name: text('name').notNull(),
  kind: text('kind').notNull().$type<'page' | 'release'>(),
  state: text('state')
    .notNull()
    .$type<'open' | 'scheduled' | 'live' | 'done' | 'failed' | 'cancelled'>(),
  publishAt: timestamp('publish_at', { withTimezone: true }),
  endAt: timestamp('end_at', { withTimezone: true }),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  before: jsonb('before'),
  reason: text('reason'),
  refusal: jsonb('refusal').$type<LocalizableMessage>(),
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

import {
  bigint,
  boolean,
  date,
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
    variants: jsonb('variants'),
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

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Those who may edit. */
export const editorAccounts = pgTable('editor_account', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  role: text('role').notNull().$type<'writer' | 'publisher' | 'administrator'>(),
  sites: jsonb('sites').$type<readonly string[]>(),
  passwordHash: text('password_hash'),
  oidcSubject: text('oidc_subject'),
  disabled: boolean('disabled').notNull().default(false),
  createdAt: time('created_at').notNull().defaultNow(),
  lastSeenAt: time('last_seen_at'),
});

/** Sessions of editors, by the hash of their token. */
export const editorSessions = pgTable('editor_session', {
  tokenHash: text('token_hash').primaryKey(),
  id: text('id').notNull(),
  accountId: text('account_id').notNull(),
  browser: text('browser').notNull(),
  startedAt: time('started_at').notNull().defaultNow(),
  seenAt: time('seen_at').notNull().defaultNow(),
});

/** Links to set a password. */
export const editorPasswordLinks = pgTable('editor_password_link', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

/** Tries to sign in. */
export const editorAttempts = pgTable('editor_attempt', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  since: time('since').notNull().defaultNow(),
});

/** Outbox of mails to editors. */
export const editorMails = pgTable('editor_mail', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  accountId: text('account_id').notNull(),
  data: jsonb('data').notNull().$type<Readonly<Record<string, string>>>(),
  createdAt: time('created_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
});

/** Who has which page open. */
export const editorPresence = pgTable(
  'editor_presence',
  {
    sessionId: text('session_id').notNull(),
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    itemId: text('item_id').notNull(),
    language: text('language').notNull(),
    seenAt: time('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.itemId, table.language] })],
);

/** Conversations about a block or a page. */
export const commentThreads = pgTable('comment_thread', {
  id: text('id').primaryKey(),
  site: text('site').notNull(),
  itemId: text('item_id').notNull(),
  language: text('language').notNull(),
  blockUid: text('block_uid'),
  component: text('component'),
  createdAt: time('created_at').notNull().defaultNow(),
  resolvedAt: time('resolved_at'),
  resolvedBy: text('resolved_by'),
});

export const comments = pgTable('comment', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  threadId: text('thread_id').notNull(),
  authorId: text('author_id').notNull(),
  authorName: text('author_name').notNull(),
  text: text('text').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});

/** The last comment of a thread that an editor has read. */
export const commentReads = pgTable(
  'comment_read',
  {
    accountId: text('account_id').notNull(),
    threadId: text('thread_id').notNull(),
    commentId: bigint('comment_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.threadId] })],
);

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
/** What was counted of variants, by day. */
export const variantResults = pgTable(
  'variant_result',
  {
    day: date('day').notNull(),
    itemId: text('item_id').notNull(),
    language: text('language').notNull(),
    testId: text('test_id').notNull(),
    variantId: text('variant_id').notNull(),
    event: text('event').notNull(),
    count: integer('count').notNull(),
  },
  ({ day, itemId, language, testId, variantId, event }) => [
    primaryKey({ columns: [day, itemId, language, testId, variantId, event] }),
  ],
);

/** Folders of the media library. */
export const mediaFolders = pgTable('media_folder', {
  id: text('id').primaryKey(),
  site: text('site'),
  parentId: text('parent_id'),
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Pictures, drawings, films and documents of the media library. */
export const mediaAssets = pgTable('media_asset', {
  id: text('id').primaryKey(),
  site: text('site'),
  folderId: text('folder_id'),
  name: text('name').notNull(),
  kind: text('kind').notNull(),
  mimeType: text('mime_type').notNull(),
  path: text('path').notNull(),
  sourceHash: text('source_hash'),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  width: integer('width'),
  height: integer('height'),
  alt: jsonb('alt').notNull(),
  isDecorative: boolean('is_decorative').notNull().default(false),
  focalPoint: text('focal_point'),
  crops: jsonb('crops').notNull(),
  version: integer('version').notNull().default(1),
  uploadedBy: text('uploaded_by'),
  uploadedAt: timestamp('uploaded_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  replacedBy: text('replaced_by'),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});

/** Every file that the media library keeps. */
export const mediaFiles = pgTable(
  'media_file',
  {
    assetId: text('asset_id').notNull(),
    path: text('path').notNull(),
    ratio: text('ratio'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.assetId, table.path] })],
);

/** Where editors moved items to: a draft, and what visitors see. */
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

/** The order that editors gave the items below one: a draft, and what visitors see. */
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
});

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

import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './time';

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

/** What is said in a conversation. */
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

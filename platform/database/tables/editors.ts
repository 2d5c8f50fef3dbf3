import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './time';

/** The people who may edit. */
export const editorAccounts = pgTable('editor_account', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  role: text('role').notNull().$type<'writer' | 'publisher' | 'administrator'>(),
  sites: jsonb('sites').$type<readonly string[]>(),
  pages: jsonb('pages').$type<readonly string[]>(),
  oidcSubject: text('oidc_subject'),
  disabled: boolean('disabled').notNull().default(false),
  language: text('language').$type<'sv' | 'nb' | 'en' | 'sk' | 'fi'>(),
  createdAt: time('created_at').notNull().defaultNow(),
  lastSeenAt: time('last_seen_at'),
  emailVerified: boolean('email_verified').notNull().default(true),
  image: text('image'),
  updatedAt: time('updated_at').notNull().defaultNow(),
  /** Whether a code is required after the password. */
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
});

/** Passwords of editors. */
export const editorCredentials = pgTable('editor_credential', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id').notNull(),
  password: text('password'),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: time('access_token_expires_at'),
  refreshTokenExpiresAt: time('refresh_token_expires_at'),
  scope: text('scope'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

/** Sessions of editors. */
export const editorSessions = pgTable('editor_login_session', {
  id: text('id').primaryKey(),
  token: text('token').notNull(),
  userId: text('user_id').notNull(),
  expiresAt: time('expires_at').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
});

/** Single-use values that expire, such as links to set a password. */
export const editorVerifications = pgTable('editor_verification', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: time('expires_at').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

/** Authenticator apps of editors. */
export const editorTwoFactors = pgTable('editor_two_factor', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean('verified').notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: time('locked_until'),
  /** The last time step of which a code was accepted. */
  usedTimeStep: bigint('used_time_step', { mode: 'number' }),
});

/** Passkeys of editors. */
export const editorPasskeys = pgTable('editor_passkey', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  name: text('name'),
  publicKey: text('public_key').notNull(),
  credentialID: text('credential_id').notNull(),
  counter: integer('counter').notNull(),
  deviceType: text('device_type').notNull(),
  backedUp: boolean('backed_up').notNull(),
  transports: text('transports'),
  aaguid: text('aaguid'),
  createdAt: time('created_at').notNull().defaultNow(),
});

/** Attempts to sign in. */
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

/** Which editor has which page open. */
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

/** Comments of a conversation. */
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

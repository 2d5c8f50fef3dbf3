-- Those who may edit. Addresses are normalised: without blanks around, in small letters.
CREATE TABLE "editor_account" (
  "id" text PRIMARY KEY,
  "email" text NOT NULL UNIQUE,
  "name" text NOT NULL,
  -- writer, publisher or administrator.
  "role" text NOT NULL,
  -- Names of the sites that the account may edit; null: all of them.
  "sites" jsonb,
  -- scrypt$log2(N)$r$p$salt$hash; null: signs in elsewhere, or not yet.
  "password_hash" text,
  -- Issuer and subject at the provider of identities that the account is linked to.
  "oidc_subject" text UNIQUE,
  "disabled" boolean NOT NULL DEFAULT false,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "last_seen_at" timestamptz
);
--> statement-breakpoint
-- Sessions of editors; the token is theirs alone, its hash is ours.
CREATE TABLE "editor_session" (
  "token_hash" text PRIMARY KEY,
  "id" text NOT NULL UNIQUE,
  -- The account, or "secret" for whoever signed in with the editing secret.
  "account_id" text NOT NULL,
  -- Browser and system in words, such as "Firefox on Linux".
  "browser" text NOT NULL,
  "started_at" timestamptz NOT NULL DEFAULT now(),
  "seen_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "editor_session_account" ON "editor_session" ("account_id");
--> statement-breakpoint
-- Links to set a password, each good once; the link itself is signed and not kept.
CREATE TABLE "editor_password_link" (
  "id" text PRIMARY KEY,
  "account_id" text NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "expires_at" timestamptz NOT NULL,
  "used_at" timestamptz
);
--> statement-breakpoint
CREATE INDEX "editor_password_link_account" ON "editor_password_link" ("account_id");
--> statement-breakpoint
-- Tries to sign in, counted by keyed hashes of the address they came from and the account they were for.
CREATE TABLE "editor_attempt" (
  "key" text PRIMARY KEY,
  "count" integer NOT NULL,
  "since" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- Outbox of mails to editors; those that were sent are gone.
CREATE TABLE "editor_mail" (
  "id" text PRIMARY KEY,
  "kind" text NOT NULL,
  "account_id" text NOT NULL,
  "data" jsonb NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "attempts" integer NOT NULL DEFAULT 0,
  "next_attempt_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- Who has which page open; rows end by themselves.
CREATE TABLE "editor_presence" (
  "session_id" text NOT NULL,
  "account_id" text NOT NULL,
  "name" text NOT NULL,
  "item_id" text NOT NULL,
  "language" text NOT NULL,
  "seen_at" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("session_id", "item_id", "language")
);
--> statement-breakpoint
CREATE INDEX "editor_presence_page" ON "editor_presence" ("item_id", "language", "seen_at");
--> statement-breakpoint
-- Conversations about a block of a page, or about the page.
CREATE TABLE "comment_thread" (
  "id" text PRIMARY KEY,
  "site" text NOT NULL,
  "item_id" text NOT NULL,
  "language" text NOT NULL,
  -- uid of the block in the page; null: the page itself.
  "block_uid" text,
  -- Name of that block's component, for when it is gone.
  "component" text,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "resolved_at" timestamptz,
  "resolved_by" text
);
--> statement-breakpoint
CREATE INDEX "comment_thread_page" ON "comment_thread" ("item_id", "language");
--> statement-breakpoint
CREATE TABLE "comment" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "thread_id" text NOT NULL REFERENCES "comment_thread" ("id") ON DELETE CASCADE,
  "author_id" text NOT NULL,
  "author_name" text NOT NULL,
  "text" text NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "comment_of_thread" ON "comment" ("thread_id", "id");
--> statement-breakpoint
-- The last comment of a thread that an editor has read.
CREATE TABLE "comment_read" (
  "account_id" text NOT NULL,
  "thread_id" text NOT NULL REFERENCES "comment_thread" ("id") ON DELETE CASCADE,
  "comment_id" bigint NOT NULL,
  PRIMARY KEY ("account_id", "thread_id")
);
--> statement-breakpoint
-- Writers' requests that a page be published.
CREATE TABLE "publish_request" (
  "id" text PRIMARY KEY,
  "site" text NOT NULL,
  "item_id" text NOT NULL,
  "language" text NOT NULL,
  "note" text NOT NULL,
  "requested_by" text NOT NULL,
  "requested_by_name" text NOT NULL,
  "requested_at" timestamptz NOT NULL DEFAULT now(),
  -- Versions of the page's items at the time of the request, to tell a later change.
  "versions" jsonb NOT NULL,
  -- open, approved, sentBack or withdrawn.
  "state" text NOT NULL DEFAULT 'open',
  "answer" text,
  "decided_by_name" text,
  "decided_at" timestamptz,
  -- The writer has seen how it ended.
  "seen" boolean NOT NULL DEFAULT false
);
--> statement-breakpoint
CREATE UNIQUE INDEX "publish_request_open" ON "publish_request" ("item_id", "language") WHERE "state" = 'open';
--> statement-breakpoint
CREATE INDEX "publish_request_writer" ON "publish_request" ("requested_by", "seen");
--> statement-breakpoint
CREATE INDEX "content_action_at" ON "content_action" ("at");

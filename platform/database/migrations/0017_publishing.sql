-- A published version that was taken back: visitors see the published one before it, or nothing.
ALTER TABLE "content_version" ADD COLUMN "withdrawn_at" timestamptz;
--> statement-breakpoint
-- What is published together, now or at a time: put together by name, or made for one page.
CREATE TABLE "content_release" (
  "id" text PRIMARY KEY,
  "site" text NOT NULL,
  "name" text NOT NULL,
  -- page: made from a page's publish dialog; release: put together by editors.
  "kind" text NOT NULL,
  -- open, scheduled, live (to be taken back at end_at), done, failed, cancelled.
  "state" text NOT NULL,
  "publish_at" timestamptz,
  "end_at" timestamptz,
  "published_at" timestamptz,
  "ended_at" timestamptz,
  -- What visitors saw before: [{ itemId, language, version }], version 0 for nothing.
  "before" jsonb,
  -- Why it failed, in words.
  "reason" text,
  -- One more with every change; a change names the one that it was made from.
  "revision" integer NOT NULL DEFAULT 1,
  "author_id" text NOT NULL,
  "author_name" text NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "content_release_state" ON "content_release" ("state", "publish_at", "end_at");
--> statement-breakpoint
CREATE INDEX "content_release_site" ON "content_release" ("site", "created_at");
--> statement-breakpoint
CREATE TABLE "content_release_item" (
  "release_id" text NOT NULL REFERENCES "content_release" ("id") ON DELETE CASCADE,
  "item_id" text NOT NULL,
  "language" text NOT NULL,
  -- Its name when it was added, for when it is gone.
  "name" text NOT NULL,
  "added_at" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("release_id", "item_id", "language")
);
--> statement-breakpoint
-- Links to a page's draft that open without signing in.
CREATE TABLE "content_draft_link" (
  "id" text PRIMARY KEY,
  "site" text NOT NULL,
  "item_id" text NOT NULL,
  "language" text NOT NULL,
  "author_name" text NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "expires_at" timestamptz NOT NULL,
  "revoked_at" timestamptz
);
--> statement-breakpoint
CREATE INDEX "content_draft_link_item" ON "content_draft_link" ("item_id", "language");
--> statement-breakpoint
-- What was published, for every web process to make its own pages anew.
CREATE TABLE "content_purge" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "site" text NOT NULL,
  -- Addresses; null for all of the site.
  "paths" jsonb,
  "at" timestamptz NOT NULL DEFAULT now()
);

-- The surrogate keys of what was published; null in rows of web processes that do not know of keys.
ALTER TABLE "content_purge" ADD COLUMN "keys" jsonb;
--> statement-breakpoint
-- How far the cache in front was told what was published; one web process at a time tells it.
CREATE TABLE "cdn_cursor" (
  -- 'first', and 'again' for those who still got the old page when they were told.
  "name" text PRIMARY KEY,
  -- Of the last row of content_purge that it was told.
  "last_id" bigint NOT NULL,
  "lease_until" timestamptz NOT NULL DEFAULT '-infinity',
  "next_attempt_at" timestamptz NOT NULL DEFAULT '-infinity',
  "attempts" integer NOT NULL DEFAULT 0,
  "last_error" text
);
--> statement-breakpoint
INSERT INTO "cdn_cursor" ("name", "last_id")
SELECT "name", (SELECT coalesce(max("id"), 0) FROM "content_purge") FROM (VALUES ('first'), ('again')) AS "cursors" ("name");

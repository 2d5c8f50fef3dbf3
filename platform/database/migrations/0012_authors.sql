-- Who saved a version: the account's id, and its name at that time. Null: before there were accounts.
ALTER TABLE "content_version" ADD COLUMN "author_id" text;
--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "author_name" text;
--> statement-breakpoint
-- Audit trail of what was done to content; rows are only added.
CREATE TABLE "content_action" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "at" timestamptz NOT NULL DEFAULT now(),
  "actor_id" text NOT NULL,
  "actor_name" text NOT NULL,
  -- Name of the mutation.
  "action" text NOT NULL,
  "site" text,
  "item_id" text,
  "language" text,
  "details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_action_site" ON "content_action" ("site", "id");
--> statement-breakpoint
CREATE INDEX "content_action_item" ON "content_action" ("item_id", "id");

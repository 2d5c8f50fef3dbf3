-- Items that editors created; items from content files have no row here.
CREATE TABLE "content_item" (
  "id" text PRIMARY KEY,
  "site" text NOT NULL,
  "parent_id" text NOT NULL,
  "name" text NOT NULL,
  "template" text NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- Every saved version of an item in a language. Rows are only added; publishing stamps published_at.
-- The unique key is what makes two editors' saves of the same version collide.
CREATE TABLE "content_version" (
  "sequence" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "item_id" text NOT NULL,
  "language" text NOT NULL,
  "version" integer NOT NULL CHECK ("version" > 0),
  "display_name" text NOT NULL,
  "fields" jsonb NOT NULL,
  "placeholders" jsonb NOT NULL,
  "deleted" boolean NOT NULL DEFAULT false,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "published_at" timestamptz,
  UNIQUE ("item_id", "language", "version")
);
--> statement-breakpoint
CREATE INDEX "content_version_published" ON "content_version" ("item_id", "language", "version" DESC)
  WHERE "published_at" IS NOT NULL;
--> statement-breakpoint
-- Outbox of publish notices: written in the transaction that publishes, delivered until accepted.
CREATE TABLE "publish_notice" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "body" jsonb NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "attempts" integer NOT NULL DEFAULT 0,
  "next_attempt_at" timestamptz NOT NULL DEFAULT now(),
  "delivered_at" timestamptz,
  "last_error" text
);
--> statement-breakpoint
CREATE INDEX "publish_notice_waiting" ON "publish_notice" ("next_attempt_at")
  WHERE "delivered_at" IS NULL;
--> statement-breakpoint
-- Page views and other events that sites report.
CREATE TABLE "event" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "type" text NOT NULL,
  "payload" jsonb NOT NULL,
  "received_at" timestamptz NOT NULL DEFAULT now()
);

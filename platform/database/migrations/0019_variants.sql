-- Variants of a page with its version: rules, times and what they change. Null: none.
ALTER TABLE "content_version" ADD COLUMN "variants" jsonb;
--> statement-breakpoint
-- What was counted of variants, by day; nothing in it tells who. Only published variants are counted.
CREATE TABLE "variant_result" (
  "day" date NOT NULL,
  "item_id" text NOT NULL,
  "language" text NOT NULL,
  -- Empty outside of tests.
  "test_id" text NOT NULL,
  -- "_default" is the page without a variant.
  "variant_id" text NOT NULL,
  "event" text NOT NULL,
  "count" integer NOT NULL,
  PRIMARY KEY ("day", "item_id", "language", "test_id", "variant_id", "event")
);
--> statement-breakpoint
CREATE INDEX "variant_result_item" ON "variant_result" ("item_id", "language");

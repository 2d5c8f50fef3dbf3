-- Where editors moved items to, once as a draft and once as visitors see it. An item without a row is
-- where its content file or content_item says.
CREATE TABLE "content_placement" (
  "item_id" text NOT NULL,
  -- 'draft' or 'published'.
  "state" text NOT NULL,
  "site" text NOT NULL,
  "parent_id" text NOT NULL,
  "name" text NOT NULL,
  "changed_at" timestamptz NOT NULL DEFAULT now(),
  "author_name" text NOT NULL,
  PRIMARY KEY ("item_id", "state")
);
--> statement-breakpoint
-- The order that editors gave the items below one: ids; those that are not in it come last.
CREATE TABLE "content_child_order" (
  "parent_id" text NOT NULL,
  -- 'draft' or 'published'.
  "state" text NOT NULL,
  "site" text NOT NULL,
  "item_ids" jsonb NOT NULL,
  "changed_at" timestamptz NOT NULL DEFAULT now(),
  "author_name" text NOT NULL,
  PRIMARY KEY ("parent_id", "state")
);
--> statement-breakpoint
-- Pages that were deleted with everything below them; a row goes when its page is restored, the
-- oldest when a site has too many.
CREATE TABLE "content_deletion" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "site" text NOT NULL,
  "item_id" text NOT NULL,
  "display_name" text NOT NULL,
  -- Its address at that time, without language.
  "route" text NOT NULL,
  "page_count" integer NOT NULL,
  -- The versions to go back to: [{ itemId, language, version }].
  "versions" jsonb NOT NULL,
  "deleted_at" timestamptz NOT NULL DEFAULT now(),
  "author_name" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_deletion_site" ON "content_deletion" ("site", "id");

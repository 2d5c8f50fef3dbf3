-- The stages of approval that requests to publish pass before a publisher decides. A site without a row has none.
CREATE TABLE "request_stages" (
  "site" text PRIMARY KEY,
  -- In order, each with its id, name and the ids of the accounts that decide.
  "stages" jsonb NOT NULL,
  -- Counts the changes, so that two administrators do not overwrite each other's.
  "revision" integer NOT NULL
);
--> statement-breakpoint
-- Approvals of requests by stage.
CREATE TABLE "request_approval" (
  "request_id" text NOT NULL REFERENCES "publish_request" ("id") ON DELETE CASCADE,
  "stage_id" text NOT NULL,
  -- The stage's name at the time, since stages are renamed and removed.
  "stage_name" text NOT NULL,
  "note" text NOT NULL,
  "approved_by" text NOT NULL,
  "approved_by_name" text NOT NULL,
  "approved_at" timestamptz NOT NULL DEFAULT now(),
  -- Versions of the page's items that were approved, to recognise a later change.
  "versions" jsonb NOT NULL,
  PRIMARY KEY ("request_id", "stage_id")
);

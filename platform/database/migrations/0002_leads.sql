-- Outbox of enquiries: written before a visitor is told that one is accepted, delivered until taken.
CREATE TABLE "lead" (
  -- Made by who sent the form: the same enquiry sent again is the same row.
  "form_submission_id" uuid PRIMARY KEY,
  "site" text NOT NULL,
  "form_name" text NOT NULL,
  -- Of the values; the same id with others is a mistake. Erased with them.
  "digest" text,
  -- What the visitor sent. Erased some time after it was delivered.
  "enquiry" jsonb,
  -- Who gets it and about which car; absent until the search service has told.
  "recipient" jsonb,
  "accepted_at" timestamptz NOT NULL DEFAULT now(),
  "attempts" integer NOT NULL DEFAULT 0,
  -- While an attempt is under way this is when it counts as lost.
  "next_attempt_at" timestamptz NOT NULL DEFAULT now(),
  "delivered_at" timestamptz,
  "last_error" text
);
--> statement-breakpoint
CREATE INDEX "lead_waiting" ON "lead" ("next_attempt_at") WHERE "delivered_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "lead_kept" ON "lead" ("delivered_at") WHERE "enquiry" IS NOT NULL;
--> statement-breakpoint
-- Enquiries that have arrived at the embedded service for them, each once.
CREATE TABLE "received_lead" (
  "form_submission_id" uuid PRIMARY KEY,
  "form_name" text NOT NULL,
  -- Erased some time after it arrived.
  "values" jsonb,
  "received_at" timestamptz NOT NULL DEFAULT now(),
  -- How often it was sent.
  "times" integer NOT NULL DEFAULT 1
);

-- A keyed digest of the agreement that a code is for: a new code ends the ones before.
ALTER TABLE "tire_code" ADD COLUMN "agreement" text;
--> statement-breakpoint
CREATE INDEX "tire_code_agreement" ON "tire_code" ("agreement");
--> statement-breakpoint
-- Sessions that somebody has logged out of before they were over.
CREATE TABLE "tire_session_end" (
  "session" uuid PRIMARY KEY,
  "forget_at" timestamptz NOT NULL
);

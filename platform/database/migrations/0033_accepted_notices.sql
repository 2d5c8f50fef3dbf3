-- Signed publish notices that were accepted, so that none is accepted again by another web process.
CREATE TABLE "accepted_notice" (
  "signature" text PRIMARY KEY,
  "valid_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "accepted_notice_valid_until" ON "accepted_notice" ("valid_until");

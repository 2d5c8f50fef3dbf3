-- The outbox carries what any form sends, each to the upstream that its form names.
ALTER TABLE "lead" ADD COLUMN "destination" text NOT NULL DEFAULT 'comhub';
--> statement-breakpoint
-- Digests are of whole values from now on. Without one, the same id counts as the same enquiry.
UPDATE "lead" SET "digest" = NULL;

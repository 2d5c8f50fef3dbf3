-- What can never be delivered waits for a person instead of being tried for ever: a dead letter.
ALTER TABLE "lead"
  -- How often the service refused it in a way that trying again does not change.
  ADD COLUMN "refusals" integer NOT NULL DEFAULT 0,
  -- Tried until then, whatever the reason.
  ADD COLUMN "give_up_at" timestamptz NOT NULL DEFAULT now() + interval '7 days',
  -- Since when it is a dead letter; sending it again makes it none. Its values are erased in time too.
  ADD COLUMN "dead_at" timestamptz;
--> statement-breakpoint
DROP INDEX "lead_waiting";
--> statement-breakpoint
CREATE INDEX "lead_waiting" ON "lead" ("next_attempt_at") WHERE "delivered_at" IS NULL AND "dead_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "lead_dead" ON "lead" ("dead_at") WHERE "dead_at" IS NOT NULL AND "enquiry" IS NOT NULL;

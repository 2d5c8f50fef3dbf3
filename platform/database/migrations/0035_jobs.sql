-- What is to be done later: one row for each thing of a queue. The rows of what it is about tell what to do.
CREATE TABLE "job" (
  "queue" text NOT NULL,
  -- Of what it is about: noted again, it is the same job.
  "key" text NOT NULL,
  -- What no other row tells.
  "payload" jsonb NOT NULL DEFAULT '{}',
  -- While an attempt is under way this is when it counts as lost; noting the job again brings it forward.
  "due" timestamptz NOT NULL DEFAULT now(),
  "attempts" integer NOT NULL DEFAULT 0,
  -- Until when somebody is at it; null or past while nobody is.
  "leased_until" timestamptz,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  -- Since when it is given up, and why: it waits for a person.
  "dead_at" timestamptz,
  "reason" text,
  PRIMARY KEY ("queue", "key")
);
--> statement-breakpoint
CREATE INDEX "job_due" ON "job" ("queue", "due") WHERE "dead_at" IS NULL;

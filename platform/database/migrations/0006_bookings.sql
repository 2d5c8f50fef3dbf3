-- Bookings that visitors have confirmed: written before the workshop system is asked, open until it has told.
CREATE TABLE "booking" (
  -- Made by the visitor's browser: the same booking sent again is the same row.
  "key" uuid PRIMARY KEY,
  "site" text NOT NULL,
  -- pending, confirmed, refused, abandoning, abandoned
  "state" text NOT NULL DEFAULT 'pending',
  -- Of the request; the same key with another is a mistake. Erased with it.
  "digest" text,
  -- Who books what. Erased some time after it was settled.
  "request" jsonb,
  -- The workshop system's answer.
  "answer" jsonb,
  -- Why it was not made.
  "refusal" jsonb,
  "asked_at" timestamptz NOT NULL DEFAULT now(),
  "settled_at" timestamptz,
  "attempts" integer NOT NULL DEFAULT 0,
  -- While an attempt is under way this is when it counts as lost.
  "next_attempt_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "booking_open" ON "booking" ("next_attempt_at") WHERE "state" IN ('pending', 'abandoning');
--> statement-breakpoint
CREATE INDEX "booking_kept" ON "booking" ("settled_at") WHERE "request" IS NOT NULL;

-- Language of the page that a visit was booked on (ISO 639-1); null for those booked before it was kept.
ALTER TABLE "booking" ADD COLUMN "language" text;
--> statement-breakpoint
-- What owners of booked visits have been told, and when there may be something to tell. What to tell is asked of the
-- workshop system then, so that nobody is told what is no longer so.
CREATE TABLE "visit_notice" (
  "key" uuid PRIMARY KEY REFERENCES "booking" ("key") ON DELETE CASCADE,
  -- The visit as its owner was told last; null before the first time.
  "told" jsonb,
  -- Time of the visit that its owner has been reminded of, or need not be.
  "reminded_of" text,
  "attempts" integer NOT NULL DEFAULT 0,
  -- Null while there is nothing to tell. While an attempt is under way this is when it counts as lost.
  "next_attempt_at" timestamptz DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "visit_notice_due" ON "visit_notice" ("next_attempt_at") WHERE "next_attempt_at" IS NOT NULL;
--> statement-breakpoint
-- E-mails and SMS that arrived at the embedded post, each once.
CREATE TABLE "received_message" (
  -- Given by the sender: the same message sent again is the same row.
  "id" text PRIMARY KEY,
  -- email, sms
  "kind" text NOT NULL,
  -- Null once it is erased.
  "content" jsonb,
  "received_at" timestamptz NOT NULL DEFAULT now(),
  "times" integer NOT NULL DEFAULT 1
);
--> statement-breakpoint
CREATE INDEX "received_message_newest" ON "received_message" ("received_at" DESC, "id");

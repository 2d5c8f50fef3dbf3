-- What has changed in an index of cars, one row a change, in the order in which it became visible. Read by whoever
-- must know of changes; rows are erased after some days.
CREATE TABLE "search_change_log" (
  "sequence" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "index_name" text NOT NULL,
  "document_id" text NOT NULL,
  -- JSON of the fields that others may know; null where there was, or is, no such document.
  "before" text,
  "after" text,
  "changed_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "search_change_log_changed_at" ON "search_change_log" ("changed_at");
--> statement-breakpoint

-- An e-mail address that is told of saved searches; it goes with the last of them.
CREATE TABLE "alert_subscriber" (
  "id" uuid PRIMARY KEY,
  "site" text NOT NULL,
  -- ISO 639-1.
  "language" text NOT NULL,
  -- In lower case.
  "email" text NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  UNIQUE ("site", "email")
);
--> statement-breakpoint
CREATE INDEX "alert_subscriber_email" ON "alert_subscriber" ("email");
--> statement-breakpoint

-- A saved search, or the saved cars that somebody watches.
CREATE TABLE "alert_search" (
  "id" uuid PRIMARY KEY,
  "subscriber_id" uuid NOT NULL REFERENCES "alert_subscriber" ("id") ON DELETE CASCADE,
  -- 'search' or 'cars'.
  "kind" text NOT NULL,
  "index_name" text NOT NULL,
  -- Of the list, below the site's root.
  "address" text NOT NULL,
  "title" text NOT NULL,
  "filters" jsonb NOT NULL,
  "keyphrase" text NOT NULL,
  -- Of what is watched: the same is saved once.
  "digest" text NOT NULL,
  -- 'instant' or 'daily'.
  "frequency" text NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  -- When a mail to confirm it, or to say that it is there already, was last written.
  "asked_at" timestamptz NOT NULL DEFAULT now(),
  "confirmed_at" timestamptz,
  "expires_at" timestamptz NOT NULL,
  "renew_asked_at" timestamptz,
  -- When its owner is to be told of what waits; null when nothing does.
  "next_mail_at" timestamptz,
  "last_mail_at" timestamptz,
  UNIQUE ("subscriber_id", "digest")
);
--> statement-breakpoint
CREATE INDEX "alert_search_next_mail_at" ON "alert_search" ("next_mail_at") WHERE "next_mail_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "alert_search_confirmed_at" ON "alert_search" ("confirmed_at");
--> statement-breakpoint

-- The price of a watched car that its owner was last told, or had seen when saving it.
CREATE TABLE "alert_price" (
  "search_id" uuid NOT NULL REFERENCES "alert_search" ("id") ON DELETE CASCADE,
  "car_id" text NOT NULL,
  "price" double precision,
  PRIMARY KEY ("search_id", "car_id")
);
--> statement-breakpoint

-- What somebody is, or was, told of a car: each thing once. A fall in price is told by its price, all else has 0.
CREATE TABLE "alert" (
  "search_id" uuid NOT NULL REFERENCES "alert_search" ("id") ON DELETE CASCADE,
  "car_id" text NOT NULL,
  -- 'new', 'drop' or 'sold'.
  "kind" text NOT NULL,
  "price" double precision NOT NULL,
  -- The price before a fall.
  "before" double precision,
  -- What the mail shows of the car; null once it is sent.
  "car" jsonb,
  -- The mail that tells it; null while it waits for one.
  "mail_id" uuid,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("search_id", "car_id", "kind", "price")
);
--> statement-breakpoint
CREATE INDEX "alert_waiting" ON "alert" ("search_id") WHERE "mail_id" IS NULL;
--> statement-breakpoint
CREATE INDEX "alert_mail_id" ON "alert" ("mail_id") WHERE "car" IS NOT NULL;
--> statement-breakpoint

-- Outbox of mails; those that were sent are gone.
CREATE TABLE "alert_mail" (
  "id" uuid PRIMARY KEY,
  "search_id" uuid NOT NULL REFERENCES "alert_search" ("id") ON DELETE CASCADE,
  -- 'confirm', 'already', 'news' or 'renew'.
  "kind" text NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "attempts" integer NOT NULL DEFAULT 0,
  "next_attempt_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "alert_mail_next_attempt_at" ON "alert_mail" ("next_attempt_at");
--> statement-breakpoint

-- How far the changes of the stock are read, and which process reads them until when.
CREATE TABLE "alert_cursor" (
  "name" text PRIMARY KEY,
  "sequence" bigint,
  "holder" uuid,
  "lease_until" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
INSERT INTO "alert_cursor" ("name") VALUES ('cars');

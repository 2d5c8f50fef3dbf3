-- Cars that visitors hold for 48 hours without paying. Which holds are live is told by their times and the database's
-- clock alone: none has to be ended by a program.
CREATE TABLE "car_hold" (
  -- Made with the form: the same form sent again is the same hold.
  "key" uuid PRIMARY KEY,
  -- Of what the seller is told when it is given up.
  "release_key" uuid NOT NULL DEFAULT gen_random_uuid(),
  "site" text NOT NULL,
  -- Of the page that it was made on (ISO 639-1).
  "language" text NOT NULL,
  -- Index of the search service that has the car: sites that share one share its holds.
  "stock" text NOT NULL,
  "car_id" text NOT NULL,
  -- The car as it was shown.
  "car" jsonb NOT NULL,
  -- Who holds it: name, phone, email.
  "customer" jsonb NOT NULL,
  "held_from" timestamptz NOT NULL DEFAULT now(),
  -- One that is given up ends at that moment.
  "held_until" timestamptz NOT NULL,
  "released_at" timestamptz,
  -- held, reminded, released: what seller and holder were told last; null before the first time.
  "told" text,
  "attempts" integer NOT NULL DEFAULT 0,
  -- Null when there is nothing left to tell. While an attempt is under way this is when it counts as lost.
  "next_attempt_at" timestamptz DEFAULT now(),
  CHECK ("held_until" >= "held_from"),
  -- Whoever asks at the same time: a car has one holder, and an address holds one car of a site.
  CONSTRAINT "car_held_once" EXCLUDE USING gist
    ("stock" WITH =, "car_id" WITH =, tstzrange("held_from", "held_until") WITH &&),
  CONSTRAINT "one_hold_each" EXCLUDE USING gist
    ("site" WITH =, lower("customer" ->> 'email') WITH =, tstzrange("held_from", "held_until") WITH &&)
);
--> statement-breakpoint
CREATE INDEX "car_hold_until" ON "car_hold" ("held_until");
--> statement-breakpoint
CREATE INDEX "car_hold_due" ON "car_hold" ("next_attempt_at") WHERE "next_attempt_at" IS NOT NULL;

-- Equality beside overlap in one exclusion constraint. A trusted extension: the owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Visits to workshops. Times are what clocks show at the workshop, without zone: all are in one zone, and closed
-- when its clocks are changed, so within their hours no local time is missing or passes twice.
CREATE TABLE "workshop_booking" (
  -- Made by who books: the same booking sent again is the same row. A cancelled row without a reference says that
  -- a booking, should it still arrive, is not wanted.
  "key" uuid PRIMARY KEY,
  "state" text NOT NULL CHECK ("state" IN ('confirmed', 'cancelled')),
  -- What people say on the phone.
  "reference" text UNIQUE,
  -- What was ordered at first; where and when it is now is told by the columns. Erased some time after the visit.
  "request" jsonb,
  "registration_number" text,
  "department_id" text,
  "bay" integer,
  "mechanic" integer,
  -- Place in the yard of a car that stays for the day.
  "day_place" integer,
  -- When the car is there, and when it is worked on.
  "visit" tsrange,
  "work" tsrange,
  "booked_at" timestamptz NOT NULL DEFAULT now(),
  "cancelled_at" timestamptz,
  CHECK ("work" <@ "visit"),
  CHECK ("state" = 'cancelled' OR num_nulls("reference", "department_id", "bay", "mechanic", "visit", "work") = 0),
  -- Nothing is booked twice, whoever books at the same time: a bay, a mechanic, a place in the yard, a car.
  CONSTRAINT "bay_booked_once" EXCLUDE USING gist
    ("department_id" WITH =, "bay" WITH =, "work" WITH &&) WHERE ("state" = 'confirmed'),
  CONSTRAINT "mechanic_booked_once" EXCLUDE USING gist
    ("department_id" WITH =, "mechanic" WITH =, "work" WITH &&) WHERE ("state" = 'confirmed'),
  CONSTRAINT "day_place_booked_once" EXCLUDE USING gist
    ("department_id" WITH =, "day_place" WITH =, "visit" WITH &&) WHERE ("state" = 'confirmed'),
  CONSTRAINT "car_booked_once" EXCLUDE USING gist
    ("registration_number" WITH =, "visit" WITH &&) WHERE ("state" = 'confirmed')
);
--> statement-breakpoint
CREATE INDEX "workshop_booking_kept" ON "workshop_booking" (upper("visit")) WHERE "request" IS NOT NULL;

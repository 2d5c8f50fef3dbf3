-- The system that keeps a visit: mechmate, tirehotel.
ALTER TABLE "booking" ADD COLUMN "system" text NOT NULL DEFAULT 'mechmate';
--> statement-breakpoint
-- Codes that were sent to holders of an agreement with the tyre hotel, and how often each was tried. Of whom is not kept.
CREATE TABLE "tire_code" (
  "id" uuid PRIMARY KEY,
  "tries" integer NOT NULL DEFAULT 0,
  "ends_at" timestamptz NOT NULL,
  "used_at" timestamptz
);
--> statement-breakpoint
-- How many codes may be sent: each takes a place of an agreement, and of an address, until it is free again.
CREATE TABLE "tire_code_place" (
  -- A keyed digest of what the places belong to.
  "owner" text NOT NULL,
  "place" integer NOT NULL,
  "free_at" timestamptz NOT NULL,
  PRIMARY KEY ("owner", "place")
);
--> statement-breakpoint
-- What people thought of booking at the embedded tyre hotel.
CREATE TABLE "tire_review" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "rating" integer NOT NULL,
  -- Null once it is erased.
  "comment" text,
  "given_at" timestamptz NOT NULL,
  "received_at" timestamptz NOT NULL DEFAULT now()
);

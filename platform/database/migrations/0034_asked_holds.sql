-- Holds of cars whose e-mail address is not proved yet: they keep nobody from the car, and are over after minutes.
CREATE TABLE "asked_hold" (
  -- Made with the form, and that of the hold once the address is proved.
  "key" uuid PRIMARY KEY,
  "site" text NOT NULL,
  -- Of the page that it was made on (ISO 639-1).
  "language" text NOT NULL,
  "stock" text NOT NULL,
  "car_id" text NOT NULL,
  "car" jsonb NOT NULL,
  -- Who asks: name, phone, email.
  "customer" jsonb NOT NULL,
  -- The mailbox that the address leads to: people are counted by it.
  "mailbox" text NOT NULL,
  "asked_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX "asked_hold_mailbox" ON "asked_hold" ("mailbox");
--> statement-breakpoint
CREATE INDEX "asked_hold_asked_at" ON "asked_hold" ("asked_at");
--> statement-breakpoint
ALTER TABLE "car_hold" ADD COLUMN "mailbox" text;
--> statement-breakpoint
UPDATE "car_hold" SET "mailbox" = lower("customer" ->> 'email');
--> statement-breakpoint
CREATE INDEX "car_hold_mailbox" ON "car_hold" ("mailbox");

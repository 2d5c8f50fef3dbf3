-- How far changes of the stock, and holds, have reached whoever keeps pages; one web process at a time passes them on.
CREATE TABLE "stock_purge_cursor" (
  "name" text PRIMARY KEY,
  -- Of the last line of the search service's log; null until the first look.
  "sequence" bigint,
  -- Holds that began or ended up to this time are passed on.
  "holds_until" timestamptz NOT NULL DEFAULT now(),
  "holder" uuid,
  "lease_until" timestamptz NOT NULL DEFAULT '-infinity'
);
--> statement-breakpoint
INSERT INTO "stock_purge_cursor" ("name") VALUES ('cars');

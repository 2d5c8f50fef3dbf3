-- Prices of cars that changed since their index was made: what the lowest price of 30 days is told from.
CREATE TABLE "search_price" (
  "index_name" text NOT NULL,
  "document_id" text NOT NULL,
  -- [{date, price}], in order of time, 90 days of it.
  "history" jsonb NOT NULL,
  "changed_on" date NOT NULL,
  PRIMARY KEY ("index_name", "document_id")
);
--> statement-breakpoint
CREATE INDEX "search_price_changed" ON "search_price" ("index_name", "changed_on");

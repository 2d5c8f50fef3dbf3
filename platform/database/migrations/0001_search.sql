-- Indexes of the embedded search engine that a file took the place of; others hold generated stock.
CREATE TABLE "search_source" (
  "index_name" text PRIMARY KEY,
  -- Name of an NDJSON file below the data folder.
  "file" text NOT NULL,
  "replaced_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- Changes of single documents since their index was made; the last one of each document.
CREATE TABLE "search_change" (
  "index_name" text NOT NULL,
  "document_id" text NOT NULL,
  -- Absent: the document was deleted. Text, for it is given back as it came.
  "document" text,
  "changed_at" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("index_name", "document_id")
);

-- Web processes at work, each with the last row of content_purge that it applied; the one that is notified of a publish waits for the others.
CREATE TABLE "web_process" (
  "id" text PRIMARY KEY,
  "applied" bigint NOT NULL,
  "seen_at" timestamptz NOT NULL DEFAULT now()
);

-- The language that an editor chose for the editor (ISO 639-1); null as the browser asks.
ALTER TABLE "editor_account" ADD COLUMN "language" text;

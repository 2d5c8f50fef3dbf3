-- Where the old addresses of a deleted page lead: to the page above it, or nowhere.
ALTER TABLE "content_deletion" ADD COLUMN "old_addresses" text NOT NULL DEFAULT 'PARENT';

-- Words of editors' own, by which they find files of the library again.
ALTER TABLE "media_asset" ADD COLUMN "tags" jsonb NOT NULL DEFAULT '[]';

-- Folders of the media library. Without a site they belong to all sites.
CREATE TABLE "media_folder" (
  "id" text PRIMARY KEY,
  "site" text,
  "parent_id" text REFERENCES "media_folder" ("id"),
  "name" text NOT NULL,
  "created_at" timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- Two folders of one name in one place could not be told apart.
CREATE UNIQUE INDEX "media_folder_name" ON "media_folder" (coalesce("site", ''), coalesce("parent_id", ''), lower("name"));
--> statement-breakpoint
-- What is known of pictures, drawings, films and documents; their bytes are files in DATA_DIR/media.
CREATE TABLE "media_asset" (
  -- A GUID; of a picture that the product brings along, its path in the media store.
  "id" text PRIMARY KEY,
  "site" text,
  "folder_id" text REFERENCES "media_folder" ("id"),
  "name" text NOT NULL,
  "kind" text NOT NULL,
  "mime_type" text NOT NULL,
  -- In the media store; changes with the bytes.
  "path" text NOT NULL,
  -- SHA-256 of the file as it was sent; null for what the product brings along.
  "source_hash" text,
  "bytes" bigint NOT NULL,
  "width" integer,
  "height" integer,
  -- What it shows, by language.
  "alt" jsonb NOT NULL DEFAULT '{}',
  "is_decorative" boolean NOT NULL DEFAULT false,
  -- "0.3,0.4": shares of width and height.
  "focal_point" text,
  -- By ratio: the part that is shown, and the file that was made of it.
  "crops" jsonb NOT NULL DEFAULT '{}',
  -- One more with every change of what is known of it.
  "version" integer NOT NULL DEFAULT 1,
  "uploaded_by" text,
  "uploaded_at" timestamptz,
  "updated_at" timestamptz NOT NULL DEFAULT now(),
  "replaced_by" text,
  "deleted_at" timestamptz
);
--> statement-breakpoint
-- The same file twice is one asset.
CREATE UNIQUE INDEX "media_asset_source" ON "media_asset" (coalesce("site", ''), "source_hash") WHERE "source_hash" IS NOT NULL AND "deleted_at" IS NULL AND "replaced_by" IS NULL;
--> statement-breakpoint
-- Every file that is kept, crops that were made of assets among them. Files without a row are swept away.
CREATE TABLE "media_file" (
  "asset_id" text NOT NULL,
  "path" text NOT NULL,
  -- Of a crop, such as "16:9"; null for the whole.
  "ratio" text,
  "bytes" bigint NOT NULL,
  "kept_at" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("asset_id", "path")
);

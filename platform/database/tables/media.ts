import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Folders of the media library. */
export const mediaFolders = pgTable('media_folder', {
  id: text('id').primaryKey(),
  site: text('site'),
  parentId: text('parent_id'),
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Pictures, drawings, films and documents of the media library. */
export const mediaAssets = pgTable('media_asset', {
  id: text('id').primaryKey(),
  site: text('site'),
  folderId: text('folder_id'),
  name: text('name').notNull(),
  kind: text('kind').notNull().$type<'picture' | 'drawing' | 'film' | 'document'>(),
  mimeType: text('mime_type').notNull(),
  path: text('path').notNull(),
  sourceHash: text('source_hash'),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  width: integer('width'),
  height: integer('height'),
  alt: jsonb('alt').notNull().$type<Record<string, string>>(),
  isDecorative: boolean('is_decorative').notNull().default(false),
  focalPoint: text('focal_point'),
  crops: jsonb('crops').notNull(),
  tags: jsonb('tags').notNull().default([]).$type<string[]>(),
  version: integer('version').notNull().default(1),
  uploadedBy: text('uploaded_by'),
  uploadedAt: timestamp('uploaded_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  replacedBy: text('replaced_by'),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});

/** Every file of the media library. */
export const mediaFiles = pgTable(
  'media_file',
  {
    assetId: text('asset_id').notNull(),
    path: text('path').notNull(),
    ratio: text('ratio'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.assetId, table.path] })],
);

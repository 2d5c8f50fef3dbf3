/** Types of content inside the platform, from files and from editors. */
import type { ItemId } from './guid';
import type { VariantRule } from '../../domain/variants/variant.types';

export interface LinkValue {
  /** Address. For a link to a page, it is the address when the page was chosen; the page may have moved since. */
  href: string;
  /** GUID of the linked page. */
  id?: string;
  text?: string;
  title?: string;
  target?: string;
  linktype?: string;
  anchor?: string;
  querystring?: string;
}

export interface ImageValue {
  src: string;
  alt?: string;
  /** Size of the original, in pixels. */
  width?: number;
  height?: number;
  /** Focal point such as `0.3,0.4`: its position as shares of width and height. */
  focalpoint?: string;
}

export interface FileValue {
  src: string;
  name?: string;
  title?: string;
  mimeType?: string;
  extension?: string;
  /** Size in bytes. */
  size?: number;
}

/**
 * A field in one language: text for text, rich text, string, enum and date (ISO 8601, UTC), an id
 * for a referenced item, ids for a list. A field without a value is missing from the map.
 */
export type FieldValue =
  string | number | boolean | LinkValue | ImageValue | FileValue | readonly ItemId[];

export type FieldValues = Readonly<Record<string, FieldValue>>;

/** A block in a placeholder. Its fields are those of the item with the id `dataSource`. */
export interface Rendering {
  /** Lower-case GUID with dashes, unique in the page. */
  uid: string;
  componentName: string;
  dataSource?: ItemId;
  params: Readonly<Record<string, string>>;
  placeholders: Placeholders;
}

export type Placeholders = Readonly<Record<string, readonly Rendering[]>>;

/** An item in one language. */
export interface ItemVersion {
  language: string;
  /** Starts at 1 and increases by 1 with every save. */
  version: number;
  displayName: string;
  fields: FieldValues;
  placeholders: Placeholders;
  /** Variants, if the item is a page. */
  variants?: readonly PageVariant[];
  updatedAt: Date;
}

/** An item with one version per language: the one that its tree shows. */
export interface ContentItem {
  id: ItemId;
  /** Name of the site; undefined for items above the sites. */
  site?: string;
  parentId?: ItemId;
  name: string;
  template: string;
  versions: ReadonlyMap<string, ItemVersion>;
}

/** Data of a site apart from its content. */
export interface ContentSite {
  name: string;
  hosts: readonly string[];
  /** The default language comes first. */
  languages: readonly [string, ...string[]];
}

/** Only editors see drafts; visitors see running variants once published; ended variants keep their results. */
export type VariantStatus = 'draft' | 'running' | 'ended';

/** A variant of a page, which changes some of its blocks. It is stored in the page's version. */
export interface PageVariant {
  id: string;
  name: string;
  status: VariantStatus;
  /** Start in ISO 8601, UTC; undefined for no start. */
  from?: string;
  /** Exclusive end in ISO 8601, UTC; undefined for no end. */
  until?: string;
  /** Time when it was stopped before its end. */
  stoppedAt?: string;
  rule: VariantRule;
  changes: VariantChanges;
}

/** How a variant differs from the page. Entries for blocks that are no longer on the page are ignored. */
export interface VariantChanges {
  /** Items that replace the data sources of blocks, by uid of the block. */
  items: Readonly<Record<string, ItemId>>;
  /** Uids of hidden blocks. */
  hidden: readonly string[];
  /** Blocks that only the variant has. */
  added: readonly AddedRendering[];
  /** Uids in order, by place. A block that is not in the list keeps its predecessor from the page. */
  order: Readonly<Record<string, readonly string[]>>;
}

interface AddedRendering {
  place: string;
  rendering: Rendering;
}

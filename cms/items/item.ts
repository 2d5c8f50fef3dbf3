/** The shapes that content has inside the platform, whether it comes from files or from editors. */
import type { ItemId } from './guid';
import type { VariantRule } from '../../domain/variants/variant.types';

export interface LinkValue {
  /** Of a link to a page, its address when it was chosen; the page may have moved since. */
  href: string;
  /** GUID of the page that the link was given. */
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
  /** Of the original, in pixels. */
  width?: number;
  height?: number;
  /** `0.3,0.4`: what stays in sight when it is cut, as shares of width and height. */
  focalpoint?: string;
}

export interface FileValue {
  src: string;
  name?: string;
  title?: string;
  mimeType?: string;
  extension?: string;
  /** Bytes. */
  size?: number;
}

/**
 * One field in one language: text for text, rich text, string, enum and date (ISO 8601, UTC), an id
 * for a referenced item, ids for a list. A field without a value is absent.
 */
export type FieldValue =
  string | number | boolean | LinkValue | ImageValue | FileValue | readonly ItemId[];

export type FieldValues = Readonly<Record<string, FieldValue>>;

/** A block in a placeholder. Its fields are those of the item that `dataSource` names. */
export interface Rendering {
  /** Dashed lower-case GUID, unique in the page. */
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
  /** From 1, one more with every save. */
  version: number;
  displayName: string;
  fields: FieldValues;
  placeholders: Placeholders;
  /** Of a page. */
  variants?: readonly PageVariant[];
  updatedAt: Date;
}

/** An item with the one version in each language that the tree it belongs to shows. */
export interface ContentItem {
  id: ItemId;
  /** Absent for the items above the sites. */
  site?: string;
  parentId?: ItemId;
  name: string;
  template: string;
  versions: ReadonlyMap<string, ItemVersion>;
}

/** What the platform knows of a site besides its content. */
export interface ContentSite {
  name: string;
  hosts: readonly string[];
  /** Default first. */
  languages: readonly [string, ...string[]];
}

/** A draft is for its editors alone; a running one is for visitors, once published; an ended one keeps its results. */
export type VariantStatus = 'draft' | 'running' | 'ended';

/** Another version of some blocks of a page, in the version that the page's language has of it. */
export interface PageVariant {
  id: string;
  name: string;
  status: VariantStatus;
  /** ISO 8601 in UTC; left out, since ever. */
  from?: string;
  /** ISO 8601 in UTC, exclusive; left out, for ever. */
  until?: string;
  /** When it was stopped before its end. */
  stoppedAt?: string;
  rule: VariantRule;
  changes: VariantChanges;
}

/** How a variant differs; what names a block that is gone from the page is passed over. */
export interface VariantChanges {
  /** Items that stand in for a block's own, by the uid of the block. */
  items: Readonly<Record<string, ItemId>>;
  /** Uids of blocks that are not shown. */
  hidden: readonly string[];
  /** Blocks that the page itself does not have. */
  added: readonly AddedRendering[];
  /** Uids in their order, by place; a block that is not named follows the one that it follows in the page. */
  order: Readonly<Record<string, readonly string[]>>;
}

interface AddedRendering {
  place: string;
  rendering: Rendering;
}

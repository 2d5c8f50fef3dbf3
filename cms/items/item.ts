/** The shapes that content has inside the platform, whether it comes from files or from editors. */
import type { ItemId } from './guid';
import type { PageVariant } from './variants/pageVariant';

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

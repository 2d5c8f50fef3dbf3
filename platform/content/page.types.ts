import type { VariantOffer } from '../../domain/variants/variant.types';
import type { ImageField } from '../../schema/generated/fields';
import type { Language } from '../../sites/site.types';

/** A block of a page after parsing: its fields match the contract of its name. */
export interface PageBlock {
  uid: string;
  /** Component name from the content; not a `BlockName` when no such block exists. */
  name: string;
  isKnown: boolean;
  /** Id of the item that holds the fields; needed for a list that is queried separately. */
  dataSource?: string;
  /** Has the type `BlockFields[name]` when `isKnown`; empty otherwise. */
  fields: Readonly<Record<string, unknown>>;
  /** Blocks inside this one, by placeholder. */
  placeholders: Readonly<Record<string, readonly PageBlock[]>>;
  /** Why the block's data could not be loaded (site/page/loadBlockData.ts). */
  failure?: { error: unknown };
  /**
   * Set when the block's data arrives after the opening of the page was sent: the data is still awaited, or
   * has arrived.
   */
  deferred?: 'awaited' | 'arrived';
}

/** The route item's own fields, as every page type has them (schema/pages.graphql). */
export interface PageFields {
  metaTitle?: string;
  navTitle?: string;
  metaDescription?: string;
  ogDescription?: string;
  ogImage?: ImageField;
  canonicalURL?: string;
  gtmID?: string;
  brandDesign?: string;
  noIndex: boolean;
}

/** A language that a page exists in, and the language's name. */
export interface PageLanguage {
  name: Language;
  /** The page's route in the language, which may have wildcards; absent when the platform does not say. */
  route?: string;
  displayName: string;
  englishName: string;
  /** The language's name in that language. */
  nativeName: string;
}

/** A page as the content platform describes it, checked against the contracts. */
export interface Page {
  itemId?: string;
  name: string;
  template: string;
  language: Language;
  /** Languages that the page exists in, for hreflang and the language switcher. */
  languages: readonly PageLanguage[];
  /** Personalisation variant, for page views. */
  variantId?: string;
  /** The running variants of the page, where the platform reports any. */
  variants?: readonly VariantOffer[];
  fields: PageFields;
  /** All fields of the route item, checked against the contract of its template. */
  ownFields: Readonly<Record<string, unknown>>;
  /** Address of the item, which may have wildcards for segments of the page's own address. */
  itemPath?: string;
  placeholders: Readonly<Record<string, readonly PageBlock[]>>;
  /** Sources of the pictures in the blocks, each once. */
  images: readonly string[];
  /** Ids of the items in the layout; absent on a page that does not come from the platform. */
  items?: readonly string[];
  /** Additions of the platform's page editor to a page that is being edited. */
  editor?: EditorAdditions;
}

/**
 * Scripts and data of the platform's page editor, put at the end of the page (Experience Edge,
 * editing).
 */
export interface EditorAdditions {
  /** Addresses of scripts. */
  scripts: readonly string[];
  /** JSON by the id of the script element that holds it. */
  data: Readonly<Record<string, unknown>>;
}

/** Content that did not match a contract and was left out. */
export interface ContentProblem {
  /** Path of the field, such as `main[2].HeroBanner.Link`. */
  path: string;
  message: string;
}

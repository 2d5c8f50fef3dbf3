import type { VariantOffer } from '../../domain/variants/variant.types';
import type { ImageField } from '../../schema/generated/fields';
import type { Language } from '../../sites/site.types';

/** A block of a page after parsing: its fields fit the contract of its name. */
export interface PageBlock {
  uid: string;
  /** Component name from the content; not a `BlockName` when no such block exists. */
  name: string;
  known: boolean;
  /** Id of the item that holds the fields; what a list with a query of its own is asked of. */
  dataSource?: string;
  /** Fits `BlockFields[name]` when `known`; empty otherwise. */
  fields: Readonly<Record<string, unknown>>;
  /** Blocks inside this one, by placeholder. */
  placeholders: Readonly<Record<string, readonly PageBlock[]>>;
  /** Why the block's data could not be loaded (site/page/loadBlockData.ts). */
  failure?: { error: unknown };
  /** The block's data comes after the page has begun: it is awaited, or has arrived. */
  late?: 'awaited' | 'arrived';
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

/** A language that a page exists in, and what the language is called (spec 1 §3, Language). */
export interface PageLanguage {
  name: Language;
  displayName: string;
  englishName: string;
  /** The language's name in itself. */
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
  /** The running variants of the page, where the platform tells of them and there are any. */
  variants?: readonly VariantOffer[];
  fields: PageFields;
  /** All fields of the route item, fit to the contract of its template. */
  ownFields: Readonly<Record<string, unknown>>;
  /** Address of the item, which may have placeholders for parts of the page's own (spec 1 §2.10). */
  itemPath?: string;
  placeholders: Readonly<Record<string, readonly PageBlock[]>>;
  /** Sources of the pictures in the blocks, each once. */
  images: readonly string[];
  /** Ids of the items that the layout was made of; absent on a page that did not come from the platform. */
  items?: readonly string[];
  /** What the platform's page editor adds to a page that it edits. */
  editor?: EditorAdditions;
}

/** Scripts and data of the platform's page editor; they stand at the end of the page (Experience Edge, editing). */
export interface EditorAdditions {
  /** Addresses of scripts. */
  scripts: readonly string[];
  /** JSON by the id of the script element that holds it. */
  data: Readonly<Record<string, unknown>>;
}

/** Content that did not fit a contract and was left out. */
export interface ContentProblem {
  /** Where, such as `main[2].HeroBanner.Link`. */
  path: string;
  message: string;
}

import { isLive } from '../../../domain/variants/chooseVariant';
import type { VariantOffer, VariantRule } from '../../../domain/variants/variant.types';
import type { ItemId } from '../guid';
import type { ItemVersion, Rendering } from '../item';

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

export interface AddedRendering {
  place: string;
  rendering: Rendering;
}

/** Where blocks stand: a placeholder of the page, or of the block with that uid. */
export const placeOf = (placeholder: string, parent?: string): string =>
  parent === undefined ? placeholder : `${parent}/${placeholder}`;

export const noChanges: VariantChanges = { items: {}, hidden: [], added: [], order: {} };

/** A variant of a page by its id. */
export const findVariant = (
  { variants = [] }: Pick<ItemVersion, 'variants'>,
  id: string | undefined,
): PageVariant | undefined => variants.find((one) => one.id === id);

/** The variant that visitors may have at that moment. */
export function findLiveVariant(
  version: Pick<ItemVersion, 'variants'>,
  id: string | undefined,
  nowMs: number,
): PageVariant | undefined {
  const variant = findVariant(version, id);
  return variant?.status === 'running' && isLive(variant, nowMs) ? variant : undefined;
}

/** What clients that choose are told of the running variants of a page. */
export function offersOf({ variants = [] }: Pick<ItemVersion, 'variants'>): VariantOffer[] {
  return variants
    .filter(({ status }) => status === 'running')
    .map(({ id, from, until, rule }) => ({ id, from, until, rule }));
}

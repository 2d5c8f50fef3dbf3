import { isLive } from '../../../domain/variants/chooseVariant';
import type { VariantOffer } from '../../../domain/variants/variant.types';
import type { ItemVersion, PageVariant, VariantChanges } from '../item.types';

/** Returns the key of a list of blocks: a placeholder of the page, or of the block with a uid. */
export const getPlace = (placeholder: string, parent?: string): string =>
  parent === undefined ? placeholder : `${parent}/${placeholder}`;

export const NO_CHANGES: VariantChanges = { items: {}, hidden: [], added: [], order: {} };

/** Finds a variant of a page by its id. */
export const findVariant = (
  { variants = [] }: Pick<ItemVersion, 'variants'>,
  id: string | undefined,
): PageVariant | undefined => variants.find((one) => one.id === id);

/** Finds a variant by its id, if it is running at a time. */
export function findLiveVariant(
  version: Pick<ItemVersion, 'variants'>,
  id: string | undefined,
  nowMs: number,
): PageVariant | undefined {
  const variant = findVariant(version, id);
  return variant?.status === 'running' && isLive(variant, nowMs) ? variant : undefined;
}

/** Lists data about the running variants of a page, for clients that choose one. */
export function listOffers({ variants = [] }: Pick<ItemVersion, 'variants'>): VariantOffer[] {
  return variants
    .filter(({ status }) => status === 'running')
    .map(({ id, from, until, rule }) => ({ id, from, until, rule }));
}

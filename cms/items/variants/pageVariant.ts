import { isLive } from '../../../domain/variants/chooseVariant';
import type { VariantOffer } from '../../../domain/variants/variant.types';
import type { ItemVersion, PageVariant, VariantChanges } from '../item';

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

import type { VariantEvent } from '../../../domain/variants/variant.types';
import type { VariantsOnPage } from '../variantsOnPage';

type Shown = Pick<VariantsOnPage, 'itemId' | 'language' | 'variantId' | 'testId'>;

/** Reports what happened with a variant of a page. Nobody waits for it, and it says nothing of the visitor. */
export function reportVariant(shown: Shown, event: VariantEvent): void {
  const { itemId, language, variantId, testId } = shown;
  const body = JSON.stringify({ itemId, language, variantId, testId, event });
  navigator.sendBeacon('/api/events/variant', new Blob([body], { type: 'application/json' }));
}

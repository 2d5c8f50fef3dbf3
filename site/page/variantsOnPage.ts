import { requiresVisitorKind, isLive, findTestId } from '../../domain/variants/chooseVariant';
import { ORIGINAL_VARIANT, type TestGoal } from '../../domain/variants/variant.types';
import type { PageData } from '../../platform/pages/pageData.types';

/** Data about a page's variants for the browser: the shown variant, and what may be stored with consent. */
export interface VariantsOnPage {
  itemId: string;
  language: string;
  /** The variant that is shown. */
  variantId: string;
  /** The running test; only visitors with a position in it are counted. */
  testId?: string;
  /** Set when rules distinguish new visitors from returning ones. */
  visitors?: true;
  /** Address of the link that counts as reaching the goal. */
  link?: string;
}

/** The data about a page's variants; undefined for a page without variants, and when nothing is counted. */
export function variantsOnPage({ page, mode, status }: PageData): VariantsOnPage | undefined {
  if (mode !== 'normal' || status !== 200 || !page?.itemId || !page.variants) return undefined;
  const { itemId, language, variants, variantId = ORIGINAL_VARIANT } = page;
  const now = Date.now();
  // A page with the variant of an audience is not part of a test.
  const shownVariant = variants.find(({ id }) => id === variantId);
  const isInTest = !shownVariant || shownVariant.rule.kind === 'test';
  const testId = isInTest
    ? findTestId(variants.filter((variant) => isLive(variant, now)))
    : undefined;
  const goal = variants.flatMap(({ rule }): TestGoal[] =>
    rule.kind === 'test' && rule.testId === testId ? [rule.goal] : [],
  )[0];
  return {
    itemId,
    language,
    variantId,
    testId,
    ...(requiresVisitorKind(variants) && { visitors: true }),
    ...(goal?.href && { link: goal.href }),
  };
}

import { asksForVisitor, isLive, testOf } from '../../domain/variants/chooseVariant';
import { originalVariant, type TestGoal } from '../../domain/variants/variant.types';
import type { PageData } from '../../platform/pages/pageData.types';

/** What the browser is told of a page with variants: what it shows, and what may be kept with consent. */
export interface VariantsOnPage {
  itemId: string;
  language: string;
  /** The one that is shown. */
  variantId: string;
  /** The test that runs; it counts for those who have a place in it. */
  testId?: string;
  /** Rules tell new visitors from returning ones. */
  visitors?: true;
  /** Address of the link that counts as reaching the goal. */
  link?: string;
}

/** Undefined for a page without variants, and wherever nothing is counted. */
export function variantsOnPage({ page, mode, status }: PageData): VariantsOnPage | undefined {
  if (mode !== 'normal' || status !== 200 || !page?.itemId || !page.variants) return undefined;
  const { itemId, language, variants, variantId = originalVariant } = page;
  const now = Date.now();
  // An audience that has a variant of its own takes no part in a test.
  const shown = variants.find(({ id }) => id === variantId);
  const isOfTest = !shown || shown.rule.kind === 'test';
  const testId = isOfTest ? testOf(variants.filter((one) => isLive(one, now))) : undefined;
  const goal = variants.flatMap(({ rule }): TestGoal[] =>
    rule.kind === 'test' && rule.testId === testId ? [rule.goal] : [],
  )[0];
  return {
    itemId,
    language,
    variantId,
    testId,
    ...(asksForVisitor(variants) && { visitors: true }),
    ...(goal?.href && { link: goal.href }),
  };
}

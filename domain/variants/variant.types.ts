/** Id of the page without any variant, on the content platform. */
export const ORIGINAL_VARIANT = '_default';

/** Maximum number of variants of a page, including ended ones. */
export const MAX_VARIANTS = 8;

/** Maximum number of conditions of one audience. */
export const MAX_CONDITIONS = 4;

/** A condition of an audience on the request. */
export type VariantCondition =
  | { kind: 'query'; key: string; value: string }
  | { kind: 'visitor'; is: 'new' | 'returning' }
  | { kind: 'language'; is: string }
  | { kind: 'market'; is: string };

/** What a test measures. */
export interface TestGoal {
  event: 'enquiry' | 'booking' | 'link';
  /** For a link: the address that it points to. */
  href?: string;
}

/**
 * The visitors who get a variant: an audience is everyone who meets all conditions; a test is a share of the
 * visitors.
 */
export type VariantRule =
  | { kind: 'audience'; conditions: readonly VariantCondition[] }
  | { kind: 'test'; testId: string; sharePercent: number; goal: TestGoal };

/** A running variant as the content platform sends it; the first matching audience wins. */
export interface VariantOffer {
  id: string;
  /** Start, ISO 8601; no start when omitted. */
  from?: string;
  /** End, ISO 8601, exclusive; no end when omitted. */
  until?: string;
  rule: VariantRule;
}

/**
 * Counted events of a variant: page views, visits with such a view, and the goals that visitors reached in
 * such a visit.
 */
export const variantEvents = ['exposure', 'visit', 'enquiry', 'booking', 'link'] as const;

export type VariantEvent = (typeof variantEvents)[number];

/** The page as its editors made it, without any variant; the platform's own name for it. */
export const originalVariant = '_default';

/** Most variants that a page has, ended ones included. */
export const maxVariants = 8;

/** Most conditions of one audience. */
export const maxConditions = 4;

/** Something about a request that an audience asks for. */
export type VariantCondition =
  | { kind: 'query'; key: string; value: string }
  | { kind: 'visitor'; is: 'new' | 'returning' }
  | { kind: 'language'; is: string }
  | { kind: 'market'; is: string };

/** What a test hopes that its visitors do. */
export interface TestGoal {
  event: 'enquiry' | 'booking' | 'link';
  /** Of a link: the address that it leads to. */
  href?: string;
}

/** Whom a variant is for: all who meet every condition; visitors of a test gets a share of. */
export type VariantRule =
  | { kind: 'audience'; conditions: readonly VariantCondition[] }
  | { kind: 'test'; testId: string; sharePercent: number; goal: TestGoal };

/** A running variant as the content platform sends it, in the order in which audiences count. */
export interface VariantOffer {
  id: string;
  /** ISO 8601; left out, since ever. */
  from?: string;
  /** ISO 8601, exclusive; left out, for ever. */
  until?: string;
  rule: VariantRule;
}

/** What is counted of a variant: page views, visits with one, and what visitors did in such a visit. */
export const variantEvents = ['exposure', 'visit', 'enquiry', 'booking', 'link'] as const;

export type VariantEvent = (typeof variantEvents)[number];

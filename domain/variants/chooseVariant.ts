import { ORIGINAL_VARIANT, type VariantCondition, type VariantOffer } from './variant.types';

/** The facts about a request that rules may use. */
export interface VisitFacts {
  site: string;
  language: string;
  /** Values of a key of the query. */
  query: Pick<URLSearchParams, 'getAll'>;
  /** Called only if a rule needs it. */
  isReturning: () => boolean;
  /** The visitor's position in a test, 0 to 99; undefined for visitors who do not take part. */
  bucketOf: (testId: string) => number | undefined;
}

/** Number of positions in a test. */
export const TEST_BUCKETS = 100;

/**
 * The variant for a request: that of the first matching audience, else the one whose share of the running
 * test includes the visitor's position, else the original.
 * @param nowMs milliseconds since 1970
 */
export function chooseVariant(
  offers: readonly VariantOffer[],
  facts: VisitFacts,
  nowMs: number,
): string {
  const liveOffers = offers.filter((offer) => isLive(offer, nowMs));
  const audienceOffer = liveOffers.find(
    ({ rule }) =>
      rule.kind === 'audience' && rule.conditions.every((condition) => isMet(condition, facts)),
  );
  if (audienceOffer) return audienceOffer.id;
  const testId = findTestId(liveOffers);
  const bucket = testId === undefined ? undefined : facts.bucketOf(testId);
  if (testId === undefined || bucket === undefined) return ORIGINAL_VARIANT;
  return chooseArm(liveOffers, testId, bucket);
}

/** Whether a variant is shown at a time, by its start and end. */
export function isLive({ from, until }: Pick<VariantOffer, 'from' | 'until'>, nowMs: number) {
  return (!from || Date.parse(from) <= nowMs) && (!until || nowMs < Date.parse(until));
}

/** Id of the test among variants; a page has at most one at a time. */
export function findTestId(offers: readonly VariantOffer[]): string | undefined {
  for (const { rule } of offers) if (rule.kind === 'test') return rule.testId;
  return undefined;
}

/**
 * The variant for a position in a test. Each test shifts the positions differently, so that the same
 * position gets different variants in different tests.
 */
export function chooseArm(offers: readonly VariantOffer[], testId: string, bucket: number): string {
  const position = (bucket + hashText(testId)) % TEST_BUCKETS;
  let end = 0;
  for (const { id, rule } of offers) {
    if (rule.kind !== 'test' || rule.testId !== testId) continue;
    end += rule.sharePercent;
    if (position < end) return id;
  }
  return ORIGINAL_VARIANT;
}

/** Whether the choice may depend on a cookie, so that shared caches must not store the answer. */
export const requiresCookie = (offers: readonly VariantOffer[]): boolean =>
  requiresVisitorKind(offers) || findTestId(offers) !== undefined;

/** Whether a rule distinguishes new visitors from returning ones. */
export const requiresVisitorKind = (offers: readonly VariantOffer[]): boolean =>
  offers.some(
    ({ rule }) =>
      rule.kind === 'audience' && rule.conditions.some(({ kind }) => kind === 'visitor'),
  );

function isMet(condition: VariantCondition, facts: VisitFacts): boolean {
  switch (condition.kind) {
    case 'query':
      return facts.query.getAll(condition.key).includes(condition.value);
    case 'visitor':
      return facts.isReturning() === (condition.is === 'returning');
    case 'language':
      return facts.language === condition.is;
    case 'market':
      return facts.site === condition.is;
  }
}

/** FNV-1a hash. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

import { originalVariant, type VariantCondition, type VariantOffer } from './variant.types';

/** What a request tells, as far as rules may ask for it. */
export interface VisitFacts {
  site: string;
  language: string;
  /** Values of a key of the query. */
  query: Pick<URLSearchParams, 'getAll'>;
  /** Asked only where a rule looks at it. */
  isReturning: () => boolean;
  /** Place of the visitor in a test, 0 to 99; undefined for those who take no part. */
  bucketOf: (testId: string) => number | undefined;
}

/** How many places a test has. */
export const testBuckets = 100;

/**
 * The variant for a request: the first audience that fits, then the share of the running test that the
 * visitor's place falls into; else the original.
 * @param nowMs milliseconds since 1970
 */
export function chooseVariant(
  offers: readonly VariantOffer[],
  facts: VisitFacts,
  nowMs: number,
): string {
  const live = offers.filter((offer) => isLive(offer, nowMs));
  const audience = live.find(
    ({ rule }) => rule.kind === 'audience' && rule.conditions.every((one) => meets(one, facts)),
  );
  if (audience) return audience.id;
  const testId = testOf(live);
  const bucket = testId === undefined ? undefined : facts.bucketOf(testId);
  if (testId === undefined || bucket === undefined) return originalVariant;
  return armOf(live, testId, bucket);
}

/** Whether a variant that runs is for visitors at that moment. */
export function isLive({ from, until }: Pick<VariantOffer, 'from' | 'until'>, nowMs: number) {
  return (!from || Date.parse(from) <= nowMs) && (!until || nowMs < Date.parse(until));
}

/** The test among variants; a page has one at a time. */
export function testOf(offers: readonly VariantOffer[]): string | undefined {
  for (const { rule } of offers) if (rule.kind === 'test') return rule.testId;
  return undefined;
}

/**
 * The variant for a place in a test. Each test begins to count at a place of its own, so that the same
 * place means something else in the next one.
 */
export function armOf(offers: readonly VariantOffer[], testId: string, bucket: number): string {
  const place = (bucket + seedOf(testId)) % testBuckets;
  let end = 0;
  for (const { id, rule } of offers) {
    if (rule.kind !== 'test' || rule.testId !== testId) continue;
    end += rule.sharePercent;
    if (place < end) return id;
  }
  return originalVariant;
}

/** Whether the choice may need a cookie, so that no shared cache may keep the answer. */
export const asksForCookie = (offers: readonly VariantOffer[]): boolean =>
  asksForVisitor(offers) || testOf(offers) !== undefined;

/** Whether a rule tells new visitors from returning ones. */
export const asksForVisitor = (offers: readonly VariantOffer[]): boolean =>
  offers.some(
    ({ rule }) =>
      rule.kind === 'audience' && rule.conditions.some(({ kind }) => kind === 'visitor'),
  );

function meets(condition: VariantCondition, facts: VisitFacts): boolean {
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

/** FNV-1a. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

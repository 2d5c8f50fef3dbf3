/** What editors decide of variants: who gets them, and when. Every function throws BAD_INPUT or NOT_FOUND. */
import { isLive } from '../../../domain/variants/chooseVariant';
import { maxVariants, type VariantRule } from '../../../domain/variants/variant.types';
import { momentSchema, readGoal, readRule } from '../../../domain/variants/variantSchemas';
import type { LocalItem } from '../../items/contentTree';
import { newId } from '../../items/guid';
import { noChanges } from '../../items/variants/pageVariant';
import { type PageVariant, type VariantStatus } from '../../items/item';
import { editError } from '../editError';
import type {
  CreateVariantInput,
  SetTestInput,
  UpdateVariantInput,
} from '../../generated/authoringTypes';

/** A variant with its page, as it is shown. */
export interface ShownVariant {
  page: LocalItem;
  variant: PageVariant;
}

type Variants = readonly PageVariant[];

/** A share before one is given; a test does not start with it. */
const noShare = 0;

export function withNewVariant(variants: Variants, { name, kind }: CreateVariantInput): Variants {
  if (variants.length >= maxVariants) {
    throw editError('BAD_INPUT', `A page has ${maxVariants} variants at most.`);
  }
  return [
    ...variants,
    {
      id: newId(),
      name: readName(variants, name),
      status: 'draft',
      rule: newRule(variants, kind),
      changes: noChanges,
    },
  ];
}

/** A new variant of a test joins the one that is being prepared; another may run meanwhile. */
function newRule(variants: Variants, kind: string): VariantRule {
  if (kind === 'audience') return { kind, conditions: [] };
  if (kind !== 'test') throw editError('BAD_INPUT', 'kind is audience or test.');
  const prepared = variants.flatMap(({ status, rule }) =>
    status === 'draft' && rule.kind === 'test' ? [rule] : [],
  )[0];
  if (prepared) return { ...prepared, sharePercent: noShare };
  return { kind, testId: newId(), sharePercent: noShare, goal: { event: 'enquiry' } };
}

type TestRule = Extract<VariantRule, { kind: 'test' }>;

export function withUpdated(variants: Variants, input: UpdateVariantInput): Variants {
  const variant = find(variants, input.variantId);
  const { rule } = variant;
  if (rule.kind === 'test' && variant.status !== 'draft' && hasTimes(input)) {
    throw editError('BAD_INPUT', 'A test that has begun keeps its times.');
  }
  if (input.conditions !== undefined && rule.kind === 'test') {
    throw editError('BAD_INPUT', 'A variant of a test has no audience.');
  }
  const next: PageVariant = {
    ...variant,
    name: readName(variants, input.name ?? variant.name, variant.id),
    rule:
      input.conditions === undefined
        ? rule
        : checked(() => readRule({ kind: 'audience', conditions: input.conditions })),
    from: input.from === undefined ? variant.from : readMoment(input.from, 'from'),
    until: input.until === undefined ? variant.until : readMoment(input.until, 'until'),
  };
  if (next.from && next.until && Date.parse(next.from) >= Date.parse(next.until)) {
    throw editError('BAD_INPUT', 'The end is before the beginning.');
  }
  return replace(variants, [next]);
}

export function withTest(variants: Variants, input: SetTestInput): Variants {
  const goal = checked(() => readGoal(input.goal));
  const until = readMoment(input.until, 'until');
  const drafts = variants.filter((one) => one.status === 'draft' && one.rule.kind === 'test');
  const named = new Set(input.shares.map(({ variantId }) => variantId));
  if (
    drafts.length === 0 ||
    named.size !== drafts.length ||
    !drafts.every(({ id }) => named.has(id))
  ) {
    throw editError('BAD_INPUT', 'Name a share for every variant of the test that has not begun.');
  }
  const total = input.shares.reduce((sum, { sharePercent }) => sum + sharePercent, 0);
  if (input.shares.some(({ sharePercent }) => sharePercent < 1) || total > 99) {
    throw editError(
      'BAD_INPUT',
      'Every variant and the original need a share of at least 1 percent.',
    );
  }
  const changed = drafts.map((one): PageVariant => {
    const share = input.shares.find(({ variantId }) => variantId === one.id);
    const rule = { ...(one.rule as TestRule), sharePercent: share?.sharePercent ?? noShare, goal };
    return { ...one, until, rule };
  });
  return replace(variants, changed);
}

/** Starts, stops or prepares anew; all variants of a test together. */
export function withStatus(
  variants: Variants,
  variantId: string,
  status: VariantStatus,
  nowMs: number,
): Variants {
  const variant = find(variants, variantId);
  if (variant.status === status) return variants;
  const all = sameTest(variants, variant);
  if (status === 'running') return replace(variants, start(variants, all, nowMs));
  const now = new Date(nowMs).toISOString();
  if (status === 'ended') {
    return replace(
      variants,
      all.map((one) => ({ ...one, status, ...(isStopped(one, nowMs) && { stoppedAt: now }) })),
    );
  }
  // Another run is another test: what the first one counted is not mixed with it.
  const testId = newId();
  return replace(
    variants,
    all.map(({ stoppedAt: _, ...one }) => ({
      ...one,
      status,
      ...(one.rule.kind === 'test' && {
        from: undefined,
        until: undefined,
        rule: { ...one.rule, testId },
      }),
    })),
  );
}

export const withoutVariant = (variants: Variants, variantId: string): Variants => {
  const variant = find(variants, variantId);
  if (variant.status === 'running' && variant.rule.kind === 'test') {
    throw editError('BAD_INPUT', 'Stop the test first.');
  }
  return variants.filter(({ id }) => id !== variant.id);
};

/** @throws NOT_FOUND */
export function find(variants: Variants, id: string): PageVariant {
  const found = variants.find((one) => one.id === id);
  if (!found) throw editError('NOT_FOUND', 'The page has no such variant.');
  return found;
}

export const replace = (variants: Variants, changed: Variants): Variants =>
  variants.map((one) => changed.find(({ id }) => id === one.id) ?? one);

function start(variants: Variants, all: Variants, nowMs: number): Variants {
  const [first] = all;
  if (all.some(({ status }) => status === 'ended')) {
    throw editError('BAD_INPUT', 'Prepare what has ended anew before it starts again.');
  }
  if (first?.rule.kind === 'audience') {
    if (first.rule.conditions.length === 0)
      throw editError('BAD_INPUT', 'Say whom the variant is for first.');
    return all.map((one) => ({ ...one, status: 'running' }));
  }
  const other = variants.some((one) => one.status === 'running' && one.rule.kind === 'test');
  if (other) throw editError('BAD_INPUT', 'Another test of the page is running.');
  const hasShares = all.every(({ rule }) => rule.kind === 'test' && rule.sharePercent > noShare);
  const { until } = first ?? {};
  if (!hasShares || !until) {
    throw editError('BAD_INPUT', 'Give the test its shares, its goal and its end first.');
  }
  if (Date.parse(until) <= nowMs) throw editError('BAD_INPUT', 'The end of the test is over.');
  return all.map((one) => ({ ...one, status: 'running', from: new Date(nowMs).toISOString() }));
}

const isStopped = (one: PageVariant, nowMs: number) =>
  one.rule.kind === 'test' && isLive(one, nowMs);

function sameTest(variants: Variants, { id, rule }: PageVariant): Variants {
  return variants.filter(
    (one) =>
      one.id === id ||
      (rule.kind === 'test' && one.rule.kind === 'test' && one.rule.testId === rule.testId),
  );
}

const hasTimes = ({ from, until }: UpdateVariantInput) => from !== undefined || until !== undefined;

function readName(variants: Variants, name: string, ofId?: string): string {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > 60) {
    throw editError('BAD_INPUT', 'A variant needs a name of 60 letters at most.');
  }
  const twin = variants.find((one) => one.name === trimmed && one.id !== ofId);
  if (twin) throw editError('BAD_INPUT', 'Another variant has that name.');
  return trimmed;
}

function readMoment(text: string | null, field: string): string | undefined {
  if (text === null) return undefined;
  checked(() => momentSchema.validateSync(text));
  if (!Number.isNaN(Date.parse(text))) return text;
  throw editError('BAD_INPUT', `${field} is no time.`);
}

/** What a schema refuses as the editor's mistake. */
function checked<Value>(read: () => Value): Value {
  try {
    return read();
  } catch {
    throw editError('BAD_INPUT', 'That is no condition, goal or time of a variant.');
  }
}

/** Rules of variants: which visitors see them, and when. Every function throws BAD_INPUT or NOT_FOUND. */
import { isLive } from '../../../domain/variants/chooseVariant';
import { MAX_VARIANTS, type VariantRule } from '../../../domain/variants/variant.types';
import { instantSchema, readGoal, readRule } from '../../../domain/variants/variantSchemas';
import type { LocalItem } from '../../items/ContentTree';
import { createId } from '../../items/guid';
import { NO_CHANGES } from '../../items/variants/pageVariant';
import { type PageVariant, type VariantStatus } from '../../items/item.types';
import { createEditError } from '../createEditError';
import { localizable } from '../../../domain/localizable';
import type {
  CreateVariantInput,
  SetTestInput,
  UpdateVariantInput,
} from '../../generated/authoringTypes';

/** A variant with its page: the source of the GraphQL type `PageVariant`. */
export interface ShownVariant {
  page: LocalItem;
  variant: PageVariant;
}

type Variants = readonly PageVariant[];

/** Initial share of a variant in a test, in percent. A test cannot start with it. */
const NO_SHARE_PERCENT = 0;

export function addVariant(variants: Variants, { name, kind }: CreateVariantInput): Variants {
  if (variants.length >= MAX_VARIANTS) {
    throw createEditError('BAD_INPUT', localizable`A page has ${MAX_VARIANTS} variants at most.`);
  }
  return [
    ...variants,
    {
      id: createId(),
      name: parseName(variants, name),
      status: 'draft',
      rule: createRule(variants, kind),
      changes: NO_CHANGES,
    },
  ];
}

/** Creates the rule of a new variant. Test variants join the test that is being prepared, if there is one. */
function createRule(variants: Variants, kind: string): VariantRule {
  if (kind === 'audience') return { kind, conditions: [] };
  if (kind !== 'test') throw createEditError('BAD_INPUT', 'kind is audience or test.');
  const preparedRule = variants.flatMap(({ status, rule }) =>
    status === 'draft' && rule.kind === 'test' ? [rule] : [],
  )[0];
  if (preparedRule) return { ...preparedRule, sharePercent: NO_SHARE_PERCENT };
  return { kind, testId: createId(), sharePercent: NO_SHARE_PERCENT, goal: { event: 'enquiry' } };
}

type TestRule = Extract<VariantRule, { kind: 'test' }>;

export function updateVariant(variants: Variants, input: UpdateVariantInput): Variants {
  const variant = getVariant(variants, input.variantId);
  const { rule } = variant;
  if (rule.kind === 'test' && variant.status !== 'draft' && hasTimes(input)) {
    throw createEditError('BAD_INPUT', 'A test that has begun keeps its times.');
  }
  if (input.conditions !== undefined && rule.kind === 'test') {
    throw createEditError('BAD_INPUT', 'A variant of a test has no audience.');
  }
  const updated: PageVariant = {
    ...variant,
    name: parseName(variants, input.name ?? variant.name, variant.id),
    rule:
      input.conditions === undefined
        ? rule
        : validate(() => readRule({ kind: 'audience', conditions: input.conditions })),
    from: input.from === undefined ? variant.from : parseInstant(input.from, 'from'),
    until: input.until === undefined ? variant.until : parseInstant(input.until, 'until'),
  };
  if (updated.from && updated.until && Date.parse(updated.from) >= Date.parse(updated.until)) {
    throw createEditError('BAD_INPUT', 'The end is before the beginning.');
  }
  return replaceVariants(variants, [updated]);
}

export function setTest(variants: Variants, input: SetTestInput): Variants {
  const goal = validate(() => readGoal(input.goal));
  const until = parseInstant(input.until, 'until');
  const drafts = variants.filter((one) => one.status === 'draft' && one.rule.kind === 'test');
  const variantIds = new Set(input.shares.map(({ variantId }) => variantId));
  if (
    drafts.length === 0 ||
    variantIds.size !== drafts.length ||
    !drafts.every(({ id }) => variantIds.has(id))
  ) {
    throw createEditError(
      'BAD_INPUT',
      'Name a share for every variant of the test that has not begun.',
    );
  }
  const total = input.shares.reduce((sum, { sharePercent }) => sum + sharePercent, 0);
  if (input.shares.some(({ sharePercent }) => sharePercent < 1) || total > 99) {
    throw createEditError(
      'BAD_INPUT',
      'Every variant and the original need a share of at least 1 percent.',
    );
  }
  const changedVariants = drafts.map((one): PageVariant => {
    const share = input.shares.find(({ variantId }) => variantId === one.id);
    const rule = {
      ...(one.rule as TestRule),
      sharePercent: share?.sharePercent ?? NO_SHARE_PERCENT,
      goal,
    };
    return { ...one, until, rule };
  });
  return replaceVariants(variants, changedVariants);
}

/** Starts, stops or resets a variant. All variants of a test change together. */
export function setStatus(
  variants: Variants,
  variantId: string,
  status: VariantStatus,
  nowMs: number,
): Variants {
  const variant = getVariant(variants, variantId);
  if (variant.status === status) return variants;
  const variantsOfTest = listVariantsOfTest(variants, variant);
  if (status === 'running')
    return replaceVariants(variants, startVariants(variants, variantsOfTest, nowMs));
  const nowIso = new Date(nowMs).toISOString();
  if (status === 'ended') {
    return replaceVariants(
      variants,
      variantsOfTest.map((one) => ({
        ...one,
        status,
        ...(isLiveTest(one, nowMs) && { stoppedAt: nowIso }),
      })),
    );
  }
  // A new run is a new test, so that its counts are separate.
  const testId = createId();
  return replaceVariants(
    variants,
    variantsOfTest.map(({ stoppedAt: _, ...one }) => ({
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

export const removeVariant = (variants: Variants, variantId: string): Variants => {
  const variant = getVariant(variants, variantId);
  if (variant.status === 'running' && variant.rule.kind === 'test') {
    throw createEditError('BAD_INPUT', 'Stop the test first.');
  }
  return variants.filter(({ id }) => id !== variant.id);
};

/** @throws NOT_FOUND */
export function getVariant(variants: Variants, id: string): PageVariant {
  const variant = variants.find((one) => one.id === id);
  if (!variant) throw createEditError('NOT_FOUND', 'The page has no such variant.');
  return variant;
}

export const replaceVariants = (variants: Variants, replacements: Variants): Variants =>
  variants.map((one) => replacements.find(({ id }) => id === one.id) ?? one);

function startVariants(variants: Variants, variantsToStart: Variants, nowMs: number): Variants {
  const [first] = variantsToStart;
  if (variantsToStart.some(({ status }) => status === 'ended')) {
    throw createEditError('BAD_INPUT', 'Prepare what has ended anew before it starts again.');
  }
  if (first?.rule.kind === 'audience') {
    if (first.rule.conditions.length === 0)
      throw createEditError('BAD_INPUT', 'Say whom the variant is for first.');
    return variantsToStart.map((one) => ({ ...one, status: 'running' }));
  }
  const isOtherTestRunning = variants.some(
    (one) => one.status === 'running' && one.rule.kind === 'test',
  );
  if (isOtherTestRunning)
    throw createEditError('BAD_INPUT', 'Another test of the page is running.');
  const hasShares = variantsToStart.every(
    ({ rule }) => rule.kind === 'test' && rule.sharePercent > NO_SHARE_PERCENT,
  );
  const { until } = first ?? {};
  if (!hasShares || !until) {
    throw createEditError('BAD_INPUT', 'Give the test its shares, its goal and its end first.');
  }
  if (Date.parse(until) <= nowMs)
    throw createEditError('BAD_INPUT', 'The end of the test is over.');
  return variantsToStart.map((one) => ({
    ...one,
    status: 'running',
    from: new Date(nowMs).toISOString(),
  }));
}

const isLiveTest = (one: PageVariant, nowMs: number) =>
  one.rule.kind === 'test' && isLive(one, nowMs);

function listVariantsOfTest(variants: Variants, { id, rule }: PageVariant): Variants {
  return variants.filter(
    (one) =>
      one.id === id ||
      (rule.kind === 'test' && one.rule.kind === 'test' && one.rule.testId === rule.testId),
  );
}

const hasTimes = ({ from, until }: UpdateVariantInput) => from !== undefined || until !== undefined;

function parseName(variants: Variants, name: string, variantId?: string): string {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > 60) {
    throw createEditError('BAD_INPUT', 'A variant needs a name of 60 letters at most.');
  }
  const existing = variants.find((one) => one.name === trimmed && one.id !== variantId);
  if (existing) throw createEditError('BAD_INPUT', 'Another variant has that name.');
  return trimmed;
}

function parseInstant(text: string | null, field: string): string | undefined {
  if (text === null) return undefined;
  validate(() => instantSchema.validateSync(text));
  if (!Number.isNaN(Date.parse(text))) return text;
  throw createEditError('BAD_INPUT', localizable`${field} is no time.`);
}

/** Turns a validation error of a schema into BAD_INPUT. */
function validate<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch {
    throw createEditError('BAD_INPUT', 'That is no condition, goal or time of a variant.');
  }
}

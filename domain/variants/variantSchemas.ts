import { array, number, object, string, type Schema } from 'yup';
import { fieldsOf } from '../isRecord';
import {
  maxConditions,
  maxVariants,
  type TestGoal,
  type VariantCondition,
  type VariantOffer,
  type VariantRule,
} from './variant.types';

/**
 * Query keys that advertisements write into addresses, another value with every click. Caches in front keep one page
 * for all of them (operations/varnish/forecourt.vcl), so no page may depend on one.
 */
export const clickIds: readonly string[] = [
  ...['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'twclid', 'li_fat_id'],
];

const id = string()
  .strict()
  .matches(/^[\w-]{1,64}$/, '${path} must be an id');
const name = string()
  .strict()
  .matches(/^[\w.-]{1,50}$/, '${path} must be a name of 50 letters at most');

/** A moment, ISO 8601 in UTC. */
export const momentSchema = string()
  .strict()
  .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, '${path} must be a time in UTC');

const conditions: Record<VariantCondition['kind'], Schema> = {
  query: object({
    kind: string().oneOf(['query']).required(),
    key: name.notOneOf(clickIds, '${path} is another one with every click').required(),
    value: string().strict().trim().min(1).max(100).required(),
  }).noUnknown(),
  visitor: object({
    kind: string().oneOf(['visitor']).required(),
    is: string().oneOf(['new', 'returning']).required(),
  }).noUnknown(),
  language: object({
    kind: string().oneOf(['language']).required(),
    is: name.required(),
  }).noUnknown(),
  market: object({ kind: string().oneOf(['market']).required(), is: name.required() }).noUnknown(),
};

/** The goal of a test. A link is told by its address on the site or elsewhere. */
const goalSchema = object({
  event: string().oneOf(['enquiry', 'booking', 'link']).required(),
  href: string()
    .strict()
    .max(300)
    .when('event', {
      is: 'link',
      then: (schema) =>
        schema.matches(/^(\/|https?:\/\/)/, '${path} must be an address').required(),
    }),
})
  .noUnknown()
  .required();

const rules: Record<VariantRule['kind'], Schema> = {
  audience: object({
    kind: string().oneOf(['audience']).required(),
    conditions: array().min(1).max(maxConditions).required(),
  }).noUnknown(),
  test: object({
    kind: string().oneOf(['test']).required(),
    testId: id.required(),
    sharePercent: number().strict().integer().min(1).max(99).required(),
    goal: goalSchema,
  }).noUnknown(),
};

/** @throws ValidationError for what is no rule */
export function readRule(raw: unknown): VariantRule {
  const rule = byKind(rules, raw) as VariantRule;
  if (rule.kind === 'test') return rule;
  return {
    kind: 'audience',
    conditions: rule.conditions.map((one) => byKind(conditions, one) as VariantCondition),
  };
}

/** @throws ValidationError for what is no goal */
export const readGoal = (raw: unknown): TestGoal => goalSchema.validateSync(raw, { strict: true });

const offerSchema = object({
  id: id.required(),
  from: momentSchema,
  until: momentSchema,
}).required();

/** @throws ValidationError for what is no list of running variants */
export function readOffers(raw: unknown): VariantOffer[] {
  const list = array().max(maxVariants).required().validateSync(raw, { strict: true });
  return list.map((one: unknown) => {
    const { id: variantId, from, until } = offerSchema.validateSync(one, { strict: true });
    return { id: variantId, from, until, rule: readRule(fieldsOf(one).rule) };
  });
}

function byKind(schemas: Readonly<Record<string, Schema>>, raw: unknown): unknown {
  const { kind } = object({ kind: string().oneOf(Object.keys(schemas)).required() })
    .required()
    .validateSync(raw, { strict: true });
  return schemas[kind]?.validateSync(raw, { strict: true });
}

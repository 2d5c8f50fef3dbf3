import { array, number, object, string, type Schema } from 'yup';
import { fieldsOf } from '../isRecord';
import {
  MAX_CONDITIONS,
  MAX_VARIANTS,
  type TestGoal,
  type VariantCondition,
  type VariantOffer,
  type VariantRule,
} from './variant.types';

/**
 * Query keys that advertisements add to addresses, with another value for every click. Caches in front store
 * one page for all values (operations/varnish/forecourt.vcl), so no page may depend on them.
 */
export const CLICK_ID_KEYS: readonly string[] = [
  ...['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'twclid', 'li_fat_id'],
];

const id = string()
  .strict()
  .matches(/^[\w-]{1,64}$/, '${path} must be an id');
const name = string()
  .strict()
  .matches(/^[\w.-]{1,50}$/, '${path} must be a name of 50 letters at most');

/** An instant, ISO 8601 in UTC. */
export const instantSchema = string()
  .strict()
  .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, '${path} must be a time in UTC');

const conditions: Record<VariantCondition['kind'], Schema> = {
  query: object({
    kind: string().oneOf(['query']).required(),
    key: name.notOneOf(CLICK_ID_KEYS, '${path} is another one with every click').required(),
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

/** The goal of a test. A link is identified by its address on the site or elsewhere. */
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
    conditions: array().min(1).max(MAX_CONDITIONS).required(),
  }).noUnknown(),
  test: object({
    kind: string().oneOf(['test']).required(),
    testId: id.required(),
    sharePercent: number().strict().integer().min(1).max(99).required(),
    goal: goalSchema,
  }).noUnknown(),
};

/**
 * Reads the rule of a variant.
 * @throws ValidationError when it is invalid
 */
export function readRule(raw: unknown): VariantRule {
  const rule = validateByKind(rules, raw) as VariantRule;
  if (rule.kind === 'test') return rule;
  return {
    kind: 'audience',
    conditions: rule.conditions.map(
      (condition) => validateByKind(conditions, condition) as VariantCondition,
    ),
  };
}

/**
 * Reads the goal of a test.
 * @throws ValidationError when it is invalid
 */
export const readGoal = (raw: unknown): TestGoal => goalSchema.validateSync(raw, { strict: true });

const offerSchema = object({
  id: id.required(),
  from: instantSchema,
  until: instantSchema,
}).required();

/**
 * Reads the running variants of a page.
 * @throws ValidationError when the list is invalid
 */
export function readOffers(raw: unknown): VariantOffer[] {
  const list = array().max(MAX_VARIANTS).required().validateSync(raw, { strict: true });
  return list.map((offer: unknown) => {
    const { id: variantId, from, until } = offerSchema.validateSync(offer, { strict: true });
    return { id: variantId, from, until, rule: readRule(fieldsOf(offer).rule) };
  });
}

function validateByKind(schemas: Readonly<Record<string, Schema>>, raw: unknown): unknown {
  const { kind } = object({ kind: string().oneOf(Object.keys(schemas)).required() })
    .required()
    .validateSync(raw, { strict: true });
  return schemas[kind]?.validateSync(raw, { strict: true });
}

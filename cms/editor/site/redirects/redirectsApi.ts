import { array, mixed, number, object, string } from 'yup';
import type { LocalizableMessage } from '../../../../domain/localizable';
import type { Authoring } from '../../authoring';
import { messageText } from '../../refusalText';
import { keysOf } from '../../../../domain/typedKeys';
import type { RedirectRule } from './redirectRules';
import { redirectsTexts } from './redirectsTexts';

const findingSchema = object({
  /** Index of the rule in the request. */
  order: number().required(),
  severity: string()
    .oneOf(['error', 'warning'] as const)
    .required(),
  kind: string().oneOf(keysOf(redirectsTexts.findings)).required(),
  message: mixed<string | LocalizableMessage>().defined(),
});

const trailSchema = object({
  hops: array()
    .of(object({ address: string().required(), order: number() }))
    .required(),
  end: string()
    .oneOf(['page', 'elsewhere', 'loop'] as const)
    .required(),
});

const responseSchema = object({
  findings: array().of(findingSchema).required(),
  trail: trailSchema.default(undefined).optional(),
});

export type Finding = ReturnType<typeof findingSchema.validateSync>;
export type Trail = ReturnType<typeof trailSchema.validateSync>;

export interface CheckRequest {
  site: string;
  rules: readonly RedirectRule[];
  /** Routes of the site's pages. */
  routes: readonly string[];
  /** An address to follow through the redirects. */
  address?: string;
}

/** Checks the redirects of a site, and follows an address through them. @throws AuthoringFailure */
export function checkRules(
  authoring: Authoring,
  { site, rules, routes, address }: CheckRequest,
): Promise<{ findings: Finding[]; trail?: Trail }> {
  const ruleInputs = rules.map(
    ({ pattern, target, redirectType, isQueryStringPreserved, isLanguagePreserved, locale }) => ({
      pattern,
      target,
      redirectType,
      isQueryStringPreserved,
      isLanguagePreserved,
      locale,
    }),
  );
  return authoring.post('/_edit/redirects', { site, rules: ruleInputs, routes, address }, (json) =>
    responseSchema.validateSync(json),
  );
}

/** Describes a finding in the language of the editor. */
export function describeFinding({ kind, message }: Finding): string {
  const text = typeof message === 'string' ? message : messageText(message);
  const detail = text.replace(/\.$/, '');
  if (kind === 'shadowed' && detail === '') return redirectsTexts.shadowedByItself;
  return redirectsTexts.findings[kind]({ detail });
}

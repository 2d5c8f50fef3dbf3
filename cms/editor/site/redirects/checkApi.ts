import { array, number, object, string } from 'yup';
import type { Authoring } from '../../authoring';
import { keysOf } from '../../../../domain/typedKeys';
import type { Rule } from './redirectRules';
import { redirectsTexts } from './redirectsTexts';

const finding = object({
  /** Place of the rule among those that were sent. */
  order: number().required(),
  severity: string()
    .oneOf(['error', 'warning'] as const)
    .required(),
  kind: string().oneOf(keysOf(redirectsTexts.findings)).required(),
  message: string().defined(),
});

const trail = object({
  hops: array()
    .of(object({ address: string().required(), order: number() }))
    .required(),
  end: string()
    .oneOf(['page', 'elsewhere', 'loop'] as const)
    .required(),
});

const answer = object({
  findings: array().of(finding).required(),
  trail: trail.default(undefined).optional(),
});

export type Finding = ReturnType<typeof finding.validateSync>;
export type Trail = ReturnType<typeof trail.validateSync>;

export interface CheckQuestion {
  site: string;
  rules: readonly Rule[];
  /** Routes of the site's pages. */
  routes: readonly string[];
  /** An address to be followed. */
  address?: string;
}

/** What is wrong with a site's redirects, and where an address leads by them. @throws AuthoringFailure */
export function checkRules(
  authoring: Authoring,
  { site, rules, routes, address }: CheckQuestion,
): Promise<{ findings: Finding[]; trail?: Trail }> {
  const plain = rules.map(
    ({ pattern, target, redirectType, isQueryStringPreserved, isLanguagePreserved, locale }) => ({
      pattern,
      target,
      redirectType,
      isQueryStringPreserved,
      isLanguagePreserved,
      locale,
    }),
  );
  return authoring.post('/_edit/redirects', { site, rules: plain, routes, address }, (json) =>
    answer.validateSync(json),
  );
}

/** A finding in words. */
export const findingText = ({ kind, message }: Finding): string =>
  redirectsTexts.findings[kind](message.replace(/\.$/, ''));

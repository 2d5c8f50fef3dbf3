import { RE2JS } from 're2js';
import { parseConditions } from './parseConditions';
import { RuleError, type QueryCondition } from './rule.types';

/** A redirect that editors keep in the content platform (its `RedirectInfo`). */
export interface ManagedRedirect {
  /** An address, `/old` or `/old?id=7`, or a regular expression for a whole address. */
  pattern: string;
  /** A path on the same site or a full address; `$1` stands for a group, `$siteLang` for the site's language. */
  target: string;
  redirectType: 'REDIRECT_301' | 'REDIRECT_302' | 'SERVER_TRANSFER';
  isQueryStringPreserved: boolean;
  isLanguagePreserved: boolean;
  /** Language the rule is for; blank: every language. */
  locale: string;
}

/** A managed redirect that has passed every check. */
export interface ManagedRule {
  order: number;
  redirect: ManagedRedirect;
  /** Origin of the target; blank: the same site. */
  origin: string;
  match:
    | { kind: 'address'; path: string; conditions: QueryCondition[] }
    | { kind: 'expression'; expression: RE2JS; source: string; withQuery: boolean };
}

/** Longest pattern that is compiled, in characters. */
const longestPattern = 1000;

const address = /^[\w\-./%~!@,;=:]+(\?[^\\()[\]{}|*+^$]+)?$/;
const target = /^(?:(https?:\/\/[\w.-]+(?::\d+)?)(?:[/?#].*)?|\/(?![/\\]).*)$/i;

/**
 * Checks and compiles one managed redirect. Expressions run on a matcher without backtracking, whose
 * time grows with the address alone; what it does not support (look-around, back-references) is
 * refused.
 *
 * @throws RuleError when the pattern or the target cannot be used.
 */
export function parseManagedRule(redirect: ManagedRedirect, order: number): ManagedRule {
  const goal = target.exec(redirect.target);
  if (!goal)
    throw new RuleError(`target "${redirect.target}" is neither a path nor a full address`);
  const origin = goal[1]?.toLowerCase() ?? '';
  if (origin && redirect.redirectType === 'SERVER_TRANSFER') {
    throw new RuleError(`target "${redirect.target}": a server transfer stays on the site`);
  }
  return { order, redirect, origin, match: parsePattern(redirect.pattern) };
}

function parsePattern(pattern: string): ManagedRule['match'] {
  if (pattern.length > longestPattern) {
    throw new RuleError(`pattern is longer than ${longestPattern} characters`);
  }
  const body = encodeText(pattern.replace(/^\/(\^.*)\/[a-z]*$/, '$1'))
    .replace(/^\^?(?:\\?\/)*/, '')
    .replace(/(?<!\\)\$$/, '')
    .replace(/\\?\/$/, '');
  if (body === '' || address.test(body)) {
    const [path = '', query = ''] = body.split('?', 2);
    return {
      kind: 'address',
      path: `/${path}`.toLowerCase(),
      conditions: parseConditions(query),
    };
  }
  const source = `^/(?:${body})/?$`;
  return {
    kind: 'expression',
    expression: compileExpression(source),
    source,
    withQuery: body.includes('\\?'),
  };
}

/** Requests come percent-encoded; editors write letters as they read. */
const encodeText = (text: string): string => text.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

function compileExpression(source: string): RE2JS {
  try {
    return RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    throw new RuleError(error instanceof Error ? error.message : String(error));
  }
}

import { RE2JS } from 're2js';
import { expressionSize, literalTexts, type LiteralTexts } from './expressionSize';
import { parseConditions } from './parseConditions';
import { RuleError, type QueryCondition } from './rule.types';
import { decodedPath, foldedPath } from './spelling';

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
  match: { kind: 'address'; path: string; conditions: QueryCondition[] } | ExpressionMatch;
}

/** An expression in one spelling. */
export interface SpeltExpression {
  expression: RE2JS;
  texts: LiteralTexts;
}

export interface ExpressionMatch {
  kind: 'expression';
  /** For addresses as they come, percent-encoded. */
  asWritten: SpeltExpression;
  /** For addresses that are decoded; the same where that changes nothing. */
  decoded: SpeltExpression;
  withQuery: boolean;
  /** Keys of the query that the expression asks for, in its order; undefined where it asks for it as a whole. */
  keys: readonly string[] | undefined;
  /** Instructions that it compiles to. */
  instructions: number;
}

/** What the expressions of a site may still be. */
export interface ExpressionRoom {
  expressions: number;
  instructions: number;
}

/** Longest pattern that is compiled, in characters. */
const longestPattern = 1000;
/** Instructions that one expression may compile to: `[a-z]{1,30}` alone makes 60. */
const MAX_INSTRUCTIONS = 2_000;
/** Regular expressions tried for an address; further ones are skipped and reported. */
export const maxExpressions = 500;
/** Instructions that all expressions of a site may compile to. */
const MAX_SITE_INSTRUCTIONS = 20_000;
/** Groups of an expression: each costs at every step of finding what they hold, and a target names nine. */
const MAX_GROUPS = 20;
/** What is put around each expression. */
const FRAME_INSTRUCTIONS = 8;

export const siteRoom = (): ExpressionRoom => ({
  expressions: maxExpressions,
  instructions: MAX_SITE_INSTRUCTIONS,
});

const address = /^[\w\-./%~!@,;=:]+(\?[^\\()[\]{}|*+^$]+)?$/;
const target = /^(?:(https?:\/\/[\w.-]+(?::\d+)?)(?:[/?#].*)?|\/(?![/\\]).*)$/i;

/**
 * Checks and compiles one managed redirect. Expressions run on a matcher without backtracking, whose
 * time grows with the address alone; what it does not support (look-around, back-references) is
 * refused.
 *
 * @param room - what those before it have left; what has no room is not compiled.
 * @throws RuleError when the pattern or the target cannot be used.
 */
export function parseManagedRule(
  redirect: ManagedRedirect,
  order: number,
  room = siteRoom(),
): ManagedRule {
  const goal = target.exec(redirect.target);
  if (!goal)
    throw new RuleError(`target "${redirect.target}" is neither a path nor a full address`);
  const origin = goal[1]?.toLowerCase() ?? '';
  if (origin && !URL.canParse(origin))
    throw new RuleError(`target "${redirect.target}" names no host`);
  if (origin && redirect.redirectType === 'SERVER_TRANSFER') {
    throw new RuleError(`target "${redirect.target}": a server transfer stays on the site`);
  }
  return { order, redirect, origin, match: parsePattern(redirect.pattern, room) };
}

function parsePattern(pattern: string, room: ExpressionRoom): ManagedRule['match'] {
  if (pattern.length > longestPattern) {
    throw new RuleError(`pattern is longer than ${longestPattern} characters`);
  }
  const body = readBody(pattern);
  if (isAddress(body)) {
    const [path = '', query = ''] = body.split('?', 2);
    return {
      kind: 'address',
      path: foldedPath(`/${path}`),
      conditions: parseConditions(query),
    };
  }
  const decodedBody = decodeExpression(body);
  const isRespelt = decodedBody !== body;
  const size = expressionSize(body);
  const one = size.instructions + FRAME_INSTRUCTIONS;
  const instructions = isRespelt
    ? one + expressionSize(decodedBody).instructions + FRAME_INSTRUCTIONS
    : one;
  if (instructions > MAX_INSTRUCTIONS) {
    throw new RuleError(
      `the expression is too large: with its repetitions written out it has more than ${MAX_INSTRUCTIONS} steps`,
    );
  }
  if (room.expressions < 1) throw new NoRoomError(`more than ${maxExpressions} expressions`);
  if (instructions > room.instructions) {
    throw new NoRoomError(
      `the expressions of the site are too large together: with repetitions written out they have more than ${MAX_SITE_INSTRUCTIONS} steps`,
    );
  }
  if (size.groups > MAX_GROUPS) throw new RuleError(`more than ${MAX_GROUPS} groups`);
  const asWritten = speltExpression(body);
  return {
    kind: 'expression',
    asWritten,
    decoded: isRespelt ? speltExpression(decodedBody) : asWritten,
    withQuery: body.includes('\\?'),
    keys: queryKeys(body),
    instructions,
  };
}

function speltExpression(body: string): SpeltExpression {
  const { prefix, parts } = literalTexts(body, expressionSize(body));
  return {
    expression: compileExpression(`^/(?:${body})/?$`),
    texts: { prefix: `/${prefix}`, parts },
  };
}

/** A valid rule that exceeds what is left of the site's limits. */
export class NoRoomError extends RuleError {}

/** Escapes of an address as the letters that they stand for, which are no signs of an expression. */
const decodeExpression = (body: string): string =>
  body.replace(/(?:%[\da-f]{2})+/gi, (run) =>
    decodedPath(run).replace(/[\\()[\]{}|*+?^$.]/g, '\\$&'),
  );

/** Keys of a query that is written as pairs, each with one sign between its key and what its value must be. */
function queryKeys(body: string): readonly string[] | undefined {
  const at = body.indexOf('\\?');
  const outside = body.slice(0, Math.max(0, at)).replace(/\\.|\([^()]*\)|\[[^\]]*\]/g, '');
  if (at < 0 || /[()[\]|]/.test(outside)) return undefined;
  // An ampersand within brackets does not separate pairs.
  const pairs = body.slice(at + 2).match(/(?:\([^()]*\)|\[[^\]]*\]|\\.|[^&()[\]])+/g) ?? [];
  const keys = pairs.flatMap((pair) => /^([\w.~%-]+)=/.exec(pair)?.[1] ?? []);
  return keys.length === pairs.length && new Set(keys).size === keys.length ? keys : undefined;
}

/** What is between the slash that begins an address and the one that ends it. */
const readBody = (pattern: string): string =>
  encodeText(pattern.replace(/^\/(\^.*)\/[a-z]*$/, '$1'))
    .replace(/^\^?(?:\\?\/)*/, '')
    .replace(/(?<!\\)\$$/, '')
    .replace(/\\?\/$/, '');

const isAddress = (body: string): boolean => body === '' || address.test(body);

/** Whether a pattern is an expression, which has to be compiled. */
export const isExpression = (pattern: string): boolean =>
  pattern.length <= longestPattern && !isAddress(readBody(pattern));

/** Requests come percent-encoded; editors write letters as they read. */
const encodeText = (text: string): string => text.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

function compileExpression(source: string): RE2JS {
  try {
    return RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    throw new RuleError(error instanceof Error ? error.message : String(error));
  }
}

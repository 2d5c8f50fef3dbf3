import { RE2JS, RE2JSSyntaxException } from 're2js';
import { localizable, type LocalizableMessage } from '../domain/localizable';
import { expressionSize, literalTexts, type LiteralTexts } from './expressionSize';
import { parseConditions } from './parseConditions';
import { RuleError, type QueryCondition } from './rule.types';
import { decodePath, foldPath } from './spelling';

/** A redirect that editors manage on the content platform (its `RedirectInfo`). */
export interface ManagedRedirect {
  /** An address, `/old` or `/old?id=7`, or a regular expression for the complete address. */
  pattern: string;
  /**
   * A path on the same site or an absolute address; `$1` stands for a group, `$siteLang` for the default
   * language.
   */
  target: string;
  redirectType: 'REDIRECT_301' | 'REDIRECT_302' | 'SERVER_TRANSFER';
  isQueryStringPreserved: boolean;
  isLanguagePreserved: boolean;
  /** The language that the rule is for; blank for every language. */
  locale: string;
}

/** A managed redirect that has passed all checks. */
export interface ManagedRule {
  order: number;
  redirect: ManagedRedirect;
  /** Origin of the target; blank for the same site. */
  origin: string;
  match: { kind: 'address'; path: string; conditions: QueryCondition[] } | ExpressionMatch;
}

/** A compiled expression, and the texts that it requires. */
export interface CompiledExpression {
  expression: RE2JS;
  texts: LiteralTexts;
}

export interface ExpressionMatch {
  kind: 'expression';
  /** For addresses as received, in percent-encoding. */
  asWritten: CompiledExpression;
  /** For decoded addresses; the same expression when decoding changes nothing. */
  decoded: CompiledExpression;
  withQuery: boolean;
  /** Query keys that the expression names, in its order; undefined when the query is not written as pairs. */
  keys: readonly string[] | undefined;
  /** Number of instructions that it compiles to. */
  instructions: number;
}

/** What remains of a site's limits for expressions. */
export interface RemainingLimits {
  expressions: number;
  instructions: number;
}

/** Longer patterns are not compiled. */
const MAX_PATTERN_CHARACTERS = 1000;
/** Maximum number of instructions of one expression: `[a-z]{1,30}` has 60. */
const MAX_INSTRUCTIONS = 2_000;
/** Maximum number of expressions of a site; further ones are skipped and reported. */
export const MAX_EXPRESSIONS = 500;
/** Maximum number of instructions of all expressions of a site. */
const MAX_SITE_INSTRUCTIONS = 20_000;
/**
 * Groups of an expression: each one makes every step of a capturing match slower, and a target can refer to
 * only nine.
 */
const MAX_GROUPS = 20;
/** Number of instructions that are added around each expression. */
const FRAME_INSTRUCTIONS = 8;

export const siteLimits = (): RemainingLimits => ({
  expressions: MAX_EXPRESSIONS,
  instructions: MAX_SITE_INSTRUCTIONS,
});

const plainAddress = /^[\w\-./%~!@,;=:]+(\?[^\\()[\]{}|*+^$]+)?$/;
const targetAddress = /^(?:(https?:\/\/[\w.-]+(?::\d+)?)(?:[/?#].*)?|\/(?![/\\]).*)$/i;

/**
 * Checks and compiles one managed redirect. The matcher does not backtrack, so its time depends only on the
 * address. It refuses what it does not support: look-around and back-references.
 * @param remaining - the remaining limits; an expression beyond them is not compiled
 * @throws RuleError when the pattern or the target is invalid
 */
export function parseManagedRule(
  redirect: ManagedRedirect,
  order: number,
  remaining = siteLimits(),
): ManagedRule {
  const targetMatch = targetAddress.exec(redirect.target);
  if (!targetMatch)
    throw new RuleError(
      localizable`target "${redirect.target}" is neither a path nor a full address`,
    );
  const origin = targetMatch[1]?.toLowerCase() ?? '';
  if (origin && !URL.canParse(origin))
    throw new RuleError(localizable`target "${redirect.target}" names no host`);
  if (origin && redirect.redirectType === 'SERVER_TRANSFER') {
    throw new RuleError(
      localizable`target "${redirect.target}": a server transfer stays on the site`,
    );
  }
  return { order, redirect, origin, match: parsePattern(redirect.pattern, remaining) };
}

function parsePattern(pattern: string, remaining: RemainingLimits): ManagedRule['match'] {
  if (pattern.length > MAX_PATTERN_CHARACTERS) {
    throw new RuleError(localizable`pattern is longer than ${MAX_PATTERN_CHARACTERS} characters`);
  }
  const body = readBody(pattern);
  if (isAddress(body)) {
    const [path = '', query = ''] = body.split('?', 2);
    return {
      kind: 'address',
      path: foldPath(`/${path}`),
      conditions: parseConditions(query),
    };
  }
  const decodedBody = decodeExpression(body);
  const differsDecoded = decodedBody !== body;
  const size = expressionSize(body);
  const writtenInstructions = size.instructions + FRAME_INSTRUCTIONS;
  const instructions = differsDecoded
    ? writtenInstructions + expressionSize(decodedBody).instructions + FRAME_INSTRUCTIONS
    : writtenInstructions;
  if (instructions > MAX_INSTRUCTIONS) {
    throw new RuleError(
      localizable`the expression is too large: with its repetitions written out it has more than ${MAX_INSTRUCTIONS} steps`,
    );
  }
  if (remaining.expressions < 1)
    throw new LimitError(localizable`more than ${MAX_EXPRESSIONS} expressions`);
  if (instructions > remaining.instructions) {
    throw new LimitError(
      localizable`the expressions of the site are too large together: with repetitions written out they have more than ${MAX_SITE_INSTRUCTIONS} steps`,
    );
  }
  if (size.groups > MAX_GROUPS) throw new RuleError(localizable`more than ${MAX_GROUPS} groups`);
  const asWritten = compileBody(body);
  return {
    kind: 'expression',
    asWritten,
    decoded: differsDecoded ? compileBody(decodedBody) : asWritten,
    withQuery: body.includes('\\?'),
    keys: queryKeys(body),
    instructions,
  };
}

function compileBody(body: string): CompiledExpression {
  const { prefix, fragments } = literalTexts(body, expressionSize(body));
  return {
    expression: compileExpression(`^/(?:${body})/?$`),
    texts: { prefix: `/${prefix}`, fragments },
  };
}

/** A valid rule that exceeds what remains of the site's limits. */
export class LimitError extends RuleError {}

/**
 * The expression with its percent-encoded letters decoded; letters that are special in expressions are
 * escaped.
 */
const decodeExpression = (body: string): string =>
  body.replace(/(?:%[\da-f]{2})+/gi, (run) =>
    decodePath(run).replace(/[\\()[\]{}|*+?^$.]/g, '\\$&'),
  );

/** The keys of an expression's query if it is written as `key=value` pairs; undefined otherwise. */
function queryKeys(body: string): readonly string[] | undefined {
  const queryStart = body.indexOf('\\?');
  const outside = body.slice(0, Math.max(0, queryStart)).replace(/\\.|\([^()]*\)|\[[^\]]*\]/g, '');
  if (queryStart < 0 || /[()[\]|]/.test(outside)) return undefined;
  // An ampersand within brackets does not separate pairs.
  const pairs = body.slice(queryStart + 2).match(/(?:\([^()]*\)|\[[^\]]*\]|\\.|[^&()[\]])+/g) ?? [];
  const keys = pairs.flatMap((pair) => /^([\w.~%-]+)=/.exec(pair)?.[1] ?? []);
  return keys.length === pairs.length && new Set(keys).size === keys.length ? keys : undefined;
}

/** The pattern without anchors, leading slashes and the slash at the end. */
const readBody = (pattern: string): string =>
  encodeText(pattern.replace(/^\/(\^.*)\/[a-z]*$/, '$1'))
    .replace(/^\^?(?:\\?\/)*/, '')
    .replace(/(?<!\\)\$$/, '')
    .replace(/\\?\/$/, '');

const isAddress = (body: string): boolean => body === '' || plainAddress.test(body);

/** Whether a pattern is an expression, which must be compiled. */
export const isExpression = (pattern: string): boolean =>
  pattern.length <= MAX_PATTERN_CHARACTERS && !isAddress(readBody(pattern));

/** Percent-encodes letters, as in requests; editors write them unencoded. */
const encodeText = (text: string): string => text.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

function compileExpression(source: string): RE2JS {
  try {
    return RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    // Messages of the library are in English, and name the expression with what is added around it.
    const description = error instanceof RE2JSSyntaxException ? error.getDescription() : '';
    throw new RuleError(
      syntaxProblems.get(description) ?? localizable`the expression is not valid`,
    );
  }
}

/** Messages for editors, by the library's description of a syntax error. */
const syntaxProblems: ReadonlyMap<string, LocalizableMessage> = new Map([
  ['missing closing )', localizable`a closing ) is missing`],
  ['missing closing ]', localizable`a closing ] is missing`],
  ['unexpected )', localizable`unexpected )`],
  ['missing argument to repetition operator', localizable`nothing is before the repetition`],
  ['invalid nested repetition operator', localizable`a repetition follows another one`],
  ['invalid repeat count', localizable`the number of repetitions is not valid`],
  ['invalid character class range', localizable`a range within [ ] is not valid`],
  ['invalid escape sequence', localizable`a \\ stands before a character that needs none`],
  ['trailing backslash at end of expression', localizable`it ends with a \\`],
  [
    'invalid or unsupported Perl syntax',
    localizable`it uses what expressions here cannot, such as (?=`,
  ],
]);

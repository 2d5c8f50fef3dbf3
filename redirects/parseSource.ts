import { RuleError, type SourcePattern, type SourceSegment } from './rule.types';

const parameter = /:([A-Za-z]\w*)([*+]?)/g;
/**
 * Pattern syntax of the original framework that is not supported: its special characters, parentheses around
 * anything but plain text, and a regular expression after a name.
 */
const notSupported = /[{}\\?*]|[)\]]\+|\([^()]*[|+[\]^$][^()]*\)|:x\(/;
/** An escaped special character, which stands for itself. */
const escapedCharacter = /\\([()[\]{}?*+\\])/g;

/**
 * Reads an old address from the table: literal segments, `:name` for a segment or for a part of one,
 * `:name*` for any number of segments and `:name+` for at least one (after path-to-regexp 6). A segment may
 * have one parameter, and an address one wildcard, so that the time of matching grows linearly with the
 * address.
 * @throws RuleError with a message for the person who edits the table
 */
export function parseSource(source: string): SourcePattern {
  const unescaped = source.replace(
    escapedCharacter,
    (_, character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  if (!source.startsWith('/')) throw new RuleError(`source "${source}" must start with "/"`);
  if (unescaped.includes('?')) {
    throw new RuleError(`source "${source}": query conditions belong in the column "query"`);
  }
  if (/\/\/|#/.test(source)) throw new RuleError(`source "${source}" contains "//" or "#"`);
  if (notSupported.test(unescaped.replace(parameter, ':x'))) {
    throw new RuleError(
      `source "${source}": only ":name", ":name*" and ":name+" are patterns; others are not supported. Write a sign that is meant as itself with "\\" in front`,
    );
  }
  const path = new URL(`http://host${unescaped}`).pathname;
  const normalized = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const segments = splitPath(normalized).map((segment) => parseSegment(segment, source));
  const names = segments.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
  if (new Set(names).size < names.length) {
    throw new RuleError(`source "${source}" uses a parameter name twice`);
  }
  if (segments.filter((segment) => segment.kind === 'rest').length > 1) {
    throw new RuleError(`source "${source}" has more than one wildcard`);
  }
  return { source: normalized, segments };
}

/** The segments of `/a/b`; none for `/`. */
export function splitPath(path: string): string[] {
  return path === '/' ? [] : path.slice(1).split('/');
}

function parseSegment(segment: string, source: string): SourceSegment {
  const parameters = [...segment.matchAll(parameter)];
  const [match] = parameters;
  if (!match) {
    if (segment.includes(':')) {
      throw new RuleError(`source "${source}": a parameter's name starts with a letter`);
    }
    return { kind: 'literal', text: segment.toLowerCase() };
  }
  if (parameters.length > 1) {
    throw new RuleError(`source "${source}" has two parameters between the same slashes`);
  }
  const [text, name = '', modifier] = match;
  const before = segment.slice(0, match.index).toLowerCase();
  const after = segment.slice(match.index + text.length).toLowerCase();
  if (!modifier) return parameterSegment(name, before, after, source);
  if (before || after) {
    throw new RuleError(`source "${source}": a wildcard stands alone between slashes`);
  }
  return { kind: 'rest', name, minSegments: modifier === '+' ? 1 : 0 };
}

function parameterSegment(
  name: string,
  before: string,
  after: string,
  source: string,
): SourceSegment {
  if (before.endsWith('.')) {
    throw new RuleError(`source "${source}": a parameter may not follow a dot directly`);
  }
  if (`${before}${after}`.includes(':')) {
    throw new RuleError(`source "${source}": a parameter's name starts with a letter`);
  }
  return { kind: 'parameter', name, before, after };
}

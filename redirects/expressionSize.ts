import { RuleError } from './rule.types';

/** What an expression would compile to, counted without compiling it. */
export interface ExpressionSize {
  /** Instructions of its program; never fewer than there are. */
  instructions: number;
  /** Groups whose text a target can name. */
  groups: number;
  /** Whether it is a choice at its outermost level: `a|b`. */
  isChoice: boolean;
}

interface Level {
  /** Instructions of what stands at this level so far. */
  total: number;
  /** Those of the last piece, which a repetition behind it multiplies. */
  last: number;
}

/** A class of Unicode has hundreds of ranges. */
const UNICODE_CLASS = 100;
/** A range that ends far away is folded sign by sign. */
const FAR_RANGE = 500;
/** Ranges of a class that are looked through as fast as one instruction is run. */
const RANGES_AT_ONCE = 16;

const repeat = /\{(0|[1-9]\d*)(?:(,)(0|[1-9]\d*)?)?\}/y;
const flags = /\?[imsU-]+\)/y;
const namedGroup = /\?P?<\w+>/y;
const escape = /\\(?:x\{[\dA-Fa-f]*\}|x..|[pP](?:\{[^}]*\}|.)|[\s\S])/y;

/**
 * Counts what an expression compiles to, in one pass over its text: repetitions are written out, each as often as those
 * around it. What is no expression is counted as something; compiling then says what is wrong.
 *
 * @throws RuleError where a bracket closes what no bracket has opened
 */
export function expressionSize(text: string): ExpressionSize {
  const levels: Level[] = [{ total: 0, last: 0 }];
  let level = levels[0] ?? { total: 0, last: 0 };
  let groups = 0;
  let isChoice = false;
  let at = 0;
  const matchAt = (pattern: RegExp, start: number): RegExpExecArray | null => {
    pattern.lastIndex = start;
    return pattern.exec(text);
  };
  const add = (size: number): void => {
    level.total += size;
    level.last = size;
  };
  const grow = (size: number): void => {
    level.total += size - level.last;
    level.last = size;
  };
  while (at < text.length) {
    const sign = text.charAt(at);
    if (text.startsWith('\\Q', at)) {
      const end = text.indexOf('\\E', at);
      const stop = end < 0 ? text.length : end;
      for (let quoted = at + 2; quoted < stop; quoted += 1) add(1);
      at = end < 0 ? stop : end + 2;
    } else if (sign === '\\') {
      const [escaped = sign] = matchAt(escape, at) ?? [];
      add(/^\\p/i.test(escaped) ? UNICODE_CLASS : 1);
      at += escaped.length;
    } else if (sign === '[') {
      const { end, size } = readClass(text, at);
      add(size);
      at = end;
    } else if (sign === '(') {
      const isFlags = matchAt(flags, at + 1);
      at += 1 + (isFlags?.[0].length ?? 0);
      if (isFlags) continue;
      const name = matchAt(namedGroup, at)?.[0];
      if (name !== undefined || text.charAt(at) !== '?') groups += 1;
      at += name?.length ?? 0;
      // Its begin, its end, and what stands for nothing between them.
      level = { total: 3, last: 0 };
      levels.push(level);
    } else if (sign === ')') {
      const inner = levels.pop();
      const outer = levels.at(-1);
      if (!inner || !outer) throw new RuleError('unexpected )');
      level = outer;
      add(Math.max(1, inner.total));
      at += 1;
    } else if (sign === '|') {
      add(2);
      isChoice ||= levels.length === 1;
      at += 1;
    } else if (sign === '*' || sign === '+' || sign === '?') {
      grow(level.last + 2);
      at += 1;
    } else {
      const times = sign === '{' ? matchAt(repeat, at) : null;
      if (times) grow(repeatedSize(level.last, times));
      else add(1);
      at += times?.[0].length ?? 1;
    }
  }
  const instructions = levels.reduce((sum, { total }) => sum + total, 0);
  return { instructions, groups, isChoice };
}

function repeatedSize(size: number, [, from, open, to]: RegExpExecArray): number {
  const min = Number(from);
  const max = to === undefined ? min : Number(to);
  const ends = open === undefined ? 0 : Math.max(0, max - min) + 2;
  return size * Math.max(1, min, max) + ends;
}

/** A class from its bracket on, and where it ends. */
function readClass(text: string, start: number): { end: number; size: number } {
  let at = start + (text.charAt(start + 1) === '^' ? 2 : 1);
  let ranges = 0;
  let size = 1;
  const first = at;
  while (at < text.length && (text.charAt(at) !== ']' || at === first)) {
    const posix = text.startsWith('[:', at) ? text.indexOf(':]', at) : -1;
    if (posix >= 0) at = posix + 2;
    else if (text.charAt(at) === '\\') {
      escape.lastIndex = at;
      const [escaped = '\\'] = escape.exec(text) ?? [];
      if (/^\\p/i.test(escaped)) size += UNICODE_CLASS;
      if (escaped.startsWith('\\x{')) size += FAR_RANGE;
      at += escaped.length;
    } else at += 1;
    ranges += 1;
  }
  return { end: at + 1, size: size + Math.floor(ranges / RANGES_AT_ONCE) };
}

/** A sign that stands for itself, and what may repeat it. */
const literalSign = /([^\\()[\]{}|*+?^$.]|\\[^\dA-Za-z])([*+?]|\{\d*,?\d*\})?/y;

const repetition = /[*+?]+|\{\d*,?\d*\}\??/y;

/** What every address holds that an expression matches, in lower case. */
export interface LiteralTexts {
  /** What it begins with; blank where nothing is certain. */
  prefix: string;
  /** Texts that it holds somewhere. */
  parts: string[];
}

/** The texts outside of brackets and choices: an address without one of them need not be matched. */
export function literalTexts(
  text: string,
  { isChoice }: Pick<ExpressionSize, 'isChoice'>,
): LiteralTexts {
  if (isChoice) return { prefix: '', parts: [] };
  const parts: string[] = [];
  let part = '';
  let prefix: string | undefined;
  const endPart = () => {
    prefix ??= part;
    if (part !== '') parts.push(part);
    part = '';
  };
  let depth = 0;
  let at = 0;
  while (at < text.length) {
    literalSign.lastIndex = at;
    const [whole, sign = '', repeated] = (depth === 0 && literalSign.exec(text)) || [];
    if (whole !== undefined) {
      // An optional term guarantees no text; a repeated one is there at least once.
      const isThere = repeated === undefined || repeated === '+';
      if (isThere) part += sign.replace(/^\\/, '').toLowerCase();
      if (repeated !== undefined) endPart();
      at += whole.length;
      continue;
    }
    endPart();
    const found = text.charAt(at);
    if (text.startsWith('\\Q', at)) return { prefix: prefix ?? '', parts };
    if (found === '\\') {
      escape.lastIndex = at;
      at += escape.exec(text)?.[0].length ?? 1;
    } else if (found === '[') at = readClass(text, at).end;
    else {
      if (found === '(') depth += 1;
      else if (found === ')') depth -= 1;
      at += 1;
    }
    repetition.lastIndex = at;
    at += repetition.exec(text)?.[0].length ?? 0;
  }
  endPart();
  return { prefix: prefix ?? '', parts };
}

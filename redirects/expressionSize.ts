import { localizable } from '../domain/localizable';
import { RuleError } from './rule.types';

/** The size of an expression's compiled program, calculated without compiling it. */
export interface ExpressionSize {
  /** Upper limit of the number of instructions of the compiled program. */
  instructions: number;
  /** Number of capturing groups. */
  groups: number;
  /** Whether it has an alternative at its outermost level: `a|b`. */
  isChoice: boolean;
}

interface GroupSize {
  /** Number of instructions at this level so far. */
  instructions: number;
  /** Instructions of the last term; a quantifier after it multiplies them. */
  lastTerm: number;
}

/** A Unicode class has hundreds of ranges. */
const UNICODE_CLASS_INSTRUCTIONS = 100;
/** For a range that may be wide, the compiler adds the other letter case of each character. */
const WIDE_RANGE_INSTRUCTIONS = 500;
/** So many ranges of a class are compared in the time of one instruction. */
const RANGES_PER_INSTRUCTION = 16;

const quantifier = /\{(0|[1-9]\d*)(?:(,)(0|[1-9]\d*)?)?\}/y;
const flags = /\?[imsU-]+\)/y;
const namedGroup = /\?P?<\w+>/y;
const escape = /\\(?:x\{[\dA-Fa-f]*\}|x..|[pP](?:\{[^}]*\}|.)|[\s\S])/y;

/**
 * Estimates the size of an expression's program, in one pass over its text. Repetitions are expanded: `{3}`
 * triples its term, and nested ones multiply. Invalid syntax is counted as well; compiling reports it later.
 * @throws RuleError for a closing bracket without an opening one
 */
export function expressionSize(text: string): ExpressionSize {
  const levels: GroupSize[] = [{ instructions: 0, lastTerm: 0 }];
  let level = levels[0] ?? { instructions: 0, lastTerm: 0 };
  let groups = 0;
  let isChoice = false;
  let position = 0;
  const matchAt = (pattern: RegExp, start: number): RegExpExecArray | null => {
    pattern.lastIndex = start;
    return pattern.exec(text);
  };
  const add = (size: number): void => {
    level.instructions += size;
    level.lastTerm = size;
  };
  const resizeLast = (size: number): void => {
    level.instructions += size - level.lastTerm;
    level.lastTerm = size;
  };
  while (position < text.length) {
    const character = text.charAt(position);
    if (text.startsWith('\\Q', position)) {
      const end = text.indexOf('\\E', position);
      const stop = end < 0 ? text.length : end;
      for (let quoted = position + 2; quoted < stop; quoted += 1) add(1);
      position = end < 0 ? stop : end + 2;
    } else if (character === '\\') {
      const [escaped = character] = matchAt(escape, position) ?? [];
      add(/^\\p/i.test(escaped) ? UNICODE_CLASS_INSTRUCTIONS : 1);
      position += escaped.length;
    } else if (character === '[') {
      const { end, size } = readClass(text, position);
      add(size);
      position = end;
    } else if (character === '(') {
      const isFlags = matchAt(flags, position + 1);
      position += 1 + (isFlags?.[0].length ?? 0);
      if (isFlags) continue;
      const name = matchAt(namedGroup, position)?.[0];
      if (name !== undefined || text.charAt(position) !== '?') groups += 1;
      position += name?.length ?? 0;
      // The group's begin, its end, and an empty match between them.
      level = { instructions: 3, lastTerm: 0 };
      levels.push(level);
    } else if (character === ')') {
      const inner = levels.pop();
      const outer = levels.at(-1);
      if (!inner || !outer) throw new RuleError(localizable`unexpected )`);
      level = outer;
      add(Math.max(1, inner.instructions));
      position += 1;
    } else if (character === '|') {
      add(2);
      isChoice ||= levels.length === 1;
      position += 1;
    } else if (character === '*' || character === '+' || character === '?') {
      resizeLast(level.lastTerm + 2);
      position += 1;
    } else {
      const match = character === '{' ? matchAt(quantifier, position) : null;
      if (match) resizeLast(repeatedSize(level.lastTerm, match));
      else add(1);
      position += match?.[0].length ?? 1;
    }
  }
  const instructions = levels.reduce((sum, { instructions }) => sum + instructions, 0);
  return { instructions, groups, isChoice };
}

function repeatedSize(size: number, [, from, open, to]: RegExpExecArray): number {
  const min = Number(from);
  const max = to === undefined ? min : Number(to);
  const ends = open === undefined ? 0 : Math.max(0, max - min) + 2;
  return size * Math.max(1, min, max) + ends;
}

/** Reads a character class from its opening bracket; returns where it ends and its size. */
function readClass(text: string, start: number): { end: number; size: number } {
  let position = start + (text.charAt(start + 1) === '^' ? 2 : 1);
  let ranges = 0;
  let size = 1;
  const firstPosition = position;
  while (position < text.length && (text.charAt(position) !== ']' || position === firstPosition)) {
    const posix = text.startsWith('[:', position) ? text.indexOf(':]', position) : -1;
    if (posix >= 0) position = posix + 2;
    else if (text.charAt(position) === '\\') {
      escape.lastIndex = position;
      const [escaped = '\\'] = escape.exec(text) ?? [];
      if (/^\\p/i.test(escaped)) size += UNICODE_CLASS_INSTRUCTIONS;
      if (escaped.startsWith('\\x{')) size += WIDE_RANGE_INSTRUCTIONS;
      position += escaped.length;
    } else position += 1;
    ranges += 1;
  }
  return { end: position + 1, size: size + Math.floor(ranges / RANGES_PER_INSTRUCTION) };
}

/** A literal character, and a quantifier after it. */
const literalCharacter = /([^\\()[\]{}|*+?^$.]|\\[^\dA-Za-z])([*+?]|\{\d*,?\d*\})?/y;

const repetition = /[*+?]+|\{\d*,?\d*\}\??/y;

/** Texts that every matching address contains, in lower case. */
export interface LiteralTexts {
  /** The text that the address starts with; blank when none is certain. */
  prefix: string;
  /** Texts that the address contains anywhere. */
  fragments: string[];
}

/**
 * Finds the literal texts outside groups and alternatives: an address without one of them cannot match, so
 * the expression need not run.
 */
export function literalTexts(
  text: string,
  { isChoice }: Pick<ExpressionSize, 'isChoice'>,
): LiteralTexts {
  if (isChoice) return { prefix: '', fragments: [] };
  const fragments: string[] = [];
  let fragment = '';
  let prefix: string | undefined;
  const endFragment = () => {
    prefix ??= fragment;
    if (fragment !== '') fragments.push(fragment);
    fragment = '';
  };
  let groupDepth = 0;
  let position = 0;
  while (position < text.length) {
    literalCharacter.lastIndex = position;
    const [match, character = '', suffix] = (groupDepth === 0 && literalCharacter.exec(text)) || [];
    if (match !== undefined) {
      // An optional term guarantees no text; a repeated one occurs at least once.
      const isRequired = suffix === undefined || suffix === '+';
      if (isRequired) fragment += character.replace(/^\\/, '').toLowerCase();
      if (suffix !== undefined) endFragment();
      position += match.length;
      continue;
    }
    endFragment();
    const special = text.charAt(position);
    if (text.startsWith('\\Q', position)) return { prefix: prefix ?? '', fragments };
    if (special === '\\') {
      escape.lastIndex = position;
      position += escape.exec(text)?.[0].length ?? 1;
    } else if (special === '[') position = readClass(text, position).end;
    else {
      if (special === '(') groupDepth += 1;
      else if (special === ')') groupDepth -= 1;
      position += 1;
    }
    repetition.lastIndex = position;
    position += repetition.exec(text)?.[0].length ?? 0;
  }
  endFragment();
  return { prefix: prefix ?? '', fragments };
}

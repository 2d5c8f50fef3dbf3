import { RuleList } from './ruleList';
import type { QueryValues } from './requestQuery';
import type { Rule, SourceSegment } from './rule.types';

/** A request on its way through the tree. */
export interface Search {
  /** The path in lower case; blank for `/`. Read piece by piece, as far as the tree goes. */
  readonly path: string;
  readonly query: () => QueryValues;
  /** The earliest rule found so far. */
  best: Rule | undefined;
}

/**
 * Patterns as a tree of segments. A node's children are found by hash, however many there are:
 * literal text, a parameter with fixed text around it (by the lengths and text of that), a whole
 * parameter. Behind a wildcard hangs a tree of its own that is walked from the address's end.
 */
export class PatternTree {
  private readonly literals = new Map<string, PatternTree>();
  private readonly affixed = new Map<string, PatternTree>();
  private readonly affixLengths: { before: number; after: number }[] = [];
  private parameter: PatternTree | undefined;
  /** Trees behind a wildcard, by the number of segments that it needs. */
  private readonly rest = new Map<0 | 1, PatternTree>();
  private readonly rules = new RuleList<Rule>();
  /** Order of the first rule in this tree: a search that has an earlier one stays out. */
  private first = Infinity;

  /** Adds a rule whose source has parameters, by its segments in the spelling of this tree; rules come in table order. */
  add(rule: Rule, segments: readonly SourceSegment[]): void {
    const wildcard = segments.findIndex(({ kind }) => kind === 'rest');
    const leading = wildcard < 0 ? segments : segments.slice(0, wildcard);
    const end = this.grow(leading, rule);
    const rest = segments[wildcard];
    if (rest?.kind !== 'rest') {
      end.rules.add(rule);
      return;
    }
    childOf(end.rest, rest.least)
      .grow(segments.slice(wildcard + 1).reverse(), rule)
      .rules.add(rule);
  }

  /**
   * Finds the earliest rule that matches, into `search.best`.
   *
   * @param at - of the slash before the next segment, or the path's length at its end.
   */
  find(search: Search, at = 0): void {
    if (search.best && search.best.order < this.first) return;
    const { path } = search;
    for (const [least, tail] of this.rest) tail.findTail(search, path.length, at + least);
    if (at === path.length) {
      search.best = this.rules.pick(search.query, search.best);
      return;
    }
    const next = path.indexOf('/', at + 1);
    const end = next < 0 ? path.length : next;
    for (const child of this.children(path.slice(at + 1, end))) child.find(search, end);
  }

  /**
   * Walks backwards from the address's end, up to where the wildcard's own segments must begin.
   *
   * @param end - of the segments not yet walked.
   * @param floor - the lowest `end` that leaves the wildcard the segments it needs.
   */
  private findTail(search: Search, end: number, floor: number): void {
    if (end < floor || (search.best && search.best.order < this.first)) return;
    search.best = this.rules.pick(search.query, search.best);
    if (end === 0 || this.isLeaf) return;
    const at = search.path.lastIndexOf('/', end - 1);
    for (const child of this.children(search.path.slice(at + 1, end))) {
      child.findTail(search, at, floor);
    }
  }

  /** Children that a segment matches; at most one of each kind and shape. */
  private children(segment: string): PatternTree[] {
    const found: PatternTree[] = [];
    const literal = this.literals.get(segment);
    if (literal) found.push(literal);
    for (const { before, after } of this.affixLengths) {
      if (before + after >= segment.length) continue;
      const child = this.affixed.get(
        `${segment.slice(0, before)}/${segment.slice(segment.length - after)}`,
      );
      if (child) found.push(child);
    }
    if (this.parameter) found.push(this.parameter);
    return found;
  }

  private get isLeaf(): boolean {
    return this.literals.size === 0 && this.affixed.size === 0 && !this.parameter;
  }

  private grow(path: readonly SourceSegment[], rule: Rule): PatternTree {
    this.first = Math.min(this.first, rule.order);
    const [segment, ...further] = path;
    return segment ? this.child(segment).grow(further, rule) : this;
  }

  private child(segment: SourceSegment): PatternTree {
    if (segment.kind === 'literal') return childOf(this.literals, segment.text);
    if (segment.kind === 'rest') throw new Error('a wildcard has a tree of its own');
    const { before, after } = segment;
    if (!before && !after) return (this.parameter ??= new PatternTree());
    const lengths = { before: before.length, after: after.length };
    const known = this.affixLengths.some(
      (some) => some.before === lengths.before && some.after === lengths.after,
    );
    if (!known) this.affixLengths.push(lengths);
    return childOf(this.affixed, `${before}/${after}`);
  }
}

function childOf<K>(children: Map<K, PatternTree>, key: K): PatternTree {
  let child = children.get(key);
  if (!child) children.set(key, (child = new PatternTree()));
  return child;
}

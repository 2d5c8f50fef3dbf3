import { RuleList } from './ruleList';
import type { QueryValues } from './requestQuery';
import type { Rule, SourceSegment } from './rule.types';

/** The state of a lookup in the tree. */
export interface Search {
  /** The path in lower case; blank for `/`. Read segment by segment, as far as the tree goes. */
  readonly path: string;
  readonly query: () => QueryValues;
  /** The earliest rule found so far. */
  best: Rule | undefined;
}

/**
 * Patterns as a tree of segments. A node finds its children by hash, however many there are: by literal
 * text, by the fixed text around a parameter, or as a parameter without fixed text. A wildcard has a
 * separate tree, which is searched from the end of the address.
 */
export class PatternTree {
  private readonly literals = new Map<string, PatternTree>();
  private readonly affixed = new Map<string, PatternTree>();
  private readonly affixLengths: { before: number; after: number }[] = [];
  private parameter: PatternTree | undefined;
  /** Trees of the segments after a wildcard, by the minimum number of segments of the wildcard. */
  private readonly tails = new Map<0 | 1, PatternTree>();
  private readonly rules = new RuleList<Rule>();
  /** Order of the first rule in this tree: it is not searched if an earlier rule was found already. */
  private firstOrder = Infinity;

  /**
   * Adds a rule whose source has parameters. Rules must be added in table order.
   * @param segments of the source, in the spelling of this tree
   */
  add(rule: Rule, segments: readonly SourceSegment[]): void {
    const wildcard = segments.findIndex(({ kind }) => kind === 'rest');
    const leading = wildcard < 0 ? segments : segments.slice(0, wildcard);
    const end = this.addPath(leading, rule);
    const wildcardSegment = segments[wildcard];
    if (wildcardSegment?.kind !== 'rest') {
      end.rules.add(rule);
      return;
    }
    getOrCreate(end.tails, wildcardSegment.minSegments)
      .addPath(segments.slice(wildcard + 1).reverse(), rule)
      .rules.add(rule);
  }

  /**
   * Finds the earliest rule that matches and stores it in `search.best`.
   * @param index - index of the slash before the next segment, or the length of the path at its end
   */
  find(search: Search, index = 0): void {
    if (search.best && search.best.order < this.firstOrder) return;
    const { path } = search;
    for (const [minSegments, tail] of this.tails)
      tail.findTail(search, path.length, index + minSegments);
    if (index === path.length) {
      search.best = this.rules.findFirst(search.query, search.best);
      return;
    }
    const nextSlash = path.indexOf('/', index + 1);
    const end = nextSlash < 0 ? path.length : nextSlash;
    for (const child of this.children(path.slice(index + 1, end))) child.find(search, end);
  }

  /**
   * Searches the tree backwards from the end of the path, until only the wildcard's own segments remain.
   * @param end - end of the segments that were not searched yet
   * @param minEnd - the smallest `end` that leaves the wildcard its minimum number of segments
   */
  private findTail(search: Search, end: number, minEnd: number): void {
    if (end < minEnd || (search.best && search.best.order < this.firstOrder)) return;
    search.best = this.rules.findFirst(search.query, search.best);
    if (end === 0 || this.isLeaf) return;
    const slash = search.path.lastIndexOf('/', end - 1);
    for (const child of this.children(search.path.slice(slash + 1, end))) {
      child.findTail(search, slash, minEnd);
    }
  }

  /** Children that match a segment; at most one of each kind and pair of lengths. */
  private children(segment: string): PatternTree[] {
    const matching: PatternTree[] = [];
    const literal = this.literals.get(segment);
    if (literal) matching.push(literal);
    for (const { before, after } of this.affixLengths) {
      if (before + after >= segment.length) continue;
      const child = this.affixed.get(
        `${segment.slice(0, before)}/${segment.slice(segment.length - after)}`,
      );
      if (child) matching.push(child);
    }
    if (this.parameter) matching.push(this.parameter);
    return matching;
  }

  private get isLeaf(): boolean {
    return this.literals.size === 0 && this.affixed.size === 0 && !this.parameter;
  }

  private addPath(path: readonly SourceSegment[], rule: Rule): PatternTree {
    this.firstOrder = Math.min(this.firstOrder, rule.order);
    const [segment, ...further] = path;
    return segment ? this.child(segment).addPath(further, rule) : this;
  }

  private child(segment: SourceSegment): PatternTree {
    if (segment.kind === 'literal') return getOrCreate(this.literals, segment.text);
    if (segment.kind === 'rest') throw new Error('a wildcard has a tree of its own');
    const { before, after } = segment;
    if (!before && !after) return (this.parameter ??= new PatternTree());
    const lengths = { before: before.length, after: after.length };
    const hasLengths = this.affixLengths.some(
      (lengthPair) => lengthPair.before === lengths.before && lengthPair.after === lengths.after,
    );
    if (!hasLengths) this.affixLengths.push(lengths);
    return getOrCreate(this.affixed, `${before}/${after}`);
  }
}

function getOrCreate<K>(children: Map<K, PatternTree>, key: K): PatternTree {
  let child = children.get(key);
  if (!child) children.set(key, (child = new PatternTree()));
  return child;
}

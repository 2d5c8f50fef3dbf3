import { RuleList } from './ruleList';
import type { QueryValues } from './requestQuery';
import type { Rule, SourceSegment } from './rule.types';

/** A request on its way through the tree. */
export interface Search {
  /** Segments of the path, lower-cased. */
  segments: readonly string[];
  query: () => QueryValues;
  /** The earliest rule found so far. */
  best: Rule | undefined;
}

/**
 * Patterns as a tree of segments. A node's children are found by hash, whatever their number:
 * literal text, a parameter with fixed text around it (by the lengths and text of that), a whole
 * parameter. Behind a wildcard hangs a tree of its own that is walked from the address's end.
 */
export class PatternTree {
  private readonly literals = new Map<string, PatternTree>();
  private readonly affixed = new Map<string, PatternTree>();
  private readonly affixLengths: { before: number; after: number }[] = [];
  private parameter: PatternTree | undefined;
  private readonly rest: (PatternTree | undefined)[] = [];
  private readonly rules = new RuleList<Rule>();
  /** Order of the first rule in this tree: a search that has an earlier one stays out. */
  private first = Infinity;

  /** Adds a rule whose source has parameters; rules come in table order. */
  add(rule: Rule): void {
    const { segments } = rule.pattern;
    const wildcard = segments.findIndex(({ kind }) => kind === 'rest');
    const leading = wildcard < 0 ? segments : segments.slice(0, wildcard);
    const end = this.grow(leading, rule);
    const rest = segments[wildcard];
    if (rest?.kind !== 'rest') {
      end.rules.add(rule);
      return;
    }
    const tail = (end.rest[rest.least] ??= new PatternTree());
    tail.grow(segments.slice(wildcard + 1).reverse(), rule).rules.add(rule);
  }

  /** Finds the earliest rule that matches, into `search.best`. */
  find(search: Search, depth = 0): void {
    if (search.best && search.best.order < this.first) return;
    const { segments } = search;
    this.rest.forEach((tail, least) => tail?.findTail(search, segments.length - 1, depth + least));
    const segment = segments[depth];
    if (segment === undefined) search.best = this.rules.pick(search.query, search.best);
    else this.children(segment, (child) => child.find(search, depth + 1));
  }

  /** Walks backwards from segment `at`; segments before `floor` belong to what precedes. */
  private findTail(search: Search, at: number, floor: number): void {
    if (at + 1 < floor || (search.best && search.best.order < this.first)) return;
    search.best = this.rules.pick(search.query, search.best);
    const segment = search.segments[at];
    if (segment !== undefined)
      this.children(segment, (child) => child.findTail(search, at - 1, floor));
  }

  private children(segment: string, visit: (child: PatternTree) => void): void {
    const literal = this.literals.get(segment);
    if (literal) visit(literal);
    for (const { before, after } of this.affixLengths) {
      if (before + after >= segment.length) continue;
      const child = this.affixed.get(
        `${segment.slice(0, before)}/${segment.slice(segment.length - after)}`,
      );
      if (child) visit(child);
    }
    if (this.parameter) visit(this.parameter);
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

function childOf(children: Map<string, PatternTree>, key: string): PatternTree {
  let child = children.get(key);
  if (!child) children.set(key, (child = new PatternTree()));
  return child;
}

import { parseRule } from './parseRule';
import { PatternTree } from './patternTree';
import { RuleList } from './ruleList';
import type { QueryValues } from './requestQuery';
import type { Rule, SourceSegment, TableRow } from './rule.types';
import { foldPath } from './spelling';

/**
 * The index of a table: finds the first rule that matches, in a time that does not depend on the table's
 * size.
 */
export interface RuleIndex {
  /** All rules in match order. */
  rules: readonly Rule[];
  /** @param path - from `readPath`. @param query - called only when a rule has conditions. */
  find(path: string, query: () => QueryValues): Rule | undefined;
}

/**
 * Compiles a table (columns: `parseTable.ts`): addresses without parameters into a hash map, patterns into a
 * tree of segments. The first matching row of the table wins, wherever it is indexed.
 * Rows are compared with the address as written first, as the original framework does. Only if none matches,
 * both are compared in their folded form (`spelling.ts`).
 * @throws RuleError naming file and line of the first row that is invalid
 */
export function compile(table: readonly TableRow[]): RuleIndex {
  const rules = table.map(parseRule);
  const findAsWritten = createLookup(rules, (text) => text);
  const findFolded = createLookup(rules, foldPath);
  const hasFoldedForm = rules.some(({ pattern: { segments } }) =>
    segments.some((segment) => transformSegment(segment, foldPath) !== segment),
  );
  return {
    rules,
    find: (path, query) => {
      const address = path.toLowerCase();
      const exactMatch = findAsWritten(address, query);
      if (exactMatch) return exactMatch;
      const folded = foldPath(path);
      return hasFoldedForm || folded !== address ? findFolded(folded, query) : undefined;
    },
  };
}

function createLookup(
  rules: readonly Rule[],
  transform: (text: string) => string,
): (address: string, query: () => QueryValues) => Rule | undefined {
  const exact = new Map<string, RuleList<Rule>>();
  const patterns = new PatternTree();
  for (const rule of rules) {
    const segments = rule.pattern.segments.map((segment) => transformSegment(segment, transform));
    if (segments.some(({ kind }) => kind !== 'literal')) {
      patterns.add(rule, segments);
      continue;
    }
    const address = `/${segments.map((segment) => (segment.kind === 'literal' ? segment.text : '')).join('/')}`;
    const list = exact.get(address) ?? new RuleList<Rule>();
    list.add(rule);
    exact.set(address, list);
  }
  return (address, query) => {
    const best = exact.get(address)?.findFirst(query, undefined);
    const search = { path: address === '/' ? '' : address, query, best };
    patterns.find(search);
    return search.best;
  };
}

/** A segment with transformed texts; the same object if nothing changes. */
function transformSegment(
  segment: SourceSegment,
  transform: (text: string) => string,
): SourceSegment {
  if (segment.kind === 'rest') return segment;
  if (segment.kind === 'literal') {
    const text = transform(segment.text);
    return text === segment.text ? segment : { ...segment, text };
  }
  const [before, after] = [transform(segment.before), transform(segment.after)];
  return before === segment.before && after === segment.after
    ? segment
    : { ...segment, before, after };
}

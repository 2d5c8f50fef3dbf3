import { parseRule } from './parseRule';
import { PatternTree } from './patternTree';
import { RuleList } from './ruleList';
import type { QueryValues } from './requestQuery';
import type { Rule, SourceSegment, TableRow } from './rule.types';
import { foldedPath } from './spelling';

/** The index of a table: finds the first rule that matches, at a cost that its size does not change. */
export interface RuleIndex {
  /** All rules in match order. */
  rules: readonly Rule[];
  /** @param path - as `readPath` gives it. @param query - called only when a condition asks. */
  find(path: string, query: () => QueryValues): Rule | undefined;
}

/**
 * Compiles a table (columns: `parseTable.ts`): addresses without parameters into a hash map, patterns
 * into a tree of segments. The first matching row of the table wins, wherever it is indexed.
 *
 * A row is compared with the address as both are spelt, as the original framework does; only where no row matches
 * that way are other spellings of the same address taken for it.
 *
 * @throws RuleError naming file and line of the first row that cannot be used.
 */
export function compile(table: readonly TableRow[]): RuleIndex {
  const rules = table.map(parseRule);
  const asWritten = indexOf(rules, (text) => text);
  const anySpelling = indexOf(rules, foldedPath);
  const isRespelt = rules.some(({ pattern: { segments } }) =>
    segments.some((segment) => respelt(segment, foldedPath) !== segment),
  );
  return {
    rules,
    find: (path, query) => {
      const address = path.toLowerCase();
      const found = asWritten(address, query);
      if (found) return found;
      const folded = foldedPath(path);
      return isRespelt || folded !== address ? anySpelling(folded, query) : undefined;
    },
  };
}

function indexOf(
  rules: readonly Rule[],
  spell: (text: string) => string,
): (address: string, query: () => QueryValues) => Rule | undefined {
  const exact = new Map<string, RuleList<Rule>>();
  const patterns = new PatternTree();
  for (const rule of rules) {
    const segments = rule.pattern.segments.map((segment) => respelt(segment, spell));
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
    const best = exact.get(address)?.pick(query, undefined);
    const search = { path: address === '/' ? '' : address, query, best };
    patterns.find(search);
    return search.best;
  };
}

/** A segment with its texts in another spelling; the same one where that changes nothing. */
function respelt(segment: SourceSegment, spell: (text: string) => string): SourceSegment {
  if (segment.kind === 'rest') return segment;
  if (segment.kind === 'literal') {
    const text = spell(segment.text);
    return text === segment.text ? segment : { ...segment, text };
  }
  const [before, after] = [spell(segment.before), spell(segment.after)];
  return before === segment.before && after === segment.after
    ? segment
    : { ...segment, before, after };
}

import { parseRule } from './parseRule';
import { PatternTree } from './patternTree';
import { RuleList } from './ruleList';
import type { QueryValues } from './requestQuery';
import type { Rule, TableRow } from './rule.types';

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
 * @throws RuleError naming file and line of the first row that cannot be used.
 */
export function compile(table: readonly TableRow[]): RuleIndex {
  const rules = table.map(parseRule);
  const exact = new Map<string, RuleList<Rule>>();
  const patterns = new PatternTree();
  for (const rule of rules) {
    const { source, segments } = rule.pattern;
    if (segments.some(({ kind }) => kind !== 'literal')) {
      patterns.add(rule);
      continue;
    }
    const address = source.toLowerCase();
    const list = exact.get(address) ?? new RuleList<Rule>();
    list.add(rule);
    exact.set(address, list);
  }
  return {
    rules,
    find: (path, query) => {
      const address = path.toLowerCase();
      const best = exact.get(address)?.pick(query, undefined);
      const search = { path: address === '/' ? '' : address, query, best };
      patterns.find(search);
      return search.best;
    },
  };
}

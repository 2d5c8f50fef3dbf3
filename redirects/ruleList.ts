import type { QueryCondition } from './rule.types';
import type { QueryValues } from './requestQuery';

interface OrderedRule {
  /** Position among all rules; the first that matches wins. */
  order: number;
  conditions: readonly QueryCondition[];
}

interface ConditionedRules<R> {
  /** Rules by the exact last value of the key. */
  byValue: Map<string, R[]>;
  /** Rules that accept any value of the key. */
  anyValue: R[];
}

/**
 * Rules with the same old address, in table order. Rules with query conditions are found by the value of
 * their first condition's key, so that a lookup does not try them one by one.
 */
export class RuleList<R extends OrderedRule> {
  private plain: R | undefined;
  private readonly conditioned = new Map<string, ConditionedRules<R>>();

  /** Adds a rule. Rules must be added in table order. */
  add(rule: R): void {
    const [condition] = rule.conditions;
    if (!condition) {
      this.plain ??= rule;
      return;
    }
    const { key, value } = condition;
    let rulesOfKey = this.conditioned.get(key);
    if (!rulesOfKey) this.conditioned.set(key, (rulesOfKey = { byValue: new Map(), anyValue: [] }));
    if (value === undefined) {
      rulesOfKey.anyValue.push(rule);
      return;
    }
    const rules = rulesOfKey.byValue.get(value);
    if (rules) rules.push(rule);
    else rulesOfKey.byValue.set(value, [rule]);
  }

  /** The first rule whose conditions the query meets, if it comes before `best`; else `best`. */
  findFirst(query: () => QueryValues, best: R | undefined): R | undefined {
    let first = earlierRule(this.plain, best);
    if (this.conditioned.size === 0) return first;
    for (const [key, { byValue, anyValue }] of this.conditioned) {
      const values = query().get(key);
      if (!values) continue;
      for (const rules of [byValue.get(values.at(-1) ?? '') ?? [], anyValue]) {
        first = earlierRule(
          rules.find((rule) =>
            rule.conditions.every((condition) => meetsCondition(query(), condition)),
          ),
          first,
        );
      }
    }
    return first;
  }
}

/**
 * Whether a query meets a condition. For a repeated key the last value counts; a condition without a value
 * requires a value that is not empty, or a repeated key (as the original framework does).
 */
function meetsCondition(query: QueryValues, { key, value }: QueryCondition): boolean {
  const values = query.get(key);
  if (!values) return false;
  return value === undefined ? values.length > 1 || values[0] !== '' : values.at(-1) === value;
}

function earlierRule<R extends OrderedRule>(
  rule: R | undefined,
  best: R | undefined,
): R | undefined {
  return rule && (!best || rule.order < best.order) ? rule : best;
}

import type { QueryCondition } from './rule.types';
import type { QueryValues } from './requestQuery';

interface Ordered {
  /** Position among all rules; the lowest that matches wins. */
  order: number;
  conditions: readonly QueryCondition[];
}

interface Conditioned<R> {
  /** Rules by the exact last value of the key. */
  byValue: Map<string, R[]>;
  /** Rules that ask for any value of the key. */
  any: R[];
}

/**
 * Rules of one old address, in table order. Those with query conditions are found by the value of
 * their first condition's key, so that a lookup does not try them one by one.
 */
export class RuleList<R extends Ordered> {
  private plain: R | undefined;
  private readonly conditioned = new Map<string, Conditioned<R>>();

  /** Adds a rule; rules come in table order. */
  add(rule: R): void {
    const [condition] = rule.conditions;
    if (!condition) {
      this.plain ??= rule;
      return;
    }
    const { key, value } = condition;
    let found = this.conditioned.get(key);
    if (!found) this.conditioned.set(key, (found = { byValue: new Map(), any: [] }));
    if (value === undefined) {
      found.any.push(rule);
      return;
    }
    const rules = found.byValue.get(value);
    if (rules) rules.push(rule);
    else found.byValue.set(value, [rule]);
  }

  /** The first rule whose conditions the query meets, if it comes before `best`. */
  pick(query: () => QueryValues, best: R | undefined): R | undefined {
    let found = earlier(this.plain, best);
    if (this.conditioned.size === 0) return found;
    for (const [key, { byValue, any }] of this.conditioned) {
      const values = query().get(key);
      if (!values) continue;
      for (const rules of [byValue.get(values.at(-1) ?? '') ?? [], any]) {
        found = earlier(
          rules.find((rule) => rule.conditions.every((condition) => meets(query(), condition))),
          found,
        );
      }
    }
    return found;
  }
}

/**
 * Whether a query meets a condition. Of a repeated key the last value counts; a bare key asks for a
 * value that is not empty, or for the key to be repeated (as the original framework counts it).
 */
function meets(query: QueryValues, { key, value }: QueryCondition): boolean {
  const values = query.get(key);
  if (!values) return false;
  return value === undefined ? values.length > 1 || values[0] !== '' : values.at(-1) === value;
}

function earlier<R extends Ordered>(rule: R | undefined, best: R | undefined): R | undefined {
  return rule && (!best || rule.order < best.order) ? rule : best;
}

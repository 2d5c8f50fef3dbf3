import { localizable } from '../domain/localizable';
import { RuleError, type QueryCondition } from './rule.types';

/**
 * Reads the column "query": conditions joined by `&`, each `key=value` (that exact value, letter case
 * included) or a bare `key` (any non-empty value). Values are percent-encoded as in an address.
 * @throws RuleError with a message for the person who edits the table
 */
export function parseConditions(text: string): QueryCondition[] {
  if (!text) return [];
  const conditions = text.replace(/^\?/, '').split('&').map(parseCondition);
  if (new Set(conditions.map(({ key }) => key)).size < conditions.length) {
    throw new RuleError(localizable`query "${text}" names a key twice`);
  }
  return conditions;
}

function parseCondition(text: string): QueryCondition {
  const [[key, value] = ['', '']] = new URLSearchParams(text);
  if (!key) throw new RuleError(localizable`query condition "${text}" has no key`);
  if (!text.includes('=')) return { key };
  if (!value) {
    throw new RuleError(
      localizable`query condition "${text}" has no value; write "${key}" alone for "any value"`,
    );
  }
  return { key, value };
}

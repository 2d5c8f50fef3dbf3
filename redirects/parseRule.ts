import { parseConditions } from './parseConditions';
import { parseDestination } from './parseDestination';
import { parseSource } from './parseSource';
import { RuleError, type Rule, type TableRow } from './rule.types';

/**
 * Checks one row of a table on its own.
 * @throws RuleError naming file and line, with a message for the person who edits the table
 */
export function parseRule(row: TableRow, order: number): Rule {
  try {
    const pattern = parseSource(row.source);
    const conditions = parseConditions(row.query ?? '');
    const clash = conditions.find(({ key }) =>
      pattern.segments.some((segment) => parameterName(segment) === key),
    );
    if (clash) {
      throw new RuleError(`"${clash.key}" is both a parameter of the source and a query condition`);
    }
    const destination = parseDestination(row.destination, pattern);
    return { order, pattern, conditions, destination, row };
  } catch (error) {
    throw error instanceof RuleError ? new RuleError(error.message, row.place) : error;
  }
}

const parameterName = (segment: Rule['pattern']['segments'][number]): string | undefined =>
  segment.kind === 'literal' ? undefined : segment.name;

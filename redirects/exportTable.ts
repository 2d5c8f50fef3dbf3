import type { Rule } from './rule.types';

/** A rule in the format of the original framework's configuration. */
export interface ExportedRule {
  source: string;
  destination: string;
  permanent: true;
  has?: { type: 'query'; key: string; value?: string }[];
}

/** A parameter, or a character that has a meaning in the framework's patterns. */
const specialCharacters = /:([A-Za-z]\w*)[*+]?|[()+]/g;

/**
 * Rules in match order. The values of conditions are plain text here and expressions in the framework, so
 * they are escaped.
 */
export function exportRules(rules: readonly Rule[]): ExportedRule[] {
  return rules.map(({ pattern, conditions, row }) => ({
    source: pattern.source.replace(specialCharacters, (match, name?: string) =>
      name ? match : `\\${match}`,
    ),
    destination: row.destination,
    permanent: true,
    ...(conditions.length > 0 && {
      has: conditions.map(({ key, value }) => ({
        type: 'query' as const,
        key,
        ...(value !== undefined && { value: value.replace(/[|\\{}()[\]^$+*?.-]/g, '\\$&') }),
      })),
    }),
  }));
}

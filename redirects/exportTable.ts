import type { Rule } from './rule.types';

/** A rule in the form that configuration of the original framework takes. */
export interface ExportedRule {
  source: string;
  destination: string;
  permanent: true;
  has?: { type: 'query'; key: string; value?: string }[];
}

/** Rules in match order; the values of conditions, which are plain text here, as expressions there. */
export function exportRules(rules: readonly Rule[]): ExportedRule[] {
  return rules.map(({ pattern, conditions, row }) => ({
    source: pattern.source,
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

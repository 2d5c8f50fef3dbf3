import type { Rule } from './rule.types';

/** A rule in the form that configuration of the original framework takes. */
export interface ExportedRule {
  source: string;
  destination: string;
  permanent: true;
  has?: { type: 'query'; key: string; value?: string }[];
}

/** A parameter, or a sign that would be one of the framework's. */
const signs = /:([A-Za-z]\w*)[*+]?|[()+]/g;

/** Rules in match order; the values of conditions, which are plain text here, as expressions there. */
export function exportRules(rules: readonly Rule[]): ExportedRule[] {
  return rules.map(({ pattern, conditions, row }) => ({
    source: pattern.source.replace(signs, (found, name?: string) => (name ? found : `\\${found}`)),
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

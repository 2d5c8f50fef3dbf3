export type CompareTexts = (a: string, b: string) => number;

/**
 * Order of facet values by name and of texts in sorts: texts that are numbers first, as numbers, then
 * the others as the language orders them. Different texts are never equal.
 */
export function textComparison(language: string): CompareTexts {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (a, b) => {
    const first = numericOf(a);
    const second = numericOf(b);
    if (Number.isNaN(first) !== Number.isNaN(second)) return Number.isNaN(first) ? 1 : -1;
    const difference = Number.isNaN(first) ? compare(a, b) : first - second;
    if (difference !== 0) return difference;
    return a < b ? -1 : a > b ? 1 : 0;
  };
}

const numericOf = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN);

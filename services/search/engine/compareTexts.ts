export type CompareTexts = (a: string, b: string) => number;

/**
 * Returns the comparator for facet values by name and for texts in sorts: texts that are numbers first,
 * numerically, then other texts in the order of the language. Different texts are never equal.
 */
export function createTextComparator(language: string): CompareTexts {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (a, b) => {
    const first = parseNumber(a);
    const second = parseNumber(b);
    if (Number.isNaN(first) !== Number.isNaN(second)) return Number.isNaN(first) ? 1 : -1;
    const difference = Number.isNaN(first) ? compare(a, b) : first - second;
    if (difference !== 0) return difference;
    return a < b ? -1 : a > b ? 1 : 0;
  };
}

const parseNumber = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN);

import type { CarFacet, CarFacetValue } from './carSearch';

/** A value of a facet that a visitor has named; the values above it in a hierarchy come first. */
export interface RecognisedValue {
  /** Name of the facet; of a hierarchy the levels down to the value, such as `car_brand>car_model`. */
  facet: string;
  /** Texts of the levels, such as `['Volvo', 'XC60']`. */
  levels: readonly string[];
}

export interface RecognisedWords {
  values: readonly RecognisedValue[];
  /** The words that are no value of a facet. */
  keyphrase: string;
}

interface Candidate extends RecognisedValue {
  count: number;
}

/**
 * Finds values of facets in free text (spec 2 §4, Filters): the longest run of words that is the text
 * of a value wins, whatever its letter case and accents. Facets count in the order in which they are
 * given; a value below another that the text names wins over its namesakes, and then the one that more
 * cars have.
 */
export function recogniseWords(text: string, facets: readonly CarFacet[]): RecognisedWords {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const known = candidatesOf(facets);
  const longest = Math.max(1, ...[...known.keys()].map((key) => key.split(' ').length));
  const runs: Candidate[][] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const run = longestRun(words.slice(at, at + longest), known);
    if (run) runs.push(run.candidates);
    else rest.push(words[at] ?? '');
    at += run?.length ?? 1;
  }
  return { values: withoutParents(chosen(runs)), keyphrase: rest.join(' ') };
}

/** A text as words are compared: lower case, without accents, with single spaces. */
export function foldWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function candidatesOf(facets: readonly CarFacet[]): Map<string, Candidate[]> {
  const known = new Map<string, Candidate[]>();
  const add = (names: readonly string[], above: readonly string[], value: CarFacetValue) => {
    const levels = [...above, value.text];
    const facet = names.slice(0, levels.length).join('>');
    const key = foldWords(value.text);
    known.set(key, [...(known.get(key) ?? []), { facet, levels, count: value.count }]);
    value.children?.forEach((child) => add(names, levels, child));
  };
  for (const facet of facets) {
    if (facet.type !== 'value') continue;
    facet.values.forEach((value) => add(facet.name.split('>'), [], value));
  }
  return known;
}

function longestRun(words: readonly string[], known: Map<string, Candidate[]>) {
  for (let length = words.length; length > 0; length -= 1) {
    const candidates = known.get(foldWords(words.slice(0, length).join(' ')));
    if (candidates) return { candidates, length };
  }
  return undefined;
}

/** One value for each run of words. */
function chosen(runs: readonly Candidate[][]): Candidate[] {
  const firsts = runs.flatMap(([first]) => (first ? [first] : []));
  return runs.flatMap((candidates) => {
    const [first] = candidates;
    if (!first) return [];
    const alike = candidates.filter(({ facet }) => facet === first.facet);
    const below = alike.filter((candidate) => firsts.some((named) => isAbove(named, candidate)));
    const [best] = (below.length > 0 ? below : alike).sort((one, other) => other.count - one.count);
    return best ? [best] : [];
  });
}

/** Drops what is named twice, and values that another one stands below: a model says its make. */
function withoutParents(values: readonly Candidate[]): RecognisedValue[] {
  const seen = new Set<string>();
  return values.flatMap((value) => {
    const { facet, levels } = value;
    const key = [facet, ...levels].join('\n');
    if (seen.has(key) || values.some((other) => isAbove(value, other))) return [];
    seen.add(key);
    return [{ facet, levels }];
  });
}

function isAbove(one: RecognisedValue, other: RecognisedValue): boolean {
  return (
    other.facet.startsWith(`${one.facet}>`) &&
    one.levels.every((text, level) => other.levels[level] === text)
  );
}

import type { CarAnswer, CarFacet, CarFacetRequest, CarFacetValue } from '../Car/carSearch';
import { foldWords, recogniseWords } from '../Car/recogniseWords';
import { levelsOf, valueFacets } from './carFacets';
import { addPath, type ListState } from './listState';

/** Facets whose values visitors write; where a word is a value of several, the first counts. */
const wordFacets: readonly CarFacetRequest[] = [
  ...['car_brand>car_model>car_version', 'car_body', 'car_fuel', 'car_gearbox', 'car_drive'],
  ...['car_condition', 'car_color', 'car_site_region>car_site_city', 'car_year'],
].map((name) => ({ name }));

/**
 * Moves words into facets (spec 2 §4, Filters): those of the path, those of the search box, and values
 * that a link names without the levels above them. Words that are no value become the keyphrase.
 * @param segments of the path, encoded
 * @param ask asks for facets of all cars; not called when there is nothing to move.
 */
export async function moveWords(
  state: ListState,
  { segments, searched = '' }: { segments: readonly string[]; searched?: string },
  ask: (facets: readonly CarFacetRequest[]) => Promise<CarAnswer>,
): Promise<ListState> {
  const isLoose = Object.values(state.loose).some((texts) => texts.length > 0);
  if (segments.length === 0 && searched.trim() === '' && !isLoose) return state;
  const { facets } = await ask(wordFacets);
  const words = [...segments.map((segment) => readSegment(segment, facets)), searched].join(' ');
  const { values, keyphrase } = recogniseWords(words, facets);
  const settled = settleLoose(state, facets);
  const moved = Object.fromEntries(
    Object.entries(settled.values).map(([name, paths]) => [name, [...paths]]),
  );
  for (const { facet, levels } of values) {
    const name = valueFacets.find(
      (known) => known.name === facet || known.name.startsWith(`${facet}>`),
    )?.name;
    if (name) addPath((moved[name] ??= []), levels);
  }
  const phrase = [state.keyphrase, keyphrase].filter((text) => text !== '').join(' ');
  return { ...settled, values: moved, keyphrase: phrase };
}

/** A segment as the words that it stands for: `land-rover` is Land Rover, `mercedes-benz` has its dash. */
function readSegment(segment: string, facets: readonly CarFacet[]): string {
  const text = decode(segment);
  const apart = text.replaceAll('-', ' ');
  const isKnown = (words: string) => recogniseWords(words, facets).keyphrase === '';
  return !isKnown(text) && isKnown(apart) ? apart : text;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Finds the places of values that are named without the levels above them. */
function settleLoose(state: ListState, facets: readonly CarFacet[]): ListState {
  const values = Object.fromEntries(
    Object.entries(state.values).map(([name, paths]) => [name, [...paths]]),
  );
  const loose: Record<string, string[]> = {};
  for (const [field, texts] of Object.entries(state.loose)) {
    for (const text of texts) {
      const place = facets.flatMap((facet) => findPlace(facet, field, text)).at(0);
      if (place) addPath((values[place.name] ??= []), place.path);
      else (loose[field] ??= []).push(text);
    }
  }
  return { ...state, values, loose };
}

interface Place {
  name: string;
  path: readonly string[];
}

/** The value of a field with that text; the one that most cars have. */
function findPlace(facet: CarFacet, field: string, text: string): Place[] {
  const depth = levelsOf(facet.name).indexOf(field);
  if (facet.type !== 'value' || depth < 0) return [];
  const found: (Place & { count: number })[] = [];
  const look = (values: readonly CarFacetValue[], above: readonly string[]) => {
    for (const value of values) {
      const path = [...above, value.text];
      if (above.length < depth) look(value.children ?? [], path);
      else if (foldWords(value.text) === foldWords(text)) {
        found.push({ name: facet.name, path, count: value.count });
      }
    }
  };
  look(facet.values, []);
  return found.sort((one, other) => other.count - one.count).slice(0, 1);
}

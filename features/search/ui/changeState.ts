import type { ListState } from './listState';
import type { MapChoice } from './mapChoice';
import type { PlaceChoice } from './placeChoice';

/** Copies a record without one key. */
function omitKey<Value>(record: Readonly<Record<string, Value>>, name: string) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

/** Resets the page and closes the open place on the map, as every change of filters must. */
const resetPage = (state: ListState): ListState => ({
  ...state,
  ...(state.map && { map: {} }),
  page: 1,
});

/** Removes a chosen value, and the values below it. */
export function withoutValue(state: ListState, facet: string, path: string): ListState {
  const remaining = (state.values[facet] ?? []).filter(
    (other) => other !== path && !other.startsWith(`${path}>`),
  );
  return resetPage({ ...state, values: { ...state.values, [facet]: remaining } });
}

/** Removes a value that was chosen without its parent. */
export function withoutUnqualifiedWords(state: ListState, field: string, text: string): ListState {
  const remaining = (state.unqualified[field] ?? []).filter((other) => other !== text);
  return resetPage({ ...state, unqualified: { ...state.unqualified, [field]: remaining } });
}

/** Removes all chosen and excluded values of a facet. */
export function withoutFacet(state: ListState, facet: string): ListState {
  const { values, excluded = {} } = state;
  return resetPage({
    ...state,
    values: omitKey(values, facet),
    excluded: omitKey(excluded, facet),
  });
}

/** Removes an exclusion. */
export function withoutExcluded(state: ListState, facet: string, path: string): ListState {
  const remaining = (state.excluded?.[facet] ?? []).filter((other) => other !== path);
  return resetPage({ ...state, excluded: { ...state.excluded, [facet]: remaining } });
}

/** Removes both bounds of a range. */
export function withoutRange(state: ListState, name: string): ListState {
  return resetPage({ ...state, ranges: omitKey(state.ranges, name) });
}

/** Replaces the place of a search; removes it if `place` is undefined. */
export function withPlace(state: ListState, place?: PlaceChoice): ListState {
  return resetPage({ ...state, place });
}

/** Shows the same filters on a map, or as a list if `map` is undefined. */
export function withMap(state: ListState, map?: MapChoice): ListState {
  return { ...state, map, page: 1 };
}

/** Replaces the keyphrase. */
export function withKeyphrase(state: ListState, keyphrase: string): ListState {
  return resetPage({ ...state, keyphrase });
}

/** Clears filters, keyphrase and page; keeps the order (OQ-56) and the map. */
export function withoutChoice({ sort, map }: ListState): ListState {
  const cleared = { values: {}, unqualified: {}, ranges: {}, keyphrase: '', sort, page: 1 };
  return map ? { ...cleared, map: {} } : cleared;
}

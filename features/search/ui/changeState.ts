import type { ListState } from './listState';
import type { MapChoice } from './mapChoice';
import type { PlaceChoice } from './placeChoice';

/** Without the rest of a record. */
function without<Value>(record: Readonly<Record<string, Value>>, name: string) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

/** Every change of filters begins at the first page (spec 2 §2), or with the whole map. */
const fromStart = (state: ListState): ListState => ({
  ...state,
  ...(state.map && { map: {} }),
  page: 1,
});

/** Drops a value, and the values below it (spec 2 §4, Filters). */
export function withoutValue(state: ListState, facet: string, path: string): ListState {
  const kept = (state.values[facet] ?? []).filter(
    (other) => other !== path && !other.startsWith(`${path}>`),
  );
  return fromStart({ ...state, values: { ...state.values, [facet]: kept } });
}

export function withoutLoose(state: ListState, field: string, text: string): ListState {
  const kept = (state.loose[field] ?? []).filter((other) => other !== text);
  return fromStart({ ...state, loose: { ...state.loose, [field]: kept } });
}

/** Clears a facet, and with it the facets that depend on it: the levels below (spec 2 §4). */
export function withoutFacet(state: ListState, facet: string): ListState {
  const { values, excluded = {} } = state;
  return fromStart({
    ...state,
    values: without(values, facet),
    excluded: without(excluded, facet),
  });
}

/** Leaves something out no longer. */
export function withoutExcluded(state: ListState, facet: string, path: string): ListState {
  const kept = (state.excluded?.[facet] ?? []).filter((other) => other !== path);
  return fromStart({ ...state, excluded: { ...state.excluded, [facet]: kept } });
}

export function withoutRange(state: ListState, name: string): ListState {
  return fromStart({ ...state, ranges: without(state.ranges, name) });
}

/** Gives up the place, or all of it but what is given. */
export function withPlace(state: ListState, place?: PlaceChoice): ListState {
  return fromStart({ ...state, place });
}

/** The same choice as a list, or on a map with a place opened or none. */
export function withMap(state: ListState, map?: MapChoice): ListState {
  return { ...state, map, page: 1 };
}

export function withKeyphrase(state: ListState, keyphrase: string): ListState {
  return fromStart({ ...state, keyphrase });
}

/** Clears filters, keyphrase and page; the order stays (spec 2 §4, checklist OQ-56), and so does the map. */
export function withoutChoice({ sort, map }: ListState): ListState {
  const nothing = { values: {}, loose: {}, ranges: {}, keyphrase: '', sort, page: 1 };
  return map ? { ...nothing, map: {} } : nothing;
}

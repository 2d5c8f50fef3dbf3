import { useMemo, useState } from 'react';
import type { DistanceUnit, FinderLocation, Position } from '../../../map/ui/location.types';
import type { Bounds } from '../../../map/ui/MapAdapter';
import { boundsAround } from '../../../map/ui/bounds';
import type { MapRequest } from '../../../map/ui/LocationMap';
import { placesWithin, SEARCH_RADIUS, withDistances } from './nearestPlaces';

/** Number of entries at first, and number that is added at a time. */
const INITIAL_COUNT = 20;
const COUNT_STEP = 5;

/** The centre of a search: a place, or the visitor's position if it has no name. */
export interface Centre {
  position: Position;
  name?: string;
}

export interface FinderOptions {
  unit: DistanceUnit;
  /** ISO 639-1, for sorting by name. */
  language: string;
  /** The search in the page's address. */
  centre?: Centre;
  /** The visitor's position, once known. */
  visitor?: Position;
}

/** State that the list and the map share: the search, the order of the places, and the selected place. */
export function useFinder(locations: readonly FinderLocation[], options: FinderOptions) {
  const { unit, language, visitor } = options;
  const [centre, setCentre] = useState(options.centre);
  const [selectedId, setSelectedId] = useState<string>();
  const [shownCount, setShownCount] = useState(INITIAL_COUNT);
  const [request, setRequest] = useState<MapRequest | undefined>(() =>
    options.centre ? fitNear(locations, options.centre.position) : undefined,
  );

  const from = centre?.position ?? visitor;
  const ordered = useMemo(() => {
    if (from) return withDistances(locations, from, unit);
    const { compare } = new Intl.Collator(language);
    return [...locations].sort((a, b) => compare(a.name, b.name));
  }, [locations, from, unit, language]);
  const listed = useMemo(() => (centre ? nearbyPlaces(ordered) : ordered), [centre, ordered]);
  const selected = ordered.find(({ id }) => id === selectedId);

  function fitAll(): void {
    setCentre(undefined);
    setShownCount(INITIAL_COUNT);
    const bounds = boundsAround(locations);
    if (bounds) setRequest({ kind: 'fit', bounds });
  }

  return {
    centre,
    selected,
    request,
    /**
     * All places in the order of the list, with distances if there is a centre or a position of the visitor.
     */
    ordered,
    /** The places that the list contains. */
    listed,
    /** Number of listed places that are shown; the selected place is always among them. */
    shownCount: Math.max(shownCount, listed.findIndex(({ id }) => id === selectedId) + 1),
    showMore: () => setShownCount((count) => count + COUNT_STEP),
    fitAll,
    /** Clears the search, because nothing was found. */
    clearSearch: () => {
      setCentre(undefined);
      setShownCount(INITIAL_COUNT);
    },
    /** Searches around a place; the map shows the places near it, or the bounds from a geocoder. */
    searchNear: (newCentre: Centre, bounds?: Bounds) => {
      setCentre(newCentre);
      setShownCount(INITIAL_COUNT);
      setSelectedId(undefined);
      setRequest(bounds ? { kind: 'fit', bounds } : fitNear(locations, newCentre.position));
    },
    /** Selects a place, or none. */
    select: (id: string | undefined) => {
      setSelectedId(id);
      const place = ordered.find((candidate) => candidate.id === id);
      if (!place) return;
      setRequest({ kind: 'select', place });
      // Selecting a place outside the search shows all places again.
      if (!listed.includes(place)) setCentre(undefined);
    },
    /** Deselects a place, unless another has been selected meanwhile. */
    deselect: (id: string) => setSelectedId((current) => (current === id ? undefined : current)),
  };
}

function nearbyPlaces(ordered: readonly FinderLocation[]): FinderLocation[] {
  return placesWithin(ordered, { unit: SEARCH_RADIUS.unit, threshold: SEARCH_RADIUS.value });
}

function fitNear(locations: readonly FinderLocation[], position: Position): MapRequest | undefined {
  const places = nearbyPlaces(withDistances(locations, position, 'km'));
  const bounds = boundsAround([position, ...places]);
  return bounds && { kind: 'fit', bounds };
}

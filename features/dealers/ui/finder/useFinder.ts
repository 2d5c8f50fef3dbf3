import { useMemo, useState } from 'react';
import type { DistanceUnit, FinderLocation, Position } from '../../../map/ui/location.types';
import type { Bounds } from '../../../map/ui/MapAdapter';
import { boundsAround } from '../../../map/ui/bounds';
import type { MapRequest } from '../../../map/ui/LocationMap';
import { placesWithin, searchRadius, withDistances } from './nearestPlaces';

/** Entries of the list at first, and how many more at a time (spec 1 §9). */
const firstShown = 20;
const moreShown = 5;

/** What the finder looks around: a searched place, or the visitor when it has no name. */
export interface Centre {
  position: Position;
  name?: string;
}

export interface FinderOptions {
  unit: DistanceUnit;
  /** ISO 639-1, by whose alphabet names are ordered. */
  language: string;
  /** What was searched before script ran. */
  centre?: Centre;
  /** Where the visitor is, once that is known. */
  visitor?: Position;
}

/** What the list and the map show, and the one place that is chosen in both (spec 1 §4). */
export function useFinder(locations: readonly FinderLocation[], options: FinderOptions) {
  const { unit, language, visitor } = options;
  const [centre, setCentre] = useState(options.centre);
  const [selectedId, setSelectedId] = useState<string>();
  const [shown, setShown] = useState(firstShown);
  const [request, setRequest] = useState<MapRequest | undefined>(() =>
    options.centre ? fitNear(locations, options.centre.position) : undefined,
  );

  const from = centre?.position ?? visitor;
  const ordered = useMemo(() => {
    if (from) return withDistances(locations, from, unit);
    const { compare } = new Intl.Collator(language);
    return [...locations].sort((one, other) => compare(one.name, other.name));
  }, [locations, from, unit, language]);
  const listed = useMemo(() => (centre ? near(ordered) : ordered), [centre, ordered]);
  const selected = ordered.find(({ id }) => id === selectedId);

  function fitAll(): void {
    setCentre(undefined);
    setShown(firstShown);
    const bounds = boundsAround(locations);
    if (bounds) setRequest({ kind: 'fit', bounds });
  }

  return {
    centre,
    selected,
    request,
    /** All places in the list's order, with distances where one is known. */
    ordered,
    /** Those that the list is about. */
    listed,
    /** How many of them it shows; a chosen one is never beyond the end. */
    shown: Math.max(shown, listed.findIndex(({ id }) => id === selectedId) + 1),
    showMore: () => setShown((count) => count + moreShown),
    fitAll,
    /** Nothing was found: the list is about no place any more. */
    forget: () => {
      setCentre(undefined);
      setShown(firstShown);
    },
    /** Looks around a place; the map shows the places near it, or what a geocoder says of it. */
    lookAround: (next: Centre, bounds?: Bounds) => {
      setCentre(next);
      setShown(firstShown);
      setSelectedId(undefined);
      setRequest(bounds ? { kind: 'fit', bounds } : fitNear(locations, next.position));
    },
    /** Chooses a place, or none. */
    select: (id: string | undefined) => {
      setSelectedId(id);
      const place = ordered.find((one) => one.id === id);
      if (!place) return;
      setRequest({ kind: 'select', place });
      // A place that the search has left out comes back with all the others.
      if (!listed.includes(place)) setCentre(undefined);
    },
    /** Gives a place up, unless another has been chosen meanwhile. */
    deselect: (id: string) => setSelectedId((current) => (current === id ? undefined : current)),
  };
}

function near(ordered: readonly FinderLocation[]): FinderLocation[] {
  return placesWithin(ordered, { unit: searchRadius.unit, threshold: searchRadius.value });
}

function fitNear(locations: readonly FinderLocation[], position: Position): MapRequest | undefined {
  const places = near(withDistances(locations, position, 'km'));
  const bounds = boundsAround([position, ...places]);
  return bounds && { kind: 'fit', bounds };
}

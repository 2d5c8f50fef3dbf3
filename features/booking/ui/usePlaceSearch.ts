import { useEffect, useRef, useState } from 'react';
import type { ComboboxOption } from '../../../design-system/components/Combobox/ComboboxList';
import type { ChosenLocation } from '../../../domain/booking/bookingState.types';
import { logProblem } from '../../../rendering/logProblem';
import { foldText } from '../../map/ui/geocode/foldText';
import type { FindPlaces } from './places/findPlaces.types';

/** Debounce of typing (BOOK-63). */
const DEBOUNCE_MS = 300;

export interface PlaceSearch {
  options: readonly ComboboxOption[];
  loading: boolean;
  /** Searches once the visitor stops typing. */
  search: (text: string) => void;
  /** The place of an option. */
  find: (id: string) => Promise<ChosenLocation | undefined>;
  /** The place with that name, ignoring case and accents, or the place of an address. */
  findNamed: (name: string) => Promise<ChosenLocation | undefined>;
}

export interface PlaceSearchOptions {
  /** ISO 3166-1 alpha-2. */
  country: string;
  mapsKey?: string;
  /** The chosen place, which is always among the options. */
  place: ChosenLocation | null;
}

/**
 * Suggests places in a country while typing: from the maps service if there is a key, otherwise from the
 * built-in gazetteer.
 */
export function usePlaceSearch({ country, mapsKey, place }: PlaceSearchOptions): PlaceSearch {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const [loading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestRequestId = useRef(0);
  const places = useRef<Promise<FindPlaces>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const loadFinder = () => (places.current ??= loadPlaces(country, mapsKey));

  async function suggest(text: string): Promise<void> {
    const requestId = ++latestRequestId.current;
    try {
      const suggestions = await (await loadFinder()).suggest(text);
      if (requestId === latestRequestId.current) setOptions(suggestions);
    } catch (error) {
      places.current = undefined;
      logProblem('error', 'Places cannot be searched', error);
    }
    if (requestId === latestRequestId.current) setLoading(false);
  }

  async function find(id: string): Promise<ChosenLocation | undefined> {
    try {
      return await (await loadFinder()).find(id);
    } catch (error) {
      logProblem('error', 'A place cannot be found', error);
      return undefined;
    }
  }

  const chosenOption = place && { value: place.placeId || place.name, label: place.name };
  const isListed = options.some(({ value }) => value === chosenOption?.value);
  return {
    options: chosenOption && !isListed ? [chosenOption, ...options] : options,
    loading,
    search(text) {
      clearTimeout(timer.current);
      latestRequestId.current += 1;
      if (text.trim() === '') return setOptions([]);
      setLoading(true);
      timer.current = setTimeout(() => void suggest(text.trim()), DEBOUNCE_MS);
    },
    find: async (id) => (place && id === chosenOption?.value ? place : find(id)),
    async findNamed(name) {
      try {
        const suggested = await (await loadFinder()).suggest(name.trim());
        const namedPlace = suggested.find(({ label, isNamed }) => isNamed || isCalled(label, name));
        return namedPlace && (await find(namedPlace.value));
      } catch (error) {
        places.current = undefined;
        logProblem('error', 'Places cannot be searched', error);
        return undefined;
      }
    },
  };
}

async function loadPlaces(country: string, mapsKey: string | undefined): Promise<FindPlaces> {
  if (mapsKey) return (await import('./places/googlePlaces')).googlePlaces(mapsKey, country);
  return (await import('./places/townPlaces')).townPlaces(country);
}

/** Addresses of the maps service end with the country: `Uppsala, Sverige`. */
const isCalled = (label: string, name: string): boolean =>
  [label, label.split(',')[0] ?? ''].some((candidate) => foldText(candidate) === foldText(name));

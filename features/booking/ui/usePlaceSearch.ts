import { useEffect, useRef, useState } from 'react';
import type { ComboboxOption } from '../../../design-system/components/Combobox/ComboboxList';
import type { ChosenLocation } from '../../../domain/booking/bookingState.types';
import { logProblem } from '../../../rendering/logProblem';
import { foldText } from '../../map/ui/geocode/foldText';
import type { FindPlaces } from './places/findPlaces.types';

/** How long a visitor must stop typing, in ms (BOOK-63). */
const PAUSE_MS = 300;

export interface PlaceSearch {
  options: readonly ComboboxOption[];
  loading: boolean;
  /** Looks for what is typed, once it is typed. */
  search: (text: string) => void;
  /** The place of an option. */
  find: (id: string) => Promise<ChosenLocation | undefined>;
  /** The place that is called so, whatever its letters' case and marks, or that an address is in. */
  findNamed: (name: string) => Promise<ChosenLocation | undefined>;
}

export interface PlaceSearchOptions {
  /** ISO 3166-1 alpha-2. */
  country: string;
  mapsKey?: string;
  /** The one that is chosen stays among the options. */
  place: ChosenLocation | null;
}

/** Places of a country by what is typed: the maps service's where there is a key, else the packaged gazetteer's. */
export function usePlaceSearch({ country, mapsKey, place }: PlaceSearchOptions): PlaceSearch {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const [loading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);
  const places = useRef<Promise<FindPlaces>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const finder = () => (places.current ??= loadPlaces(country, mapsKey));

  async function suggest(text: string): Promise<void> {
    const asked = ++turn.current;
    try {
      const found = await (await finder()).suggest(text);
      if (asked === turn.current) setOptions(found);
    } catch (error) {
      places.current = undefined;
      logProblem('error', 'Places cannot be searched', error);
    }
    if (asked === turn.current) setLoading(false);
  }

  async function find(id: string): Promise<ChosenLocation | undefined> {
    try {
      return await (await finder()).find(id);
    } catch (error) {
      logProblem('error', 'A place cannot be found', error);
      return undefined;
    }
  }

  const own = place && { value: place.placeId || place.name, label: place.name };
  const isListed = options.some(({ value }) => value === own?.value);
  return {
    options: own && !isListed ? [own, ...options] : options,
    loading,
    search(text) {
      clearTimeout(timer.current);
      turn.current += 1;
      if (text.trim() === '') return setOptions([]);
      setLoading(true);
      timer.current = setTimeout(() => void suggest(text.trim()), PAUSE_MS);
    },
    find: async (id) => (place && id === own?.value ? place : find(id)),
    async findNamed(name) {
      try {
        const suggested = await (await finder()).suggest(name.trim());
        const named = suggested.find(({ label, isNamed }) => isNamed || isCalled(label, name));
        return named && (await find(named.value));
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

/** Addresses of the maps service have their country behind them: `Uppsala, Sverige`. */
const isCalled = (label: string, name: string): boolean =>
  [label, label.split(',')[0] ?? ''].some((known) => foldText(known) === foldText(name));

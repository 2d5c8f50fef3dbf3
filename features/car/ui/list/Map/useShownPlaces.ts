import { type RefObject, useEffect, useState } from 'react';
import { logProblem } from '../../../../../rendering/logProblem';
import type { ShownPlaces } from './shownPlaces';

/** The places of the results next to an element, updated whenever the results change. */
export function useShownPlaces(element: RefObject<Element | null>): ShownPlaces {
  const [shown, setShown] = useState<ShownPlaces>({ places: [] });
  useEffect(() => {
    const results = element.current
      ?.closest('[data-car-list]')
      ?.querySelector('[data-list-results]');
    if (!results) return;
    const readPlaces = () => {
      const json = results.querySelector<HTMLElement>('[data-places]')?.dataset.places;
      try {
        if (json) setShown(JSON.parse(json));
      } catch (error) {
        logProblem('error', 'The places of the list cannot be read', error);
      }
    };
    readPlaces();
    const observer = new MutationObserver(readPlaces);
    observer.observe(results, { childList: true });
    return () => observer.disconnect();
  }, [element]);
  return shown;
}

import { type RefObject, useEffect, useState } from 'react';
import { logProblem } from '../../../../../rendering/logProblem';
import type { ShownPlaces } from './shownPlaces';

/** What the results beside an element tell of their places, now and whenever others take their place. */
export function useShownPlaces(element: RefObject<Element | null>): ShownPlaces {
  const [shown, setShown] = useState<ShownPlaces>({ places: [] });
  useEffect(() => {
    const results = element.current
      ?.closest('[data-car-list]')
      ?.querySelector('[data-list-results]');
    if (!results) return;
    const read = () => {
      const told = results.querySelector<HTMLElement>('[data-places]')?.dataset.places;
      try {
        if (told) setShown(JSON.parse(told));
      } catch (error) {
        logProblem('error', 'The places of the list cannot be read', error);
      }
    };
    read();
    const watch = new MutationObserver(read);
    watch.observe(results, { childList: true });
    return () => watch.disconnect();
  }, [element]);
  return shown;
}

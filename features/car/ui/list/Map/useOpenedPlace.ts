import { useEffect, useRef } from 'react';
import { placeLinkId, type ShownPlaces } from './shownPlaces';

/**
 * Whoever opens a place on the map goes on at its cars, right below the map or beside it, and comes back to its mark
 * when they close these; whoever opens it in the list stays there.
 * @param elementOf the element of a mark that stands alone, by the place's id
 * @returns what to tell of a place whose mark is pressed: not every browser gives a pressed button the focus
 */
export function useOpenedPlace(
  { at }: ShownPlaces,
  elementOf: (id: string) => HTMLElement,
): (id: string) => void {
  const pressed = useRef<string>(undefined);
  const opened = useRef<string>(undefined);
  useEffect(() => {
    const before = opened.current;
    opened.current = at !== undefined && at === pressed.current ? at : undefined;
    pressed.current = undefined;
    if (opened.current !== undefined) {
      const link = document.getElementById(placeLinkId(opened.current));
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'start' });
    } else if (before !== undefined && document.activeElement?.id === placeLinkId(before)) {
      const mark = elementOf(before);
      if (mark.isConnected) mark.querySelector('button')?.focus();
    }
  }, [at, elementOf]);
  return (id) => {
    pressed.current = id;
  };
}

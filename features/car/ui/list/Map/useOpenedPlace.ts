import { useEffect, useRef } from 'react';
import { placeLinkId, type ShownPlaces } from './shownPlaces';

/**
 * Moves the focus from a pressed mark to the cars of its place, and back to the mark when they are closed; a place
 * opened in the list keeps the focus there.
 * @param getElement returns the element of a single place's mark, by the place's id
 * @returns a callback for the id of a pressed place: not every browser focuses a pressed button
 */
export function useOpenedPlace(
  { at }: ShownPlaces,
  getElement: (id: string) => HTMLElement,
): (id: string) => void {
  const pressedId = useRef<string>(undefined);
  const openedPlaceId = useRef<string>(undefined);
  useEffect(() => {
    const previous = openedPlaceId.current;
    openedPlaceId.current = at !== undefined && at === pressedId.current ? at : undefined;
    pressedId.current = undefined;
    if (openedPlaceId.current !== undefined) {
      const link = document.getElementById(placeLinkId(openedPlaceId.current));
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'start' });
    } else if (previous !== undefined && document.activeElement?.id === placeLinkId(previous)) {
      const mark = getElement(previous);
      if (mark.isConnected) mark.querySelector('button')?.focus();
    }
  }, [at, getElement]);
  return (id) => {
    pressedId.current = id;
  };
}

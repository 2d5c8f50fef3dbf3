import { useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import { readListPlaces, type ListPlace } from './arrangingApi';

const none: readonly ListPlace[] = [];

/**
 * The lists that an item stands in, its own first; asked for again when `round` changes.
 * @param itemId undefined where nothing is chosen that may be in a list
 */
export function useListPlaces(
  authoring: Authoring,
  itemId: string | undefined,
  language: string,
  round: number,
): readonly ListPlace[] {
  const [found, setFound] = useState<{ itemId: string; places: readonly ListPlace[] }>();
  useEffect(() => {
    if (itemId === undefined) return undefined;
    let isCurrent = true;
    readListPlaces(authoring, { itemId, language }).then(
      (places) => isCurrent && setFound({ itemId, places }),
      // Without an answer the item has no toolbar; its fields can be edited all the same.
      () => isCurrent && setFound(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, itemId, language, round]);
  return found && found.itemId === itemId ? found.places : none;
}

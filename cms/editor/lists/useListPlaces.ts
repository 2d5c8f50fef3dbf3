import { useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import { readListPlaces, type ListPlace } from './arrangingApi';

const noPlaces: readonly ListPlace[] = [];

/**
 * Loads the lists that contain an item, innermost first, and again when `reloadCount` changes.
 * @param itemId undefined if no list item can be selected
 */
export function useListPlaces(
  authoring: Authoring,
  itemId: string | undefined,
  language: string,
  reloadCount: number,
): readonly ListPlace[] {
  const [result, setResult] = useState<{ itemId: string; places: readonly ListPlace[] }>();
  useEffect(() => {
    if (itemId === undefined) return undefined;
    let isCurrent = true;
    readListPlaces(authoring, { itemId, language }).then(
      (places) => isCurrent && setResult({ itemId, places }),
      // Without the lists an item has no toolbar, but its fields can still be edited.
      () => isCurrent && setResult(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, itemId, language, reloadCount]);
  return result && result.itemId === itemId ? result.places : noPlaces;
}

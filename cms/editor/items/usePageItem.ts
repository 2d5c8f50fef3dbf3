import { useCallback, useEffect, useRef, useState } from 'react';
import type { Authoring, AuthoringItem, Unpublished } from '../authoring';

/** The item of a page, with its blocks, and the number of unpublished changes of the page. */
export interface PageItem {
  itemId: string;
  language: string;
  item: AuthoringItem;
  unpublished: Unpublished;
}

/** Loads the item of a page, and again when `refresh` is called. */
export function usePageItem(
  authoring: Authoring,
  itemId: string | undefined,
  language: string,
  onFailure: (error: unknown) => void,
): { page: PageItem | undefined; refresh: () => Promise<void> } {
  const [page, setPage] = useState<PageItem>();
  const lastRequest = useRef(0);
  const refresh = useCallback(async () => {
    if (itemId === undefined) return;
    const number = ++lastRequest.current;
    try {
      const [item, unpublished] = await Promise.all([
        authoring.readItem(itemId, language),
        authoring.readUnpublished(itemId, language),
      ]);
      // An older answer must not replace a newer one.
      if (number === lastRequest.current) setPage({ itemId, language, item, unpublished });
    } catch (error) {
      onFailure(error);
    }
  }, [authoring, itemId, language, onFailure]);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  const isCurrent = page?.itemId === itemId && page?.language === language;
  return { page: isCurrent ? page : undefined, refresh };
}

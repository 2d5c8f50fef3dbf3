import { useCallback, useEffect, useState } from 'react';
import type { Authoring, AuthoringItem, Unpublished } from '../authoring';

/** What the platform has of the page: its blocks, and how much of it visitors do not see yet. */
export interface PageItem {
  itemId: string;
  language: string;
  item: AuthoringItem;
  unpublished: Unpublished;
}

/** The page's item, fetched again when `refresh` is called. */
export function usePageItem(
  authoring: Authoring,
  itemId: string | undefined,
  language: string,
  onFailure: (error: unknown) => void,
): { page: PageItem | undefined; refresh: () => Promise<void> } {
  const [page, setPage] = useState<PageItem>();
  const refresh = useCallback(async () => {
    if (itemId === undefined) return;
    try {
      const [item, unpublished] = await Promise.all([
        authoring.readItem(itemId, language),
        authoring.unpublished(itemId, language),
      ]);
      setPage({ itemId, language, item, unpublished });
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

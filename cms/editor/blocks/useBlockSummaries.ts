import { useCallback, useMemo } from 'react';
import type { Authoring } from '../authoring';
import type { PageItem } from '../items/usePageItem';
import { readBlockSummaries, type BlockSummary } from '../lists/arrangingApi';
import { useLoaded } from '../useLoaded';

export type BlockSummaries = ReadonlyMap<string, BlockSummary>;

/** Loads summaries of the page's blocks, by uid. Until then blocks are shown by their labels alone. */
export function useBlockSummaries(
  authoring: Authoring,
  page: PageItem | undefined,
): BlockSummaries {
  const { value } = useLoaded(
    useCallback(
      () => page && readBlockSummaries(authoring, { itemId: page.itemId, language: page.language }),
      [authoring, page],
    ),
  );
  return useMemo(() => new Map(value?.map((summary) => [summary.uid, summary])), [value]);
}

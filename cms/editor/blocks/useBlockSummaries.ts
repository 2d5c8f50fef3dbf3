import { useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import type { PageItem } from '../items/usePageItem';
import { readBlockSummaries, type BlockSummary } from '../lists/arrangingApi';

export type BlockSummaries = ReadonlyMap<string, BlockSummary>;

const none: BlockSummaries = new Map();

/** What tells the page's blocks apart, by uid; without an answer blocks have their labels alone. */
export function useBlockSummaries(
  authoring: Authoring,
  page: PageItem | undefined,
): BlockSummaries {
  const [summaries, setSummaries] = useState<BlockSummaries>(none);
  useEffect(() => {
    if (!page) return undefined;
    let isCurrent = true;
    const { itemId, language } = page;
    readBlockSummaries(authoring, { itemId, language }).then(
      (found) => isCurrent && setSummaries(new Map(found.map((one) => [one.uid, one]))),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, page]);
  return summaries;
}

import { useCallback, useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import { parseOwnJson } from '../../../domain/ownJson';
import { listAssets, listFolders, type Asset, type AssetsQuery, type Folder } from './mediaApi';
import { useLoaded } from '../useLoaded';

export interface Assets {
  /** Undefined while they are being fetched for the first time. */
  assets: readonly Asset[] | undefined;
  total: number;
  /** The last question was not answered. */
  hasFailed: boolean;
  /** An answer is on its way. */
  isBusy: boolean;
  hasMore: boolean;
  more: () => void;
  /** Asks again, after something changed or failed. */
  reload: () => void;
}

interface Known {
  key: string;
  assets: readonly Asset[];
  total: number;
  after: string | null;
}

/** The assets that a query asks for, page after page. A newer question overtakes an older one. */
export function useAssets(authoring: Authoring, query: AssetsQuery): Assets {
  const key = JSON.stringify(query);
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<Known>();
  const [failedAt, setFailedAt] = useState<string>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const asked = `${round} ${key}`;

  useEffect(() => {
    let isCurrent = true;
    listAssets(authoring, parseOwnJson<AssetsQuery>(key)).then(
      ({ assets, total, after = null }) => {
        if (!isCurrent) return;
        setFailedAt(undefined);
        setKnown({ key: asked, assets, total, after });
      },
      () => isCurrent && setFailedAt(asked),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, key, asked]);

  const reload = useCallback(() => setRound((count) => count + 1), []);

  function more(): void {
    if (!known?.after || isLoadingMore) return;
    setLoadingMore(true);
    listAssets(authoring, { ...query, after: known.after })
      .then(
        (next) =>
          setKnown((before) =>
            // Another question was answered in between.
            before?.key === known.key
              ? {
                  ...next,
                  after: next.after ?? null,
                  key: known.key,
                  assets: [...known.assets, ...next.assets],
                }
              : before,
          ),
        reload,
      )
      .finally(() => setLoadingMore(false));
  }

  const hasFailed = failedAt === asked;
  return {
    assets: known?.assets,
    total: known?.total ?? 0,
    hasFailed,
    isBusy: (known?.key !== asked && !hasFailed) || isLoadingMore,
    hasMore: Boolean(known?.after),
    more,
    reload,
  };
}

const noFolders: readonly Folder[] = [];

/** The folders that a site sees; empty until they have come. */
export function useFolders(
  authoring: Authoring,
  site: string,
): { folders: readonly Folder[]; reloadFolders: () => void } {
  const [round, setRound] = useState(0);
  // The files themselves tell that nothing can be fetched.
  const { value: folders = noFolders } = useLoaded(
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked again in each round
    useCallback(() => listFolders(authoring, site), [authoring, site, round]),
  );
  return { folders, reloadFolders: useCallback(() => setRound((count) => count + 1), []) };
}

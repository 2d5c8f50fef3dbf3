import { useCallback, useEffect, useRef, useState } from 'react';
import type { Authoring } from '../authoring';
import { parseOwnJson } from '../../../domain/ownJson';
import {
  listAssets,
  reloadAssets,
  listFolders,
  listTags,
  type Asset,
  type AssetsQuery,
  type Folder,
  type Tag,
} from './mediaApi';
import { isKeyOf } from '../../../domain/typedKeys';
import { mediaTexts } from './mediaTexts';
import { useLoaded } from '../useLoaded';

export interface Assets {
  /** Undefined until they are loaded for the first time. */
  assets: readonly Asset[] | undefined;
  total: number;
  /** Whether the last request failed. */
  hasFailed: boolean;
  /** Whether a request is pending. */
  isBusy: boolean;
  hasMore: boolean;
  loadMore: () => void;
  /** Loads the list again, after a change or a failure. */
  reload: () => void;
  /** Replaces a changed asset in the list at once; a reload follows. */
  update: (asset: Asset) => void;
}

interface LoadedAssets {
  /** Key of the request; differs for each reload. */
  key: string;
  queryKey: string;
  assets: readonly Asset[];
  total: number;
  after: string | null;
}

/** Loads the assets that match a query, page by page. The result of an older query is ignored. */
export function useAssets(authoring: Authoring, query: AssetsQuery): Assets {
  const queryKey = JSON.stringify(query);
  const [reloadCount, setReloadCount] = useState(0);
  const [loaded, setLoaded] = useState<LoadedAssets>();
  const [failedRequestKey, setFailedRequestKey] = useState<string>();
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const requestKey = `${reloadCount} ${queryKey}`;
  const loadedRef = useRef(loaded);
  useEffect(() => {
    loadedRef.current = loaded;
  });

  useEffect(() => {
    let isCurrent = true;
    const previous = loadedRef.current;
    const count = previous?.queryKey === queryKey ? previous.assets.length : 0;
    reloadAssets(authoring, parseOwnJson<AssetsQuery>(queryKey), count).then(
      ({ assets, total, after = null }) => {
        if (!isCurrent) return;
        setFailedRequestKey(undefined);
        setLoaded({ key: requestKey, queryKey, assets, total, after });
      },
      () => isCurrent && setFailedRequestKey(requestKey),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, queryKey, requestKey]);

  const reload = useCallback(() => setReloadCount((count) => count + 1), []);

  function update(asset: Asset): void {
    setLoaded(
      (previous) =>
        previous && {
          ...previous,
          assets: previous.assets.map((listedAsset) =>
            listedAsset.id === asset.id ? asset : listedAsset,
          ),
        },
    );
  }

  function loadMore(): void {
    if (!loaded?.after || isLoadingMore) return;
    setIsLoadingMore(true);
    listAssets(authoring, { ...query, after: loaded.after })
      .then(
        (page) =>
          setLoaded((current) =>
            // Ignored if another request was answered in the meantime.
            current?.key === loaded.key
              ? {
                  ...loaded,
                  total: page.total,
                  after: page.after ?? null,
                  assets: [...loaded.assets, ...page.assets],
                }
              : current,
          ),
        // If the service cannot be reached, the reload fails too, and `hasFailed` tells the user.
        reload,
      )
      .finally(() => setIsLoadingMore(false));
  }

  const hasFailed = failedRequestKey === requestKey;
  return {
    assets: loaded?.assets,
    total: loaded?.total ?? 0,
    hasFailed,
    isBusy: (loaded?.key !== requestKey && !hasFailed) || isLoadingMore,
    hasMore: Boolean(loaded?.after),
    loadMore,
    reload,
    update,
  };
}

const emptyList: readonly never[] = [];

/** Loads the folders of a site; empty until then. */
export function useFolders(authoring: Authoring, site: string) {
  const { value: folders, reload: reloadFolders } = useReloadable<readonly Folder[]>(
    useCallback(
      async () => (await listFolders(authoring, site)).map(translateName),
      [authoring, site],
    ),
  );
  return { folders: folders ?? emptyList, reloadFolders };
}

/** Translates the names of the root folders. */
const translateName = (folder: Folder): Folder => {
  const { roots } = mediaTexts;
  return isKeyOf(roots, folder.id) ? { ...folder, name: roots[folder.id] } : folder;
};

/** Loads the tags of a site's files; empty until then. */
export function useTags(authoring: Authoring, site: string) {
  const { value: tags, reload: reloadTags } = useReloadable<readonly Tag[]>(
    useCallback(() => listTags(authoring, site), [authoring, site]),
  );
  return { tags: tags ?? emptyList, reloadTags };
}

/** Loads a value, and again on `reload`. Failures are not shown here: the list of assets shows them. */
function useReloadable<Value>(load: () => Promise<Value>) {
  const [reloadCount, setReloadCount] = useState(0);
  const { value } = useLoaded(
    // eslint-disable-next-line react-hooks/exhaustive-deps -- loads again after each reload
    useCallback(() => load(), [load, reloadCount]),
  );
  return { value, reload: useCallback(() => setReloadCount((count) => count + 1), []) };
}

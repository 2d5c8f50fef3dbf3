import { useCallback, useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import { readPageTree, type PageNode } from './pagesApi';

export interface PageTree {
  /** Undefined while loading for the first time. */
  nodes: readonly PageNode[] | undefined;
  hasFailed: boolean;
  refresh: () => Promise<void>;
}

/** The tree of a site's pages, fetched again when `refresh` is called. */
export function usePageTree(authoring: Authoring, site: string): PageTree {
  const [nodes, setNodes] = useState<readonly PageNode[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const refresh = useCallback(async () => {
    try {
      setNodes(await readPageTree(authoring, site));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, [authoring, site]);
  useEffect(() => {
    // The state is set after the response.
    void Promise.resolve().then(refresh);
  }, [refresh]);
  return { nodes, hasFailed, refresh };
}

import { useCallback, useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import { readPageTree, type PageNode } from './pagesApi';

export interface PageTree {
  /** Undefined while they are fetched for the first time. */
  nodes: readonly PageNode[] | undefined;
  failed: boolean;
  refresh: () => Promise<void>;
}

/** The tree of a site's pages, fetched again when `refresh` is called. */
export function usePageTree(authoring: Authoring, site: string): PageTree {
  const [nodes, setNodes] = useState<readonly PageNode[]>();
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(async () => {
    try {
      setNodes(await readPageTree(authoring, site));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [authoring, site]);
  useEffect(() => {
    // The state is set once the answer has come.
    void Promise.resolve().then(refresh);
  }, [refresh]);
  return { nodes, failed, refresh };
}

import { useCallback, useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import { readPart, type SitePart, type SitePartContent } from './siteApi';

export interface LoadedPart {
  /** Undefined until it is known. */
  content: SitePartContent | undefined;
  /** It could not be fetched. */
  failed: boolean;
  /** Fetches it again; resolves with it, or undefined when that failed. */
  refresh: () => Promise<SitePartContent | undefined>;
}

/** A part of a site with its drafts; what is known stays in sight while it is fetched again. */
export function useSitePart(authoring: Authoring, site: string, part: SitePart): LoadedPart {
  const [content, setContent] = useState<SitePartContent>();
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(async () => {
    try {
      const found = await readPart(authoring, site, part);
      setContent(found);
      setFailed(false);
      return found;
    } catch {
      setFailed(true);
      return undefined;
    }
  }, [authoring, site, part]);
  useEffect(() => {
    // `refresh` tells its failure by the state.
    void refresh();
  }, [refresh]);
  return { content, failed, refresh };
}

import { useCallback, useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import { readPart, type SitePart, type SitePartContent } from './siteApi';

export interface LoadedPart {
  /** Undefined until the part is loaded. */
  content: SitePartContent | undefined;
  /** Whether the last request failed. */
  hasFailed: boolean;
  /** Fetches the part again. Resolves with its content, or with undefined on failure. */
  refresh: () => Promise<SitePartContent | undefined>;
}

/** Loads the drafts of a part of a site. Previous content stays visible while the part is fetched again. */
export function useSitePart(authoring: Authoring, site: string, part: SitePart): LoadedPart {
  const [content, setContent] = useState<SitePartContent>();
  const [hasFailed, setHasFailed] = useState(false);
  const refresh = useCallback(async () => {
    try {
      const newContent = await readPart(authoring, site, part);
      setContent(newContent);
      setHasFailed(false);
      return newContent;
    } catch {
      setHasFailed(true);
      return undefined;
    }
  }, [authoring, site, part]);
  useEffect(() => {
    // `refresh` stores its failure in the state.
    void refresh();
  }, [refresh]);
  return { content, hasFailed, refresh };
}

import { useEffect, useState } from 'react';
import { tellFailure } from '../describeFailure';
import { useLinkPlace } from './LinkPlace';
import { readLinkPages, type LinkPage } from './linksApi';

/** The pages that can be linked to; undefined while they are fetched. */
export function useLinkPages(): readonly LinkPage[] | undefined {
  const at = useLinkPlace();
  const [pages, setPages] = useState<readonly LinkPage[]>();
  const authoring = at?.authoring;
  const site = at?.place.site.name;
  useEffect(() => {
    if (!authoring || site === undefined) return;
    let isCurrent = true;
    readLinkPages(authoring, site).then(
      (found) => isCurrent && setPages(found),
      (error: unknown) => isCurrent && tellFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, site]);
  return pages;
}

import { useEffect, useState } from 'react';
import type { Authoring } from '../../authoring';

/** Routes of a site's pages; none when they cannot be had, undefined until that is known. */
export function useRoutes(
  authoring: Authoring,
  site: string,
  language: string,
): readonly string[] | undefined {
  const [routes, setRoutes] = useState<readonly string[]>();
  useEffect(() => {
    let isCurrent = true;
    authoring.listPages(site, language).then(
      (pages) => isCurrent && setRoutes(pages.map(({ route }) => route)),
      () => isCurrent && setRoutes([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, site, language]);
  return routes;
}

import { useEffect, useState } from 'react';
import type { Authoring } from '../../authoring';

/**
 * Fetches the routes of a site's pages in its first language, and for the other languages the addresses
 * (`/en/...`) of pages whose route is translated. Undefined while loading, empty if fetching failed.
 */
export function useRoutes(
  authoring: Authoring,
  site: string,
  languages: readonly string[],
): readonly string[] | undefined {
  const [routes, setRoutes] = useState<readonly string[]>();
  useEffect(() => {
    let isCurrent = true;
    const lists = languages.map(async (language, index) => {
      const pages = await authoring.listPages(site, language);
      return pages.flatMap(({ route, ownRoute }) =>
        index === 0 ? [route] : ownRoute === route ? [] : [`/${language}${ownRoute}`],
      );
    });
    Promise.all(lists).then(
      (all) => isCurrent && setRoutes(all.flat()),
      () => isCurrent && setRoutes([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [authoring, site, languages]);
  return routes;
}

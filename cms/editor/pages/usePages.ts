import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Authoring, PageSummary } from '../authoring';
import type { PageItem } from '../items/usePageItem';
import type { EditorSite } from '../../../features/editing/model/editorView.types';
import { useLoaded } from '../useLoaded';

/** The page that the editor shows. It is in the editor's address, so that it can be bookmarked and shared. */
export interface Place {
  site: EditorSite;
  language: string;
  /** Path of the page from the site's root, without the language. */
  route: string;
}

/** Reads the page from the editor's address. Returns the first site's front page by default. */
export function readPlace(sites: readonly EditorSite[], search: string): Place {
  const query = new URLSearchParams(search);
  const site = sites.find(({ name }) => name === query.get('site')) ?? sites[0];
  if (!site) throw new Error('No site to edit');
  const language = site.languages.find((code) => code === query.get('language'));
  return {
    site,
    language: language ?? site.languages[0] ?? '',
    route: query.get('route') ?? '/',
  };
}

/** The editor's address that opens a page in one of the editor's views. */
export function editorAddress({ site, language, route }: Place, view = 'page'): string {
  const query = new URLSearchParams({ site: site.name, language, route });
  if (view !== 'page') query.set('view', view);
  return `/_edit?${query}`;
}

export interface Pages {
  /** Undefined while the pages are being fetched. */
  pages: readonly PageSummary[] | undefined;
  /** The page at the route; undefined when it does not exist in the language. */
  page: PageSummary | undefined;
  /** Fetches the pages again. */
  refresh: () => void;
}

/** Fetches the pages of a site in a language, and finds the one at the route. */
export function usePages(
  authoring: Authoring,
  { site, language, route }: Place,
  onFailure: (error: unknown) => void,
): Pages {
  const key = `${site.name} ${language}`;
  const [refreshKey, setRefreshKey] = useState(0);
  const { value: loaded } = useLoaded(
    useCallback(
      async () => ({ key, pages: await authoring.listPages(site.name, language) }),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- fetched again in each round
      [authoring, site.name, language, key, refreshKey],
    ),
    onFailure,
  );
  const pages = loaded?.key === key ? loaded.pages : undefined;
  return {
    pages,
    page:
      pages?.find((page) => page.route === route) ?? pages?.find((page) => page.ownRoute === route),
    refresh: () => setRefreshKey((count) => count + 1),
  };
}

/** Fetches the pages again when the open page has a new version, which may have another name. */
export function useFollowedNames(page: PageItem | undefined, refreshPages: () => void): void {
  const seenRef = useRef<{ key: string; version: number }>(undefined);
  const refresh = useEffectEvent(refreshPages);
  const key = page && `${page.itemId} ${page.language}`;
  const version = page?.item.version;
  useEffect(() => {
    if (key === undefined || version === undefined) return;
    const seen = seenRef.current;
    seenRef.current = { key, version };
    if (seen?.key === key && seen.version !== version) refresh();
  }, [key, version]);
}

import { useCallback, useState } from 'react';
import type { Authoring, PageSummary } from '../authoring';
import type { EditorSite } from '../../../features/editing/model/editorView.types';
import { useLoaded } from '../useLoaded';

/** What the editor looks at; it stands in the address, so that it can be kept and sent. */
export interface Place {
  site: EditorSite;
  language: string;
  /** Below the site's root, without language. */
  route: string;
}

/** The place that the editor's address names, or the first site's front page. */
export function readPlace(sites: readonly EditorSite[], search: string): Place {
  const query = new URLSearchParams(search);
  const site = sites.find(({ name }) => name === query.get('site')) ?? sites[0];
  if (!site) throw new Error('There is no site to edit');
  const language = site.languages.find((one) => one === query.get('language'));
  return {
    site,
    language: language ?? site.languages[0] ?? '',
    route: query.get('route') ?? '/',
  };
}

/** The editor's address of a place, seen in one of its views. */
export function addressOf({ site, language, route }: Place, view = 'page'): string {
  const query = new URLSearchParams({ site: site.name, language, route });
  if (view !== 'page') query.set('view', view);
  return `/_edit?${query}`;
}

export interface Pages {
  /** Undefined while they are being fetched. */
  pages: readonly PageSummary[] | undefined;
  /** The page at the place; undefined when there is none in the language. */
  page: PageSummary | undefined;
  /** Fetches them again. */
  refresh: () => void;
}

/** The pages of a site in a language, and the one at the place. */
export function usePages(
  authoring: Authoring,
  { site, language, route }: Place,
  onFailure: (error: unknown) => void,
): Pages {
  const key = `${site.name} ${language}`;
  const [round, setRound] = useState(0);
  const { value: known } = useLoaded(
    useCallback(
      async () => ({ key, pages: await authoring.listPages(site.name, language) }),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- asked again in each round
      [authoring, site.name, language, key, round],
    ),
    onFailure,
  );
  const pages = known?.key === key ? known.pages : undefined;
  return {
    pages,
    page: pages?.find((one) => one.route === route),
    refresh: () => setRound((count) => count + 1),
  };
}

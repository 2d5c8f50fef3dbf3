import { useEffect, useState } from 'react';
import { siteByName } from '../../../../sites/sites';
import type { Authoring, PageSummary } from '../../authoring';
import type { Place } from '../usePages';
import { readPart } from '../../site/siteApi';
import type { PageSurroundings } from './pagePreview';

/** What the previews of a page take from its site. Until it is known, or when it cannot be, the defaults stand. */
export function usePageSurroundings(
  authoring: Authoring,
  { site, language, route }: Place,
  itemId: string,
): PageSurroundings {
  const { socialImage } = siteByName(site.name);
  const [settings, setSettings] = useState({ titleTemplate: '%s', siteName: site.name });
  const [page, setPage] = useState<{ summary?: PageSummary; picture?: string }>({});

  useEffect(() => {
    let isCurrent = true;
    const ignore = () => undefined;
    readPart(authoring, site.name, 'SETTINGS').then(({ items }) => {
      const fields = items[0]?.versions.find((one) => one.language === language)?.published ?? {};
      const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined);
      if (!isCurrent) return;
      setSettings({
        titleTemplate: text('titleTemplate') ?? '%s',
        siteName: text('name') ?? site.name,
      });
    }, ignore);
    authoring.listPages(site.name, language).then(async (pages) => {
      const summary = pages.find((one) => one.itemId === itemId);
      if (isCurrent) setPage({ summary });
      const picture = await readPicture(site.name, language, summary?.route ?? route, itemId);
      if (isCurrent) setPage({ summary, picture });
    }, ignore);
    return () => {
      isCurrent = false;
    };
  }, [authoring, site.name, language, route, itemId]);

  const prefix = language === site.languages[0] ? '' : `/${language}`;
  const path = page.summary?.route ?? route;
  return {
    ...settings,
    address: `${site.origin}${path === '/' ? prefix || '/' : prefix + path}`,
    itemName: page.summary?.displayName ?? '',
    picture: page.picture ?? socialImage,
  };
}

/** The picture that the site shows of the page's draft, as its own head says it. */
async function readPicture(
  site: string,
  language: string,
  route: string,
  itemId: string,
): Promise<string | undefined> {
  const query = { mode: 'preview', route, sc_site: site, sc_itemid: itemId, sc_lang: language };
  const response = await fetch(`/_edit/page?${new URLSearchParams(query)}`).catch(() => undefined);
  if (!response?.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const address = page.querySelector('meta[property="og:image"]')?.getAttribute('content');
  if (!address || !URL.canParse(address)) return undefined;
  // Pictures of the site are the editor's own as well, which its rules for pictures allow.
  const { pathname, search } = new URL(address);
  return pathname + search;
}

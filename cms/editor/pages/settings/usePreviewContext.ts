import { useEffect, useState } from 'react';
import { siteByName } from '../../../../sites/sites';
import type { Authoring, PageSummary } from '../../authoring';
import type { Place } from '../usePages';
import { readPart } from '../../site/siteApi';
import type { PreviewContext } from './pagePreview';

/** Loads data of the site for the previews of a page. Returns defaults while loading and after a failure. */
export function usePreviewContext(
  authoring: Authoring,
  { site, language, route }: Place,
  itemId: string,
): PreviewContext {
  const { socialImage } = siteByName(site.name);
  const [settings, setSettings] = useState({ titleTemplate: '%s', siteName: site.name });
  const [page, setPage] = useState<{ summary?: PageSummary } & DraftHead>({});

  useEffect(() => {
    let isCurrent = true;
    const ignoreError = () => undefined;
    readPart(authoring, site.name, 'SETTINGS').then(({ items }) => {
      const fields =
        items[0]?.versions.find((version) => version.language === language)?.published ?? {};
      const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined);
      if (!isCurrent) return;
      setSettings({
        titleTemplate: text('titleTemplate') ?? '%s',
        siteName: text('name') ?? site.name,
      });
    }, ignoreError);
    authoring.listPages(site.name, language).then(async (pages) => {
      const summary = pages.find((candidate) => candidate.itemId === itemId);
      if (isCurrent) setPage({ summary });
      const head = await readDraftHead(site.name, language, summary?.ownRoute ?? route, itemId);
      if (isCurrent) setPage({ summary, ...head });
    }, ignoreError);
    return () => {
      isCurrent = false;
    };
  }, [authoring, site.name, language, route, itemId]);

  const prefix = language === site.languages[0] ? '' : `/${language}`;
  const path = page.summary?.ownRoute ?? route;
  return {
    ...settings,
    address: `${site.origin}${path === '/' ? prefix || '/' : prefix + path}`,
    itemName: page.summary?.displayName ?? '',
    picture: page.picture ?? socialImage,
    heading: page.heading,
  };
}

/** Parts of a page's draft that its previews show. */
interface DraftHead {
  picture?: string;
  /** The main heading. */
  heading?: string;
}

async function readDraftHead(
  site: string,
  language: string,
  route: string,
  itemId: string,
): Promise<DraftHead> {
  const query = { mode: 'preview', route, sc_site: site, sc_itemid: itemId, sc_lang: language };
  const response = await fetch(`/_edit/page?${new URLSearchParams(query)}`).catch(() => undefined);
  if (!response?.ok) return {};
  const draft = new DOMParser().parseFromString(await response.text(), 'text/html');
  const heading = draft.querySelector('h1')?.textContent.trim();
  const pictureAddress = draft.querySelector('meta[property="og:image"]')?.getAttribute('content');
  if (!pictureAddress || !URL.canParse(pictureAddress)) return { heading };
  // The site's pictures are also served from the editor's origin, which its content security policy
  // allows.
  const { pathname, search } = new URL(pictureAddress);
  return { heading, picture: pathname + search };
}

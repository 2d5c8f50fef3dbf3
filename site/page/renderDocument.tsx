import { BoundedMemory } from '../../platform/memory/BoundedMemory';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { BlockNotes, type BlockNote } from '../../rendering/blockNotes';
import { BlockFragments } from '../../blocks/fragmentCache';
import { CatchFailures } from '../../blocks/Blocks';
import { ARRIVED_STYLE, deferredSlot } from '../../blocks/DeferredBlock';
import { IslandRenderer } from '../../rendering/Island';
import { islandContext, islandContextId } from '../../rendering/IslandPage';
import { FragmentRenderer } from '../../rendering/cachedFragments';
import { collectStyles } from '../../design-system/stitches';
import { themeClass, type ThemeName } from '../../design-system/themes/themes';
import { pageMotionCss } from '../../design-system/layouts/pageMotion';
import { themeCss } from '../../design-system/themes/themeCss';
import { fontCss, fontPreloads } from '../fonts/fontAssets';
import { DraftBar } from '../layout/DraftBar';
import { Shell } from '../layout/Shell';
import { escapeHtml } from '../../domain/pages/escapeHtml';
import { seoTags, tagManagerId } from '../seo/head';
import { getFormatLocale, getLocale } from '../../sites/getLocale';
import { timeZones } from '../../sites/timeZones';
import { editorTags } from './editorTags';
import { findFailures, type BlockFailure } from './findFailures';
import { type Html, type HtmlPieces, htmlText, type SharedHtml } from '../../platform/pages/html';
import { isSameRoute } from '../../platform/content/resolveRoute';
import type { PageData } from '../../platform/pages/pageData.types';
import { isPublicPage, type PublicPageData } from '../../platform/pages/publicPage';
import { canCacheFragments, PageFragments } from './PageFragments';
import { createPageInfo } from './createPageInfo';
import { PageProviders, pageTheme } from './PageProviders';
import { vitalsAttribute } from './pageKind';
import { variantsOnPage } from './variantsOnPage';

/** The data of a page view; the server adds channel and currency. */
interface PageView {
  itemId: string;
  pageName: string;
  variantId?: string;
  language: string;
}

/**
 * The page view of a page, or undefined when none is sent: only in normal mode and with an item id.
 */
function pageView({ page, mode, language, status }: PageData): PageView | undefined {
  if (mode !== 'normal' || status !== 200 || !page?.itemId) return undefined;
  return { itemId: page.itemId, pageName: page.name, variantId: page.variantId, language };
}

/** Splits a body at its first deferred block, and removes the markers of the other deferred blocks. */
function cutAtDeferred(body: HtmlPieces): { before: HtmlPieces; deferred?: HtmlPieces } {
  const cutIndex = body.findIndex((piece) => htmlText(piece).includes(deferredSlot));
  if (cutIndex === -1) return { before: body };
  const [opening = '', ...deferred] = htmlText(body[cutIndex] ?? '').split(deferredSlot);
  const following = body
    .slice(cutIndex + 1)
    .map((piece) =>
      htmlText(piece).includes(deferredSlot) ? htmlText(piece).replaceAll(deferredSlot, '') : piece,
    );
  return { before: [...body.slice(0, cutIndex), opening], deferred: [...deferred, ...following] };
}

/**
 * A rendered page, its blocks that threw, and the notes of its blocks. All properties are plain values: with
 * a getter, V8 would keep what it refers to, half a megabyte here, until the complete heap is collected.
 */
export interface RenderedDocument {
  html: Html;
  /**
   * The page up to its first deferred block, with that block's placeholder; only for pages with such blocks.
   */
  opening?: Html;
  /** The remainder of a page whose deferred blocks have arrived. */
  tail?: Html;
  failures: readonly BlockFailure[];
  notes: readonly BlockNote[];
}

const renderIsland = (island: ReactNode, identifierPrefix: string) =>
  renderToString(island, { identifierPrefix });

/** The build's tags for the browser, as HTML for a document's head and the end of its body. */
export interface BrowserTags {
  head: string;
  body: string;
}

export interface DocumentOptions {
  tags?: BrowserTags;
  /** Used as the body instead of the shell with the page's blocks. */
  content?: ReactNode;
  /**
   * Whether fragments that are the same on many pages may be cached: not in development and for drafts,
   * where they change.
   */
  cacheFragments?: boolean;
  /** Themes whose fonts are loaded; the page's own when absent. */
  fontsOf?: readonly ThemeName[];
}

/**
 * Renders a page to a complete HTML document: the shell and its blocks, only the CSS that they use, and the
 * head. Synchronous, so that the styles of two pages never mix (Stitches collects them globally).
 */
export function renderDocument(data: PageData, options: DocumentOptions = {}): RenderedDocument {
  const { tags = { head: '', body: '' } } = options;
  const { body, css, notes, failures } = renderBody(data, options);
  const theme = pageTheme(data.site, data.page);
  const preloads = fontPreloads(theme, data.language).map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  );
  const head: Html = [
    [
      `<!doctype html><html${rootAttributes(data, themeClass(theme))}><head>`,
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      seoTags(data),
      ...preloads,
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      offersNotices(data) ? '<link rel="manifest" href="/manifest.webmanifest">' : '',
      // Stitches in the browser looks for its rules in the first sheet that has its markers.
      '<style>',
    ].join(''),
    themeSheet(theme, options.fontsOf),
    '</style><style>',
    css,
    `</style>${tags.head}</head><body>${tagManagerFrame(data)}`,
  ];
  const bodyEnd = `${hasIslands(body) ? islandsTag(data) : ''}${tags.body}${editorTags(data)}</body></html>`;
  const { before, deferred } = cutAtDeferred(body);
  // The fragments are not joined: that would copy them once more before they are encoded.
  const html = [...head, ...before, ...(deferred ?? []), bodyEnd];
  if (!deferred) return { html, failures, notes };
  // The head that was sent lacks the styles of deferred blocks, so the tail contains all styles again, in
  // their order.
  const tail = [`<style>${ARRIVED_STYLE}</style><style>`, css, '</style>', ...deferred, bodyEnd];
  return { html, opening: [...head, ...before], tail, failures, notes };
}

const hasIslands = (body: HtmlPieces): boolean =>
  body.some((piece) => (typeof piece === 'string' ? piece : piece.shared).includes('data-island='));

/**
 * The context of all islands of the page. It is data, which browsers do not run, and no text in it can close
 * the element.
 */
function islandsTag(data: PageData): string {
  const json = JSON.stringify(islandContext(createPageInfo(data), data.imageHosts));
  return `<script type="application/json" id="${islandContextId}">${json.replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Whether the page offers notices. On some devices only pages on the home screen can receive them, so this
 * page can be added there.
 */
const offersNotices = ({ pushKey, site, routePath }: PageData): boolean =>
  pushKey !== undefined && isSameRoute(routePath, site.savedCarsPath ?? '');

const themeSheets = new BoundedMemory<string, SharedHtml>({ name: 'styles of themes', max: 50 });

/**
 * Style sheet of a theme with its own fonts or, if `fontsOf` is given, those of these themes: not all are
 * preloaded, so each is used as soon as it has loaded (`swap`). One object per combination, so that it is
 * encoded once.
 */
function themeSheet(theme: ThemeName, fontsOf?: readonly ThemeName[]): SharedHtml {
  const name = [theme, ...(fontsOf ?? [])].join(' ');
  const fonts = () =>
    fontsOf ? fontsOf.map((themeName) => fontCss(themeName, 'swap')).join('') : fontCss(theme);
  const sheet = themeSheets.get(name) ?? { shared: fonts() + themeCss(theme) + pageMotionCss };
  themeSheets.set(name, sheet);
  return sheet;
}

/** Each sheet takes some 75 kB, and as many bytes again once it is encoded. */
const pageSheets = new BoundedMemory<string, SharedHtml>({
  name: 'styles of pages',
  max: 200,
});

/** The styles of a page, as an object that it shares with pages of the same styles. */
function pageSheet(css: string): SharedHtml {
  const sheet = pageSheets.get(css) ?? { shared: css };
  pageSheets.set(css, sheet);
  return sheet;
}

interface Body {
  body: HtmlPieces;
  css: SharedHtml;
  notes: readonly BlockNote[];
  failures: readonly BlockFailure[];
}

/**
 * Renders the body. If a block throws, the page is rendered once more with error boundaries, which are
 * rarely needed.
 */
function renderBody(data: PageData, options: DocumentOptions): Body {
  try {
    return { ...renderTree(data, options, { catchFailures: false }), failures: [] };
  } catch {
    const rendered = renderTree(data, options, { catchFailures: true });
    return { ...rendered, failures: findFailures(htmlText(rendered.body), data) };
  }
}

function renderTree(
  data: PageData,
  options: DocumentOptions,
  { catchFailures }: { catchFailures: boolean },
) {
  const {
    content = <Shell page={data.page} dictionary={data.content.messages} />,
    cacheFragments = false,
  } = options;
  const notes: BlockNote[] = [];
  // Renders fragments that are the same on many pages, such as a menu.
  const sharedFragments = cacheFragments && isPublicPage(data) ? createSharedFragments(data) : null;
  const inContext = (children: ReactNode) => (
    // Islands are not hydrated while a page is edited, so that editors' changes stay.
    <IslandRenderer value={data.mode === 'edit' ? null : renderIsland}>
      <BlockNotes value={(note) => notes.push(note)}>
        <CatchFailures value={catchFailures}>
          <FragmentRenderer value={sharedFragments}>
            <PageProviders data={data}>{children}</PageProviders>
          </FragmentRenderer>
        </CatchFailures>
      </BlockNotes>
    </IslandRenderer>
  );
  // The blocks of this page, which are reused when the page is rendered again.
  const blockFragments =
    sharedFragments && !catchFailures && canCacheFragments(data)
      ? new PageFragments(data, (block, identifierPrefix) =>
          renderToStaticMarkup(inContext(block), { identifierPrefix }),
        )
      : undefined;
  const { privateView } = data;
  const page = (
    <BlockFragments value={blockFragments?.add ?? null}>
      {privateView?.kind === 'draft' && <DraftBar until={formatDraftEnd(data, privateView.view)} />}
      {content}
    </BlockFragments>
  );
  const { result, css } = collectStyles(() => renderToStaticMarkup(inContext(page)));
  return { body: blockFragments?.insertInto(result) ?? [result], css: pageSheet(css), notes };
}

/** Renders the fragments that pages share: they have the context that blocks may use, and no private data. */
const createSharedFragments = (data: PublicPageData) => ({
  render: (fragment: ReactNode) =>
    renderToStaticMarkup(<PageProviders data={data}>{fragment}</PageProviders>),
  scope: data.content,
});

/** When the link to the draft expires, formatted in the time zone of the site's country. */
const formatDraftEnd = ({ site, language }: PageData, until: string): string =>
  new Date(until).toLocaleString(getFormatLocale(site, language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZones[site.country],
  });

function rootAttributes(data: PageData, theme: string): string {
  const view = pageView(data);
  const variants = variantsOnPage(data);
  const attributes: Record<string, string | undefined> = {
    lang: getLocale(data.site, data.language),
    class: theme,
    'data-tag-manager': data.mode === 'normal' ? tagManagerId(data) : undefined,
    'data-asks-consent': requiresConsent(data) ? 'true' : undefined,
    'data-page-view': view && JSON.stringify(view),
    'data-vitals': vitalsAttribute(data),
    'data-variants': variants && JSON.stringify(variants),
  };
  return Object.entries(attributes)
    .map(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : ''))
    .join('');
}

/** Whether the page requests consent with the built-in dialog from visitors who have not answered yet. */
function requiresConsent(data: PageData): boolean {
  if (data.mode !== 'normal') return false;
  const { consentManager } = data.content.settings;
  return consentManager ? consentManager === 'BuiltIn' : tagManagerId(data) !== undefined;
}

/** The tag manager's frame for browsers without scripts. */
function tagManagerFrame(data: PageData): string {
  const id = data.mode === 'normal' ? tagManagerId(data) : undefined;
  if (!id) return '';
  const src = `https://www.googletagmanager.com/ns.html?id=${id}`;
  return `<noscript><iframe src="${src}" height="0" width="0" title="" hidden></iframe></noscript>`;
}

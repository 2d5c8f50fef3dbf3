import { BoundedMemory } from '../../platform/memory/BoundedMemory';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { BlockNotes, type BlockNote } from '../../rendering/blockNotes';
import { BlockParts } from '../../blocks/blockParts';
import { CatchFailures } from '../../blocks/Blocks';
import { arrivedStyle, latePlace } from '../../blocks/LateBlock';
import { IslandRenderer } from '../../rendering/Island';
import { aroundIslands, aroundIslandsId } from '../../rendering/IslandPage';
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
import { formatLocaleOf, localeOf } from '../../sites/localeOf';
import { timeZones } from '../../sites/timeZones';
import { editorTags } from './editorTags';
import { findFailures, type BlockFailure } from './findFailures';
import { type Html, type HtmlPieces, htmlText, type SharedHtml } from '../../platform/pages/html';
import type { PageData } from '../../platform/pages/pageData.types';
import { isPublicPage, type PublicPageData } from '../../platform/pages/publicPage';
import { mayHaveParts, PageParts } from './PageParts';
import { pageInfoOf } from './pageInfoOf';
import { PageProviders, themeOf } from './PageProviders';
import { vitalsOf } from './pageKind';
import { variantsOnPage } from './variantsOnPage';

/** What a page view says of the page (spec 1 §7); channel and currency are added by the server. */
interface PageView {
  itemId: string;
  pageName: string;
  variantId?: string;
  language: string;
}

/** The page view of a page, or undefined when none is sent: only in normal mode and with an item id. */
function pageView({ page, mode, language, status }: PageData): PageView | undefined {
  if (mode !== 'normal' || status !== 200 || !page?.itemId) return undefined;
  return { itemId: page.itemId, pageName: page.name, variantId: page.variantId, language };
}

/** A body up to its first late block, and from there on. */
function cutAtLate(body: HtmlPieces): { before: HtmlPieces; late?: HtmlPieces } {
  const cut = body.findIndex((piece) => htmlText(piece).includes(latePlace));
  if (cut === -1) return { before: body };
  const [opening = '', ...late] = htmlText(body[cut] ?? '').split(latePlace);
  const rest = body
    .slice(cut + 1)
    .map((piece) =>
      htmlText(piece).includes(latePlace) ? htmlText(piece).replaceAll(latePlace, '') : piece,
    );
  return { before: [...body.slice(0, cut), opening], late: [...late, ...rest] };
}

/**
 * A rendered page, the blocks of it that threw, and what blocks had to say to the log. Plain values: V8 keeps
 * what the getter of a literal reads, half a megabyte here, until the whole heap is collected.
 */
export interface RenderedDocument {
  html: Html;
  /** Up to the first late block, with what is seen while it is awaited; only of pages with such blocks. */
  opening?: Html;
  /** What follows the opening of a page whose late blocks have arrived. */
  rest?: Html;
  failures: readonly BlockFailure[];
  notes: readonly BlockNote[];
}

const renderIsland = (island: ReactNode, identifierPrefix: string) =>
  renderToString(island, { identifierPrefix });

/** What the build has for the browser, as HTML for a document's head and the end of its body. */
export interface BrowserTags {
  head: string;
  body: string;
}

export interface DocumentOptions {
  tags?: BrowserTags;
  /** Stands in the body instead of the shell with the page's blocks. */
  content?: ReactNode;
  /** Parts that are the same on many pages may come from memory: where neither code nor drafts change. */
  cacheFragments?: boolean;
  /** Themes whose fonts are loaded; the page's own when left out. */
  fontsOf?: readonly ThemeName[];
}

/**
 * Renders a page to a complete HTML document: the shell and its blocks, only the CSS that they use,
 * and the head. Synchronous, so that the styles of two pages never mix (stack, Stitches).
 */
export function renderDocument(data: PageData, options: DocumentOptions = {}): RenderedDocument {
  const { tags = { head: '', body: '' } } = options;
  const { body, css, notes, failures } = renderBody(data, options);
  const theme = themeOf(data.site, data.page);
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
  const end = `${hasIslands(body) ? islandsTag(data) : ''}${tags.body}${editorTags(data)}</body></html>`;
  const { before, late } = cutAtLate(body);
  // A piece each: put together they would be copied once more before they are encoded.
  const html = [...head, ...before, ...(late ?? []), end];
  if (!late) return { html, failures, notes };
  // The head that was sent has no styles of late blocks: all of them once more, in their order.
  const rest = [`<style>${arrivedStyle}</style><style>`, css, '</style>', ...late, end];
  return { html, opening: [...head, ...before], rest, failures, notes };
}

const hasIslands = (body: HtmlPieces): boolean =>
  body.some((piece) => (typeof piece === 'string' ? piece : piece.shared).includes('data-island='));

/** What is around all islands of the page. It is data, which no browser runs; no text in it can end the element early. */
function islandsTag(data: PageData): string {
  const json = JSON.stringify(aroundIslands(pageInfoOf(data), data.imageHosts));
  return `<script type="application/json" id="${aroundIslandsId}">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** From its home screen a device shows notices that its browser has not: the page that offers them can be put there. */
const offersNotices = ({ pushKey, site, routePath }: PageData): boolean =>
  pushKey !== undefined && site.savedCarsPath === routePath;

const themeSheets = new BoundedMemory<string, SharedHtml>({ name: 'styles of themes', max: 50 });

/** A theme with its fonts, or with those of others that nobody fetches ahead: the same text every time. */
function themeSheet(theme: ThemeName, fontsOf?: readonly ThemeName[]): SharedHtml {
  const name = [theme, ...(fontsOf ?? [])].join(' ');
  const fonts = () =>
    fontsOf ? fontsOf.map((other) => fontCss(other, 'swap')).join('') : fontCss(theme);
  const sheet = themeSheets.get(name) ?? { shared: fonts() + themeCss(theme) + pageMotionCss };
  themeSheets.set(name, sheet);
  return sheet;
}

/** Some 75 kB each, and as many bytes once it is encoded. */
const pageSheets = new BoundedMemory<string, SharedHtml>({
  name: 'styles of pages',
  max: 200,
});

/** The styles of a page as a piece that it shares with others of its kind. */
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

/** Nearly always every block renders; when one throws, the page is rendered once more with nets. */
function renderBody(data: PageData, options: DocumentOptions): Body {
  try {
    return { ...renderTree(data, options, false), failures: [] };
  } catch {
    const rendered = renderTree(data, options, true);
    return { ...rendered, failures: findFailures(htmlText(rendered.body), data) };
  }
}

function renderTree(data: PageData, options: DocumentOptions, catchFailures: boolean) {
  const {
    content = <Shell page={data.page} dictionary={data.content.messages} />,
    cacheFragments = false,
  } = options;
  const notes: BlockNote[] = [];
  const fragments = cacheFragments && isPublicPage(data) ? fragmentsOf(data) : null;
  const around = (children: ReactNode) => (
    // While a page is edited nothing hydrates: what editors change in it stays as they left it.
    <IslandRenderer value={data.mode === 'edit' ? null : renderIsland}>
      <BlockNotes value={(note) => notes.push(note)}>
        <CatchFailures value={catchFailures}>
          <FragmentRenderer value={fragments}>
            <PageProviders data={data}>{children}</PageProviders>
          </FragmentRenderer>
        </CatchFailures>
      </BlockNotes>
    </IslandRenderer>
  );
  const parts =
    fragments && !catchFailures && mayHaveParts(data)
      ? new PageParts(data, (block, identifierPrefix) =>
          renderToStaticMarkup(around(block), { identifierPrefix }),
        )
      : undefined;
  const { privateView } = data;
  const page = (
    <BlockParts value={parts?.add ?? null}>
      {privateView?.kind === 'draft' && <DraftBar until={draftEnd(data, privateView.view)} />}
      {content}
    </BlockParts>
  );
  const { result, css } = collectStyles(() => renderToStaticMarkup(around(page)));
  return { body: parts?.putInto(result) ?? [result], css: pageSheet(css), notes };
}

/** Renders parts of a page that are kept: they have what its blocks may ask for, and nothing of one person. */
const fragmentsOf = (data: PublicPageData) => ({
  render: (part: ReactNode) =>
    renderToStaticMarkup(<PageProviders data={data}>{part}</PageProviders>),
  around: data.content,
});

/** When a link to the draft ends, by the clocks of the site's country. */
const draftEnd = ({ site, language }: PageData, until: string): string =>
  new Date(until).toLocaleString(formatLocaleOf(site, language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZones[site.country],
  });

function rootAttributes(data: PageData, theme: string): string {
  const view = pageView(data);
  const variants = variantsOnPage(data);
  const attributes: Record<string, string | undefined> = {
    lang: localeOf(data.site, data.language),
    class: theme,
    'data-tag-manager': data.mode === 'normal' ? tagManagerId(data) : undefined,
    'data-asks-consent': asksConsent(data) ? 'true' : undefined,
    'data-page-view': view && JSON.stringify(view),
    'data-vitals': vitalsOf(data),
    'data-variants': variants && JSON.stringify(variants),
  };
  return Object.entries(attributes)
    .map(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : ''))
    .join('');
}

/** Whether the built-in dialog asks visitors of the page who have not answered yet. */
function asksConsent(data: PageData): boolean {
  if (data.mode !== 'normal') return false;
  const { consentManager } = data.content.settings;
  return consentManager ? consentManager === 'BuiltIn' : tagManagerId(data) !== undefined;
}

/** The tag manager's way in for browsers without script. */
function tagManagerFrame(data: PageData): string {
  const id = data.mode === 'normal' ? tagManagerId(data) : undefined;
  if (!id) return '';
  const src = `https://www.googletagmanager.com/ns.html?id=${id}`;
  return `<noscript><iframe src="${src}" height="0" width="0" title="" hidden></iframe></noscript>`;
}

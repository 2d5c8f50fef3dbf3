import {
  isPlaceholder,
  placeholderSegments,
  makeModelTitle,
} from '../../rendering/placeholderSegments';
import { publicPath } from '../../platform/content/resolveRoute';
import type { PageData } from '../../platform/pages/pageData.types';
import { getLocale } from '../../sites/getLocale';
import { escapeHtml } from '../../domain/pages/escapeHtml';
import { canonicalRoute } from './canonicalRoute';
import { languageRoute } from './languageRoute';
import { socialImage } from './socialImage';

/** Whether a text is a container id of the tag manager; no other text may become part of its address. */
function isTagManagerId(text: string): boolean {
  return /^GTM-[A-Z0-9]{4,12}$/.test(text);
}

/**
 * A page's title in the site's template: metaTitle, else navTitle, else its name. For an item that serves
 * every make and model, make and model are the title.
 */
export function pageTitle(
  data: Pick<PageData, 'page' | 'content' | 'routePath' | 'metadata' | 'privateView'>,
): string {
  const { page, content, privateView } = data;
  // The name of an item that serves many addresses is a wildcard.
  const itemName = page && !isPlaceholder(page.name) ? page.name : undefined;
  const privateTitle = privateView?.titleKey && content.messages[privateView.titleKey];
  const title =
    privateTitle ??
    vehicleTitle(data) ??
    page?.fields.metaTitle ??
    page?.fields.navTitle ??
    itemName;
  const { name, titleTemplate } = content.settings;
  return title ? titleTemplate.replace('%s', () => title) : name;
}

function vehicleTitle({
  page,
  routePath,
  metadata,
}: Pick<PageData, 'page' | 'routePath' | 'metadata'>) {
  if (!page?.itemPath || metadata) return undefined;
  return makeModelTitle(placeholderSegments(page.itemPath, routePath));
}

/**
 * The tag manager's container: the page's own takes precedence over the site's; a text that is not an id is
 * ignored.
 */
export function tagManagerId({
  page,
  content,
  privateView,
}: Pick<PageData, 'page' | 'content' | 'privateView'>) {
  if (privateView?.hasSecretAddress) return undefined;
  return [page?.fields.gtmID, content.settings.gtmID].find((id) => id && isTagManagerId(id));
}

/**
 * Everything about the page that search engines and link previews read, as HTML for <head>: title,
 * description, canonical address, language alternates and social preview.
 */
export function seoTags(data: PageData): string {
  const { page, status } = data;
  const fields = page?.fields;
  const title = pageTitle(data);
  const description = fields?.metaDescription;
  const isIndexed = status === 200 && data.mode === 'normal' && !fields?.noIndex;
  const pageAddress = absoluteAddress(data, data.language);
  const canonical = fields?.canonicalURL ?? pageAddress;
  const image = socialImage(data);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    isIndexed
      ? tag('link', { rel: 'canonical', href: canonical })
      : meta('name', 'robots', 'noindex'),
    isIndexed ? alternateLinks(data) : '',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', data.content.settings.name),
    meta(
      'property',
      'og:title',
      vehicleTitle(data) ?? fields?.metaTitle ?? fields?.navTitle ?? title,
    ),
    meta('property', 'og:description', fields?.ogDescription ?? description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', getLocale(data.site, data.language).replace('-', '_')),
    meta('property', 'og:image', image.address),
    meta('property', 'og:image:width', image.width?.toString()),
    meta('property', 'og:image:height', image.height?.toString()),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

function absoluteAddress(
  { site, origin, routePath, page, language: requested }: PageData,
  language: PageData['language'],
): string {
  const translated = language === requested ? undefined : languageRoute(page, language, routePath);
  return origin + publicPath(site, language, translated ?? canonicalRoute(page, routePath));
}

/** hreflang links of all language versions of the page; the default language is x-default as well. */
function alternateLinks(data: PageData): string {
  const { site, page } = data;
  const languages = site.languages.filter((language) =>
    page?.languages.some(({ name }) => name === language),
  );
  if (languages.length < 2) return '';
  const links = languages.map((language) =>
    tag('link', {
      rel: 'alternate',
      hreflang: getLocale(site, language),
      href: absoluteAddress(data, language),
    }),
  );
  const defaultLink = tag('link', {
    rel: 'alternate',
    hreflang: 'x-default',
    href: absoluteAddress(data, languages[0] ?? data.language),
  });
  return links.join('') + defaultLink;
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): string {
  return content ? tag('meta', { [kind]: name, content }) : '';
}

function tag(name: string, attributes: Record<string, string>): string {
  const attributeTexts = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${attributeTexts.join('')}>`;
}

import { isPlaceholder, placeholderSegments, titleOf } from '../../rendering/placeholderSegments';
import { publicPath } from '../../platform/content/resolveRoute';
import type { PageData } from '../../platform/pages/pageData.types';
import { localeOf } from '../../sites/localeOf';
import { escapeHtml } from '../../domain/pages/escapeHtml';
import { canonicalRoute } from './canonicalRoute';
import { socialImage } from './socialImage';

/** Whether a text has the form of a tag-manager container's id; nothing else may reach its address. */
function isTagManagerId(text: string): boolean {
  return /^GTM-[A-Z0-9]{4,12}$/.test(text);
}

/**
 * A page's title in the site's template (spec 1 §2.1): metaTitle, else navTitle, else its name. One item
 * may serve every make and model: then they are the title (spec 1 §2.10).
 */
export function pageTitle(
  data: Pick<PageData, 'page' | 'content' | 'routePath' | 'metadata' | 'privateView'>,
): string {
  const { page, content, privateView } = data;
  // An item that serves many addresses has a placeholder for a name.
  const itemName = page && !isPlaceholder(page.name) ? page.name : undefined;
  const about = privateView?.titleKey && content.messages[privateView.titleKey];
  const own =
    about ?? vehicleTitle(data) ?? page?.fields.metaTitle ?? page?.fields.navTitle ?? itemName;
  const { name, titleTemplate } = content.settings;
  return own ? titleTemplate.replace('%s', () => own) : name;
}

function vehicleTitle({
  page,
  routePath,
  metadata,
}: Pick<PageData, 'page' | 'routePath' | 'metadata'>) {
  if (!page?.itemPath || metadata) return undefined;
  return titleOf(placeholderSegments(page.itemPath, routePath));
}

/** The tag-manager container: the page's own wins over the site's; anything but an id counts as none. */
export function tagManagerId({
  page,
  content,
  privateView,
}: Pick<PageData, 'page' | 'content' | 'privateView'>) {
  if (privateView?.hasSecretAddress) return undefined;
  return [page?.fields.gtmID, content.settings.gtmID].find((id) => id && isTagManagerId(id));
}

/**
 * Everything about the page that search engines and link previews read, as HTML for <head>:
 * title, description, canonical address, language alternates and social preview.
 */
export function seoTags(data: PageData): string {
  const { page, status } = data;
  const fields = page?.fields;
  const title = pageTitle(data);
  const description = fields?.metaDescription;
  const indexed = status === 200 && data.mode === 'normal' && !fields?.noIndex;
  const own = absolute(data, data.language);
  const canonical = fields?.canonicalURL ?? own;
  const image = socialImage(data);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    indexed
      ? tag('link', { rel: 'canonical', href: canonical })
      : meta('name', 'robots', 'noindex'),
    indexed ? alternates(data) : '',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', data.content.settings.name),
    meta(
      'property',
      'og:title',
      vehicleTitle(data) ?? fields?.metaTitle ?? fields?.navTitle ?? title,
    ),
    meta('property', 'og:description', fields?.ogDescription ?? description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', localeOf(data.site, data.language).replace('-', '_')),
    meta('property', 'og:image', image.address),
    meta('property', 'og:image:width', image.width?.toString()),
    meta('property', 'og:image:height', image.height?.toString()),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

function absolute(
  { site, origin, routePath, page }: PageData,
  language: PageData['language'],
): string {
  return origin + publicPath(site, language, canonicalRoute(page, routePath));
}

/** hreflang of every language version that the site has, with the default one as x-default. */
function alternates(data: PageData): string {
  const { site, page } = data;
  const languages = site.languages.filter((language) =>
    page?.languages.some(({ name }) => name === language),
  );
  if (languages.length < 2) return '';
  const links = languages.map((language) =>
    tag('link', {
      rel: 'alternate',
      hreflang: localeOf(site, language),
      href: absolute(data, language),
    }),
  );
  const main = tag('link', {
    rel: 'alternate',
    hreflang: 'x-default',
    href: absolute(data, languages[0] ?? data.language),
  });
  return links.join('') + main;
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): string {
  return content ? tag('meta', { [kind]: name, content }) : '';
}

function tag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

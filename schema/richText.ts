/**
 * What a rich text may consist of: one list for what is stored, what is pasted and what is rendered. docs/rich-text.md is the same
 * for people.
 */

/** Longest rich text, in characters. Of one that is longer the words alone are shown. */
export const maxRichText = 200_000;

/** Tags of a text at most; a long one has some thousands. */
const maxTags = 20_000;
/** Pictures of a text at most, each of which is written in several widths. */
const maxPictures = 1_000;

/** Whether a text is no longer and no fuller of tags than any that people write. */
export const isBounded = (html: string): boolean =>
  html.length <= maxRichText &&
  count(html, '<') <= maxTags &&
  count(html.toLowerCase(), '<img') <= maxPictures;

function count(text: string, sign: string): number {
  let found = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found += 1;
  return found;
}

/** Elements that stay, with the attributes that they keep besides those of all. */
export const keptElements: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['p', 'div', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'figure', 'figcaption'],
      ...['ul', 'dl', 'dt', 'dd', 'details', 'summary', 'caption', 'thead', 'tbody', 'tfoot', 'tr'],
      ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'small', 'mark', 'code', 'kbd'],
      ...['samp', 'var', 'abbr', 'cite', 'dfn', 'bdi', 'bdo', 'wbr', 'ruby', 'rt', 'rp', 'table'],
    ].map((name) => [name, []]),
  ),
  ol: ['start', 'type', 'reversed'],
  li: ['value', 'type'],
  blockquote: ['cite'],
  q: ['cite'],
  del: ['cite', 'datetime'],
  ins: ['cite', 'datetime'],
  time: ['datetime'],
  th: ['scope', 'colspan', 'rowspan', 'headers', 'abbr'],
  td: ['colspan', 'rowspan', 'headers'],
  // Only editors need the linked page's id.
  a: ['href', 'target', 'rel', 'hreflang', 'name', 'data-item'],
  img: ['src', 'alt', 'width', 'height'],
};

/** What every element keeps: where links lead to, the language and direction of its words, what it says more. */
export const keptAttributes: readonly string[] = ['id', 'lang', 'dir', 'title'];

/** Elements that become others. The page's own h1 is its block's title. */
export const renamedElements: Readonly<Record<string, string>> = {
  h1: 'h2',
  strike: 's',
  tt: 'code',
  acronym: 'abbr',
  dir: 'ul',
  menu: 'ul',
  listing: 'pre',
  xmp: 'pre',
  ...Object.fromEntries(
    [
      ...['center', 'section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'address'],
      ...['hgroup', 'search', 'fieldset', 'legend', 'dialog', 'form'],
    ].map((name) => [name, 'div']),
  ),
};

/** Elements that are left out with all that they hold; editors are warned about them. */
export const refusedElements: readonly string[] = [
  ...['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'oembed', 'video', 'audio'],
  ...['svg', 'math', 'canvas', 'map', 'select', 'textarea', 'button', 'progress', 'meter'],
];

/** Elements whose text is not for readers, such as scripts: they are dropped silently. */
export const silentElements: readonly string[] = [
  ...['script', 'style', 'template', 'title', 'xml', 'noscript', 'noembed', 'noframes', 'option'],
];

/**
 * A picture or file of the media library, however editors' programs write its address; undefined for any other.
 */
export function libraryAddress(address: string): string | undefined {
  const [, kind, path] =
    /^\s*(?:~|\/?-|\/~)\/(media|jssmedia)\/([^\s\\]+)\s*$/i.exec(address) ?? [];
  return kind && path ? `/-/${kind.toLowerCase()}/${path}` : undefined;
}

const refusedTag = new RegExp(`<(${refusedElements.join('|')})(?=[\\s/>])`, 'gi');
const pictureTag = /<img(?=[\s/>])([^<>]*)>/gi;
const sourceAttribute = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * What of a rich text is not shown: names of elements, `img` for a picture that is not of the media library, `html` for the
 * formatting of one that is too long. Each once.
 */
export function refusedIn(html: string): string[] {
  if (!isBounded(html)) return ['html'];
  const tags = [...html.matchAll(refusedTag)].map(([, name = '']) => name.toLowerCase());
  const isForeign = [...html.matchAll(pictureTag)].some(([, attributes = '']) => {
    const [, double, single, bare] = sourceAttribute.exec(attributes) ?? [];
    return libraryAddress(double ?? single ?? bare ?? '') === undefined;
  });
  return [...new Set(isForeign ? [...tags, 'img'] : tags)];
}

/** Elements that say what an inline style says, outermost first: editors' programs write a stroke or bold type as a style. */
export function elementsOfStyle(style: string): string[] {
  const told = (property: string): string =>
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]{0,80})`, 'i')
      .exec(style)?.[1]
      ?.toLowerCase() ?? '';
  const line = `${told('text-decoration')} ${told('text-decoration-line')}`;
  const position = told('vertical-align');
  const weight = told('font-weight');
  return [
    ...(line.includes('line-through') ? ['s'] : []),
    ...(/^(?:bold|bolder|[6-9]00)\b/.test(weight) ? ['strong'] : []),
    ...(/^(?:italic|oblique)/.test(told('font-style')) ? ['em'] : []),
    ...(line.includes('underline') ? ['u'] : []),
    ...(/^super/.test(position) ? ['sup'] : []),
    ...(/^sub/.test(position) ? ['sub'] : []),
  ];
}

/** Whether a style undoes its element: Google Docs wraps whole texts in `<b>` with normal weight. */
export function isPlainStyle(name: string, style: string): boolean {
  if (name === 'b' || name === 'strong')
    return /(?:^|;)\s*font-weight\s*:\s*(?:normal|[1-5]00)/i.test(style);
  return (name === 'i' || name === 'em') && /(?:^|;)\s*font-style\s*:\s*normal/i.test(style);
}

/** Kind of numbers by the style of a list. */
const listTypes: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** The `type` of a numbered list that a style says; undefined for plain numbers. */
export function listTypeOf(style: string): string | undefined {
  const [, type = ''] = /(?:^|;)\s*list-style(?:-type)?\s*:\s*([a-z-]{0,40})/i.exec(style) ?? [];
  return listTypes[type.toLowerCase()];
}

/**
 * Elements and attributes that a rich text may contain: one list for storing, pasting and rendering.
 * docs/rich-text.md describes them for editors.
 */

/** Maximum length of a rich text, in characters; a longer one is shown without formatting. */
export const maxRichTextLength = 200_000;

/** Maximum number of tags in a text; long texts of editors have some thousands. */
const maxTags = 20_000;
/** Maximum number of pictures and films in a text; each is written in several widths. */
const maxPictures = 1_000;

/** Whether a text is within these limits, which no text that people write exceeds. */
export const isBounded = (html: string): boolean =>
  html.length <= maxRichTextLength &&
  count(html, '<') <= maxTags &&
  count(html.toLowerCase(), '<img') + count(html.toLowerCase(), '<video') <= maxPictures;

function count(text: string, substring: string): number {
  let occurrences = 0;
  for (
    let offset = text.indexOf(substring);
    offset >= 0;
    offset = text.indexOf(substring, offset + 1)
  )
    occurrences += 1;
  return occurrences;
}

/** Allowed elements, with the attributes that they may have in addition to those of all elements. */
export const allowedElements: Readonly<Record<string, readonly string[]>> = {
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
  // A film of the media library in one file; the page adds the controls.
  video: ['src', 'poster', 'aria-label', 'width', 'height'],
};

/** Attributes that every element may have: anchor, language and direction of its text, and tooltip. */
export const allowedAttributes: readonly string[] = ['id', 'lang', 'dir', 'title'];

/** Elements that are replaced by others; a page's h1 is the title of a block. */
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

/** Elements that are removed with their content; editors are warned about them. */
export const refusedElements: readonly string[] = [
  ...['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'oembed', 'audio'],
  ...['svg', 'math', 'canvas', 'map', 'select', 'textarea', 'button', 'progress', 'meter'],
];

/** Elements whose text is not for readers, such as scripts: they are removed without a warning. */
export const droppedElements: readonly string[] = [
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

/** A film of the media library; undefined for any other address. */
export function filmAddress(address: string): string | undefined {
  const film = libraryAddress(address);
  return film !== undefined && /\.mp4(?:\?|$)/i.test(film) ? film : undefined;
}

const refusedTag = new RegExp(`<(${refusedElements.join('|')})(?=[\\s/>])`, 'gi');
const mediaTag = /<(img|video)(?=[\s/>])([^<>]*)>/gi;
const sourceAttribute = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * The content of a rich text that is not shown, each kind once: names of refused elements, `img` and `video`
 * for files outside the media library, `html` for the formatting of a text that is too long.
 */
export function findRefused(html: string): string[] {
  if (!isBounded(html)) return ['html'];
  const tags = [...html.matchAll(refusedTag)].map(([, name = '']) => name.toLowerCase());
  const foreignMedia = [...html.matchAll(mediaTag)].flatMap(([, name = '', attributes = '']) => {
    const [, double, single, bare] = sourceAttribute.exec(attributes) ?? [];
    const tag = name.toLowerCase();
    const address = double ?? single ?? bare ?? '';
    const libraryPath = tag === 'video' ? filmAddress(address) : libraryAddress(address);
    return libraryPath === undefined ? [tag] : [];
  });
  return [...new Set([...tags, ...foreignMedia])];
}

/**
 * Elements that have the effect of an inline style, outermost first: editors' programs write strikethrough or
 * bold type as a style.
 */
export function elementsOfStyle(style: string): string[] {
  const readValue = (property: string): string =>
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]{0,80})`, 'i')
      .exec(style)?.[1]
      ?.toLowerCase() ?? '';
  const line = `${readValue('text-decoration')} ${readValue('text-decoration-line')}`;
  const position = readValue('vertical-align');
  const weight = readValue('font-weight');
  return [
    ...(line.includes('line-through') ? ['s'] : []),
    ...(/^(?:bold|bolder|[6-9]00)\b/.test(weight) ? ['strong'] : []),
    ...(/^(?:italic|oblique)/.test(readValue('font-style')) ? ['em'] : []),
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

/** The `type` of a numbered list that has the effect of a style; undefined for plain numbers. */
export function findListType(style: string): string | undefined {
  const [, type = ''] = /(?:^|;)\s*list-style(?:-type)?\s*:\s*([a-z-]{0,40})/i.exec(style) ?? [];
  return listTypes[type.toLowerCase()];
}

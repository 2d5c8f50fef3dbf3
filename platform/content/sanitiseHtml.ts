import { BoundedMemory } from '../memory/BoundedMemory';
import sanitize from 'sanitize-html';
import { imageSources } from '../../design-system/components/Image/imageSources';
import { isHref } from '../../schema/href';
import {
  allowedAttributes,
  allowedElements,
  filmAddress,
  libraryAddress,
  findListType,
  maxRichTextLength,
  refusedElements,
  renamedElements,
  droppedElements,
} from '../../schema/richText';
import { boundedMarkup } from './boundedMarkup';

type Attributes = Record<string, string>;

/** Prefix for ids in a text, which could otherwise be equal to ids of the page's own forms and scripts. */
const ID_PREFIX = 'text-';

/**
 * Hosts of pictures in addition to the media library: none, since texts only show what editors have
 * uploaded.
 */
const pictureHosts: readonly string[] = [];

const isInteger = (text: string): boolean => /^-?\d{1,9}$/.test(text);
const isCount = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text);
const isAddress = (text: string): boolean =>
  /^(?:https?:\/\/|\/(?!\/)|#)/i.test(text) && isHref(text);

/** Accepted values of attributes that do not allow any text. */
const validators: Readonly<Record<string, (value: string) => boolean>> = {
  id: (id) => /^[^\s"'<>&]{1,200}$/.test(id),
  name: (name) => /^[^\s"'<>&]{1,200}$/.test(name),
  lang: (lang) => /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4}$/i.test(lang),
  dir: (dir) => /^(?:ltr|rtl|auto)$/i.test(dir),
  start: isInteger,
  value: isInteger,
  type: (type) => /^[1aAiI]$/.test(type),
  width: isCount,
  height: isCount,
  colspan: isCount,
  rowspan: isCount,
  cite: isAddress,
  datetime: (time) => /^[\dT:.Z+PWDHMS -]{1,40}$/.test(time),
  scope: (scope) => /^(?:row|col|rowgroup|colgroup)$/i.test(scope),
  hreflang: (lang) => /^[a-z-]{2,20}$/i.test(lang),
  target: (target) => /^[\w-]{1,40}$/.test(target),
};

function pickAllowedAttributes(name: string, attributes: Attributes): Attributes {
  const allowed: Attributes = {};
  for (const attribute of [...allowedAttributes, ...(allowedElements[name] ?? [])]) {
    const value = attributes[attribute];
    if (value === undefined || validators[attribute]?.(value) === false) continue;
    allowed[attribute] = value;
  }
  if (allowed.id !== undefined) allowed.id = ID_PREFIX + allowed.id;
  return allowed;
}

/** Attributes of a link, or of an anchor. A page opened from ours must not get a reference to our window. */
function linkAttributes(attributes: Attributes): Attributes {
  const { href, rel = '', ...allowed } = pickAllowedAttributes('a', attributes);
  // The name of an anchor in the text, which links from other pages use.
  const anchor = attributes.id ?? attributes.name;
  if (anchor !== undefined && allowed.id === undefined && validators.id?.(anchor))
    allowed.id = ID_PREFIX + anchor;
  if (allowed.id !== undefined && anchor !== undefined) allowed.name = anchor;
  const address = href === undefined ? undefined : (libraryAddress(href) ?? href);
  if (address !== undefined && isHref(address)) allowed.href = address;
  const opensNewWindow =
    allowed.target !== undefined && !/^_(?:self|parent|top)$/i.test(allowed.target);
  const relations = new Set(rel.toLowerCase().match(/[a-z-]{1,40}/g));
  // These values would give the opened page a reference to our window.
  relations.delete('opener');
  if (opensNewWindow) relations.add('noopener').add('noreferrer');
  if (relations.size > 0) allowed.rel = [...relations].join(' ');
  return allowed;
}

/**
 * Attributes of a picture of the media library, in the widths that windows need; a picture from elsewhere
 * loses its source.
 */
function pictureAttributes(attributes: Attributes): Attributes {
  const allowed = pickAllowedAttributes('img', attributes);
  const { src = '', alt = '', width, ...otherAttributes } = allowed;
  const address = libraryAddress(src);
  if (address === undefined) return {};
  const sources = imageSources(
    address,
    pictureHosts,
    width === undefined ? undefined : Number(width),
  );
  return {
    ...otherAttributes,
    src: sources.src,
    ...(sources.srcSet && { srcset: sources.srcSet, sizes: '(max-width: 48em) 100vw, 44em' }),
    alt,
    ...(width && { width }),
    loading: 'lazy',
    decoding: 'async',
  };
}

/**
 * Attributes of a film of the media library, with the browser's own controls; a film from elsewhere loses its
 * source. Before it is played, the browser loads only its poster or, without one, its metadata.
 */
function filmAttributes(attributes: Attributes): Attributes {
  const {
    src = '',
    poster = '',
    width,
    height,
    ...otherAttributes
  } = pickAllowedAttributes('video', attributes);
  const address = filmAddress(src);
  if (address === undefined) return {};
  const picture = libraryAddress(poster);
  const widthPx = width === undefined ? undefined : Number(width);
  return {
    ...otherAttributes,
    src: address,
    ...(picture !== undefined && { poster: imageSources(picture, pictureHosts, widthPx).src }),
    // The page reserves the film's aspect ratio in any width, before it is loaded.
    ...(width && height && { width, height, style: 'block-size:auto' }),
    controls: '',
    playsinline: '',
    preload: picture === undefined ? 'metadata' : 'none',
  };
}

const createTag = (tagName: string, attribs: Attributes) => ({ tagName, attribs });

const transformTag: sanitize.Transformer = (tagName, attributes) => {
  const name = renamedElements[tagName] ?? tagName;
  if (name === 'a') return createTag(name, linkAttributes(attributes));
  if (name === 'img') return createTag(name, pictureAttributes(attributes));
  if (name === 'video') return createTag(name, filmAttributes(attributes));
  const isNumbered = name === 'ol' || name === 'li';
  const type = isNumbered ? (attributes.type ?? findListType(attributes.style ?? '')) : undefined;
  return createTag(
    name,
    pickAllowedAttributes(name, type === undefined ? attributes : { ...attributes, type }),
  );
};

/** Replaces the checkboxes of task lists by characters. */
const replaceCheckbox: sanitize.Transformer = (tagName, attributes) =>
  attributes.type === 'checkbox'
    ? { tagName: 'span', attribs: {}, text: 'checked' in attributes ? '☑ ' : '☐ ' }
    : createTag(tagName, {});

const mediaAttributes = {
  video: [...(allowedElements.video ?? []), 'style', 'controls', 'playsinline', 'preload'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
};

const options: sanitize.IOptions = {
  allowedTags: Object.keys(allowedElements),
  allowedAttributes: { '*': [...allowedAttributes], ...allowedElements, ...mediaAttributes },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowProtocolRelative: false,
  selfClosing: ['img', 'br', 'hr', 'wbr', 'input'],
  nonTextTags: [...refusedElements, ...droppedElements],
  transformTags: { '*': transformTag, input: replaceCheckbox },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren = [] }) =>
    ((tag === 'img' || tag === 'video') && !attribs.src) ||
    (tag === 'figure' && text.trim() === '' && mediaChildren.length === 0),
};

const idAttribute = / id="text-([^"]*)"/g;
const localLink = /(<a\b[^<>]* href=")#([^"]*)"/g;
/** Elements that may have an anchor for links from other texts and pages. */
const anchorElement =
  /<(p|h[2-6]|li|dt|dd|div|span|td|th|figcaption)( [^<>]*)? id="text-([^"]*)"([^<>]*)>/g;

/**
 * Makes links within the text lead to its own anchors. Links from elsewhere find an anchor by the name that
 * editors gave it.
 */
function connectAnchors(html: string): string {
  if (!html.includes(' id="text-')) return html;
  const anchors = new Set([...html.matchAll(idAttribute)].map(([, id]) => id));
  return html
    .replace(localLink, (match, before: string, id: string) =>
      anchors.has(id) ? `${before}#${ID_PREFIX}${id}"` : match,
    )
    .replace(anchorElement, '$&<a name="$3"></a>');
}

/** What a film contains: other sources and words for browsers that show no films. */
const filmContent = /(<video\b[^<>]*>).*?<\/video>/gs;

const cleanHtml = new BoundedMemory<string, string>({ name: 'clean texts', max: 2_000 });

/**
 * Editors' HTML reduced to harmless formatting (docs/rich-text.md): no scripts, styles, handlers, frames or
 * unusual schemes. Recent texts are cached, because the same content is parsed for every page that is not
 * cached.
 */
export function sanitiseHtml(html: string): string {
  const cached = cleanHtml.get(html);
  if (cached !== undefined) return cached;
  const sanitised = sanitize(boundedMarkup(html), options).replace(filmContent, '$1</video>');
  const result = connectAnchors(sanitised).trim();
  if (html.length > maxRichTextLength) return result;
  cleanHtml.set(html, result);
  return result;
}

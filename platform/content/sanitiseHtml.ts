import { BoundedMemory } from '../memory/BoundedMemory';
import sanitize from 'sanitize-html';
import { imageSources } from '../../design-system/components/Image/imageSources';
import { isHref } from '../../schema/href';
import {
  keptAttributes,
  keptElements,
  libraryAddress,
  listTypeOf,
  maxRichText,
  refusedElements,
  renamedElements,
  silentElements,
} from '../../schema/richText';
import { boundedMarkup } from './boundedMarkup';

type Attributes = Record<string, string>;

/** Ids of a text get this, or they could be those of the page's own forms and scripts. */
const idPrefix = 'text-';

/** Hosts of pictures besides the media library: none, a text shows what editors have uploaded. */
const noHosts: readonly string[] = [];

const isWhole = (text: string): boolean => /^-?\d{1,9}$/.test(text);
const isCount = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text);
const isAddress = (text: string): boolean =>
  /^(?:https?:\/\/|\/(?!\/)|#)/i.test(text) && isHref(text);

/** What an attribute must be where not every text will do. */
const validators: Readonly<Record<string, (value: string) => boolean>> = {
  id: (id) => /^[^\s"'<>&]{1,200}$/.test(id),
  name: (name) => /^[^\s"'<>&]{1,200}$/.test(name),
  lang: (lang) => /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4}$/i.test(lang),
  dir: (dir) => /^(?:ltr|rtl|auto)$/i.test(dir),
  start: isWhole,
  value: isWhole,
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

function keepAttributes(name: string, given: Attributes): Attributes {
  const kept: Attributes = {};
  for (const attribute of [...keptAttributes, ...(keptElements[name] ?? [])]) {
    const value = given[attribute];
    if (value === undefined || validators[attribute]?.(value) === false) continue;
    kept[attribute] = value;
  }
  if (kept.id !== undefined) kept.id = idPrefix + kept.id;
  return kept;
}

/** A link, and a place that links lead to; a page opened from ours must not get a handle on it. */
function linkAttributes(given: Attributes): Attributes {
  const { href, rel = '', ...kept } = keepAttributes('a', given);
  // The address of a place in the text, as links from elsewhere know it.
  const place = given.id ?? given.name;
  if (place !== undefined && kept.id === undefined && validators.id?.(place))
    kept.id = idPrefix + place;
  if (kept.id !== undefined && place !== undefined) kept.name = place;
  const address = href === undefined ? undefined : (libraryAddress(href) ?? href);
  if (address !== undefined && isHref(address)) kept.href = address;
  const opensElsewhere = kept.target !== undefined && !/^_(?:self|parent|top)$/i.test(kept.target);
  const relations = new Set(rel.toLowerCase().match(/[a-z-]{1,40}/g));
  // What would give the opened page a handle again.
  relations.delete('opener');
  if (opensElsewhere) relations.add('noopener').add('noreferrer');
  if (relations.size > 0) kept.rel = [...relations].join(' ');
  return kept;
}

/** A picture of the media library in the widths that windows need; one from elsewhere has no source. */
function pictureAttributes(given: Attributes): Attributes {
  const kept = keepAttributes('img', given);
  const { src = '', alt = '', width, ...rest } = kept;
  const address = libraryAddress(src);
  if (address === undefined) return {};
  const sources = imageSources(address, noHosts, width === undefined ? undefined : Number(width));
  return {
    ...rest,
    src: sources.src,
    ...(sources.srcSet && { srcset: sources.srcSet, sizes: '(max-width: 48em) 100vw, 44em' }),
    alt,
    ...(width && { width }),
    loading: 'lazy',
    decoding: 'async',
  };
}

const plain = (tagName: string, attribs: Attributes) => ({ tagName, attribs });

const transform: sanitize.Transformer = (written, given) => {
  const name = renamedElements[written] ?? written;
  if (name === 'a') return plain(name, linkAttributes(given));
  if (name === 'img') return plain(name, pictureAttributes(given));
  const isNumbered = name === 'ol' || name === 'li';
  const type = isNumbered ? (given.type ?? listTypeOf(given.style ?? '')) : undefined;
  return plain(name, keepAttributes(name, type === undefined ? given : { ...given, type }));
};

/** A list of things to do says which are done. */
const checkbox: sanitize.Transformer = (tagName, given) =>
  given.type === 'checkbox'
    ? { tagName: 'span', attribs: {}, text: 'checked' in given ? '☑ ' : '☐ ' }
    : plain(tagName, {});

const own = {
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
};

const options: sanitize.IOptions = {
  allowedTags: Object.keys(keptElements),
  allowedAttributes: { '*': [...keptAttributes], ...keptElements, ...own },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowProtocolRelative: false,
  selfClosing: ['img', 'br', 'hr', 'wbr', 'input'],
  nonTextTags: [...refusedElements, ...silentElements],
  transformTags: { '*': transform, input: checkbox },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren = [] }) =>
    (tag === 'img' && !attribs.src) ||
    (tag === 'figure' && text.trim() === '' && mediaChildren.length === 0),
};

const idAttribute = / id="text-([^"]*)"/g;
const ownAnchor = /(<a\b[^<>]* href=")#([^"]*)"/g;
/** Elements in which a place may be marked that links from other texts and pages know. */
const marked =
  /<(p|h[2-6]|li|dt|dd|div|span|td|th|figcaption)( [^<>]*)? id="text-([^"]*)"([^<>]*)>/g;

/** Links within the text lead to its own places; those from elsewhere find them by the name that editors gave. */
function connectPlaces(html: string): string {
  if (!html.includes(' id="text-')) return html;
  const places = new Set([...html.matchAll(idAttribute)].map(([, id]) => id));
  return html
    .replace(ownAnchor, (whole, before: string, id: string) =>
      places.has(id) ? `${before}#${idPrefix}${id}"` : whole,
    )
    .replace(marked, '$&<a name="$3"></a>');
}

const clean = new BoundedMemory<string, string>({ name: 'clean texts', max: 2_000 });

/**
 * Editors' HTML reduced to harmless formatting (docs/rich-text.md): no scripts, styles, handlers, frames or odd schemes.
 * Remembers recent texts, because the same content is parsed for every page that is not cached.
 */
export function sanitiseHtml(html: string): string {
  const known = clean.get(html);
  if (known !== undefined) return known;
  const result = connectPlaces(sanitize(boundedMarkup(html), options)).trim();
  if (html.length > maxRichText) return result;
  clean.set(html, result);
  return result;
}

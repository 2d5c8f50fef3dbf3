import { isHref } from '../../../schema/href';
import {
  elementsOfStyle,
  isPlainStyle,
  keptAttributes,
  keptElements,
  libraryAddress,
  listTypeOf,
  refusedElements,
  renamedElements,
  silentElements,
} from '../../../schema/richText';

/** What the editor writes one way, where others are kept as well. */
const written: Readonly<Record<string, string>> = {
  ...renamedElements,
  b: 'strong',
  i: 'em',
  div: 'p',
};

const dropped = new Set([...silentElements, ...refusedElements]);
const blocks =
  'p|div|ul|ol|dl|h[2-6]|blockquote|pre|hr|table|figure|details|dt|dd|li|caption|thead|tbody|tfoot|tr|th|td';
const startsWithBlock = new RegExp(`^<(?:${blocks})\\b`);
const holdsBlock = new RegExp(`<(?:${blocks})\\b`);
/** What the page puts before ids, which are kept as editors write them. */
const idPrefix = /^text-/;

/**
 * The markup of an edited element, with what a rich text may consist of alone: browsers and pasted documents leave
 * styles, fonts and classes in it. Text outside of a paragraph gets one.
 */
export function readRichText(element: Element): string {
  const parts: string[] = [];
  let loose = '';
  const closeLoose = () => {
    if (loose.replace(/<br>/g, '').trim()) parts.push(`<p>${loose.trim()}</p>`);
    loose = '';
  };
  for (const node of element.childNodes) {
    const html = write(node);
    if (!startsWithBlock.test(html)) {
      loose += html;
      continue;
    }
    closeLoose();
    if (!isBlank(html)) parts.push(html);
  }
  closeLoose();
  return parts.join('');
}

function write(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeText(node.textContent ?? '');
  if (!isElement(node)) return '';
  const name = node.localName;
  // What marks the places of fields for the page editor is no text of theirs.
  if (dropped.has(name) || (name === 'code' && node.hasAttribute('type'))) return '';
  const style = node.getAttribute('style') ?? '';
  const inner = withStyle([...node.childNodes].map(write).join(''), name, style);
  const tag = written[name] ?? name;
  if (!Object.hasOwn(keptElements, tag) || isPlainStyle(name, style)) return inner;
  if (tag === 'img') return writePicture(node);
  if (tag === 'a') return writeLink(node, inner);
  // A paragraph around blocks, as some browsers make of a list, would be no HTML.
  if (tag === 'p' && holdsBlock.test(inner)) return inner;
  const attributes = writeAttributes(node, tag, style);
  if (tag === 'span' && attributes === '') return inner;
  if (tag === 'br' || tag === 'hr' || tag === 'wbr') return `<${tag}>`;
  return `<${tag}${attributes}>${inner}</${tag}>`;
}

/** Words in bold type and the like that a style alone says. */
function withStyle(inner: string, name: string, style: string): string {
  if (style === '' || inner.trim() === '' || holdsBlock.test(inner)) return inner;
  const own = written[name] ?? name;
  return elementsOfStyle(style)
    .filter((element) => element !== own)
    .reduceRight((html, element) => `<${element}>${html}</${element}>`, inner);
}

function writeAttributes(node: Element, tag: string, style: string): string {
  const given = [...keptAttributes, ...(keptElements[tag] ?? [])].flatMap((name): string[] => {
    const value = node.getAttribute(name);
    if (value === null) return [];
    return [` ${name}="${escapeText(name === 'id' ? value.replace(idPrefix, '') : value)}"`];
  });
  const type = tag === 'ol' && !node.hasAttribute('type') ? listTypeOf(style) : undefined;
  return given.join('') + (type ? ` type="${type}"` : '');
}

/** Pictures of the media library; the page shows them through its own address for pictures. */
function writePicture(picture: Element): string {
  const shown = picture.getAttribute('src') ?? '';
  const [, query] = /^\/image\?(.*)$/.exec(shown) ?? [];
  const src = libraryAddress((query && new URLSearchParams(query).get('src')) ?? shown);
  if (src === undefined) return '';
  const attributes = ['alt', 'width', 'height'].flatMap((name) => {
    const value = picture.getAttribute(name);
    return value === null ? [] : [` ${name}="${escapeText(value)}"`];
  });
  return `<img src="${escapeText(src)}"${attributes.join('')}>`;
}

function writeLink(link: Element, inner: string): string {
  const href = (link.getAttribute('href') ?? '').trim();
  const id = (link.getAttribute('id') ?? '').replace(idPrefix, '');
  const place = id ? ` id="${escapeText(id)}"` : '';
  if (href === '' || !isHref(href) || href.startsWith('//') || inner === '') {
    return place ? `<a${place}>${inner}</a>` : inner;
  }
  const address = libraryAddress(href) ?? href.replace(/^#text-/, '#');
  const target = link.getAttribute('target') === '_blank' ? ' target="_blank"' : '';
  // The page that the link was given: it stays when the page moves.
  const page = link.getAttribute('data-item') ?? '';
  const item = /^[0-9a-f]{32}$/i.test(page) ? ` data-item="${page}"` : '';
  const rest = ['rel', 'hreflang', 'title', 'lang'].flatMap((name) => {
    const value = link.getAttribute(name);
    return value ? [` ${name}="${escapeText(value)}"`] : [];
  });
  return `<a href="${escapeText(address)}"${place}${item}${target}${rest.join('')}>${inner}</a>`;
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const isBlank = (html: string) =>
  !/<(?:img|hr|a id)\b/.test(html) && html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '';

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00a0', ' ');
}

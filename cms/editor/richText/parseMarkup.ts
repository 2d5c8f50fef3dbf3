import { DOMParser as SchemaParser, type Node } from '@tiptap/pm/model';
import { isHref } from '../../../schema/href';
import {
  elementsOfStyle,
  isPlainStyle,
  filmAddress,
  libraryAddress,
  findListType,
  refusedElements,
  renamedElements,
  droppedElements,
} from '../../../schema/richText';
import { captionAttribute, richTextSchema, sectionAttribute, withinAttribute } from './schema';

/** Where markup comes from: a page that shows it, the stored content, or the clipboard. */
export type MarkupSource = 'page' | 'stored' | 'pasted';

const droppedSelector = [...droppedElements, ...refusedElements, 'code[type]'].join(',');
/** Prefix that the page adds to ids; content stores them without it. */
const ID_PREFIX = /^text-/;

/** Parses markup to a document that the editor can edit. Does not change the element. */
export function parseMarkup(element: Element, source: MarkupSource): Node {
  return SchemaParser.fromSchema(richTextSchema).parse(toAllowedMarkup(element, source));
}

/** Copies an element with only the content that a rich text may have, in a form that the schema can parse. */
export function toAllowedMarkup(element: Element, source: MarkupSource): HTMLElement {
  const owner = element.ownerDocument;
  const root = owner.createElement('div');
  root.append(...element.cloneNode(true).childNodes);
  for (const removed of root.querySelectorAll(droppedSelector)) removed.remove();
  for (const descendant of [...root.querySelectorAll<HTMLElement>('*')])
    sanitizeElement(descendant, source);
  for (const table of root.querySelectorAll('table')) prepareTable(table);
  if (source === 'pasted') return root;
  for (const paragraph of root.querySelectorAll('p')) {
    const container = paragraph.parentElement === root ? 'doc' : paragraph.parentElement?.localName;
    if (!paragraph.hasAttribute(withinAttribute))
      paragraph.setAttribute(withinAttribute, container ?? 'doc');
  }
  for (const container of root.querySelectorAll(
    `blockquote, details, div:not([${captionAttribute}])`,
  )) {
    for (const paragraph of wrapBareText(container))
      paragraph.setAttribute(withinAttribute, 'bare');
  }
  return root;
}

/** Wraps text that is directly in a container, next to blocks or alone, in paragraphs. Returns these paragraphs. */
export function wrapBareText(container: Element): HTMLElement[] {
  const paragraphs: HTMLElement[] = [];
  let paragraph: HTMLElement | undefined;
  for (const node of [...container.childNodes]) {
    const isBlock = isElement(node) && BLOCK_ELEMENTS.test(node.localName);
    if (isBlock) paragraph = undefined;
    else if (paragraph) paragraph.append(node);
    else if (isElement(node) || node.textContent?.trim()) {
      paragraph = container.ownerDocument.createElement('p');
      node.before(paragraph);
      paragraph.append(node);
      paragraphs.push(paragraph);
    }
  }
  return paragraphs;
}

const isElement = (node: ChildNode): node is Element => node.nodeType === 1;

const BLOCK_ELEMENTS =
  /^(?:p|div|ul|ol|li|dl|dt|dd|h[1-6]|blockquote|pre|hr|table|figure|figcaption|details|summary|caption|t[rdh]|thead|tbody|tfoot)$/;

function sanitizeElement(element: HTMLElement, source: MarkupSource): void {
  const name = element.localName;
  const style = element.getAttribute('style') ?? '';
  if (name === 'input') return replaceCheckbox(element);
  if (isPlainStyle(name, style)) return element.replaceWith(...element.childNodes);
  const tag = renamedElements[name];
  if (tag !== undefined) return sanitizeElement(renameElement(element, tag), source);
  if (source === 'page') removePrefix(element);
  if (name === 'img') return sanitizePicture(element);
  if (name === 'video') return keepFilm(element);
  if (name === 'a') sanitizeLink(element, source);
  if (style !== '') convertStyle(element, name, style);
}

function renameElement(element: HTMLElement, tag: string): HTMLElement {
  const renamedElement = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) {
    if (/^[a-z-]+$/.test(name)) renamedElement.setAttribute(name, value);
  }
  renamedElement.append(...element.childNodes);
  element.replaceWith(renamedElement);
  return renamedElement;
}

function removePrefix(element: HTMLElement): void {
  if (element.id) element.id = element.id.replace(ID_PREFIX, '');
}

/** Converts formats that are only set by a style to elements, for example `font-weight` to `strong`. */
function convertStyle(element: HTMLElement, name: string, style: string): void {
  const type = name === 'ol' && !element.hasAttribute('type') ? findListType(style) : undefined;
  if (type !== undefined) element.setAttribute('type', type);
  if (
    element.textContent.trim() === '' ||
    /^(?:table|tr|tbody|thead|tfoot|ul|ol|dl|img)$/.test(name)
  )
    return;
  for (const format of elementsOfStyle(style).toReversed()) {
    if (
      format === name ||
      (format === 'strong' && name === 'b') ||
      (format === 'em' && name === 'i')
    )
      continue;
    // Headings are bold by default.
    if (format === 'strong' && /^h[1-6]$/.test(name)) continue;
    const wrapper = element.ownerDocument.createElement(format);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
}

function sanitizeLink(link: HTMLElement, source: MarkupSource): void {
  const href = (link.getAttribute('href') ?? '').trim();
  link.removeAttribute('href');
  if (href !== '' && isHref(href) && !href.startsWith('//')) {
    const address = libraryAddress(href) ?? href;
    link.setAttribute('href', source === 'page' ? address.replace(/^#text-/, '#') : address);
  }
  if (link.getAttribute('target') !== '_blank') link.removeAttribute('target');
  const item = link.getAttribute('data-item');
  if (item !== null && !/^[0-9a-f]{32}$/i.test(item)) link.removeAttribute('data-item');
  // The page writes a `name` in addition to each id.
  if (source === 'page') link.removeAttribute('name');
}

/** Keeps only pictures of the media library. A page shows them through its own `/image` address. */
function sanitizePicture(picture: HTMLElement): void {
  const src = pictureAddress(picture.getAttribute('src') ?? '');
  if (src === undefined) return picture.remove();
  picture.setAttribute('src', src);
}

/** The address of a picture in the media library, of that or of the one by which a page shows it. */
export function pictureAddress(shown: string): string | undefined {
  const [, query] = /^\/image\?(.*)$/.exec(shown) ?? [];
  return libraryAddress((query && new URLSearchParams(query).get('src')) ?? shown);
}

/** Films of the media library; what is inside is for browsers that show no films. */
function keepFilm(film: HTMLElement): void {
  const src = filmAddress(film.getAttribute('src') ?? '');
  if (src === undefined) return film.remove();
  const poster = pictureAddress(film.getAttribute('poster') ?? '');
  film.replaceChildren();
  film.setAttribute('src', src);
  if (poster === undefined) film.removeAttribute('poster');
  else film.setAttribute('poster', poster);
}

/** Replaces checkboxes of task lists with characters, as the page does. */
function replaceCheckbox(checkbox: HTMLElement): void {
  if (checkbox.getAttribute('type') !== 'checkbox') return checkbox.remove();
  checkbox.replaceWith(checkbox.hasAttribute('checked') ? '☑ ' : '☐ ');
}

/** Stores the section of each row as an attribute, and moves the caption before the table: tables have only rows. */
function prepareTable(table: HTMLTableElement): void {
  [...table.children].forEach((section, index) => {
    if (!/^(?:thead|tbody|tfoot)$/.test(section.localName)) return;
    for (const row of section.children)
      row.setAttribute(sectionAttribute, `${section.localName} ${index}`);
  });
  const caption = [...table.children].find((child) => child.localName === 'caption');
  if (!caption) return;
  const wrapper = table.ownerDocument.createElement('div');
  wrapper.setAttribute(captionAttribute, 'table');
  const captionElement = table.ownerDocument.createElement('div');
  captionElement.setAttribute(captionAttribute, 'text');
  for (const { name, value } of caption.attributes) captionElement.setAttribute(name, value);
  captionElement.append(...caption.childNodes);
  caption.remove();
  table.replaceWith(wrapper);
  wrapper.append(captionElement, table);
}

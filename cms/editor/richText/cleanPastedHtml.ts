import { keysOf } from '../../../domain/typedKeys';
import { filmAddress, refusedElements } from '../../../schema/richText';
import { pictureAddress, toAllowedMarkup, wrapBareText } from './parseMarkup';
import { captionAttribute, withinAttribute } from './schema';
import { convertWordLists } from './convertWordLists';
import { decodeSegment } from '../../../domain/pages/decodeSegment';

/** Content of a pasted text that the editor does not support and removes. */
export interface PasteLoss {
  /** Colours, fonts and sizes. */
  styles: boolean;
  /** Number of pictures that are not in the library. */
  pictures: number;
  /** Number of videos, forms and other embedded elements of foreign pages. */
  embeds: number;
  /** All of it: the text would be too long. */
  isTooLong?: true;
}

/** Maximum length of pasted HTML. Longer HTML is refused without being parsed. */
const MAX_PASTED_CHARACTERS = 4_000_000;

/** What a paste lost that made the text too long. */
export const allLost: PasteLoss = { styles: false, pictures: 0, embeds: 0, isTooLong: true };

const STYLE_PATTERN =
  /(?:^|;)\s*(?:color|background(?:-color)?|font-family|font-size|font)\s*:\s*(?!inherit|initial|transparent)/i;

/**
 * Cleans HTML from the clipboard. Keeps lists, tables, headings, links and emphasis that other programs wrote,
 * and removes their styles.
 */
export function cleanPastedHtml(html: string): { html: string; loss: PasteLoss } {
  if (html.length > MAX_PASTED_CHARACTERS) return { html: '', loss: allLost };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const copied = body.querySelector('[data-pm-slice]');
  // The text, or a single picture or film, was copied from this editor.
  if (copied && (html.includes(`${withinAttribute}=`) || !isForeign(copied))) {
    return {
      html: toAllowedMarkup(body, 'page').innerHTML,
      loss: { styles: false, pictures: 0, embeds: 0 },
    };
  }
  // Before the loss is detected: Word styles list bullets with a font of their own, which is not a loss.
  convertWordLists(body);
  const pasteLoss = detectLoss(body);
  for (const mark of body.querySelectorAll('.EOP')) mark.remove();
  shiftHeadings(body);
  for (const media of body.querySelectorAll('img, video, audio, iframe, object, embed, oembed')) {
    if (!isForeign(media)) continue;
    const figure = media.closest('figure');
    media.remove();
    // Without its picture or film, a caption has no meaning.
    if (figure && !figure.querySelector('img, video, table, blockquote, pre')) figure.remove();
  }
  for (const link of body.querySelectorAll('a')) unwrapRedirect(link);
  const root = toAllowedMarkup(body, 'pasted');
  removeNoise(root);
  for (const div of [...root.querySelectorAll(`div:not([${captionAttribute}])`)].reverse()) {
    unwrapDiv(div);
  }
  for (const figure of root.querySelectorAll('figure:not(:has(img, video, table, figcaption))')) {
    figure.replaceWith(...figure.childNodes);
  }
  for (const paragraph of root.querySelectorAll('p')) splitAtBreaks(paragraph);
  normalizeSpaces(root);
  for (const block of root.querySelectorAll('p, h2, h3, h4, h5, h6')) {
    if (isEmpty(block) && block.parentElement?.childNodes.length !== 1) block.remove();
    else if (isEmpty(block) && block.parentElement === root) block.remove();
  }
  return { html: root.innerHTML, loss: pasteLoss };
}

const isEmpty = (element: Element) =>
  !element.querySelector('img, video, a[id]') && element.textContent.trim() === '';

/** Whether an element is no picture or film of the media library. */
function isForeign(media: Element): boolean {
  const address = media.getAttribute('src') ?? '';
  if (media.localName === 'video') return !filmAddress(address);
  return media.localName !== 'img' || !pictureAddress(address);
}

function detectLoss(body: HTMLElement): PasteLoss {
  return {
    styles:
      body.querySelector('font, basefont') !== null ||
      [...body.querySelectorAll('[style]')].some((element) =>
        STYLE_PATTERN.test(element.getAttribute('style') ?? ''),
      ),
    pictures: [...body.querySelectorAll('img')].filter(isForeign).length,
    embeds:
      body.querySelectorAll(refusedElements.join(',')).length +
      [...body.querySelectorAll('video')].filter(isForeign).length,
  };
}

/** Level 1 is the page's own heading, so the headings of a text that uses level 1 move down. */
function shiftHeadings(body: HTMLElement): void {
  const titles = body.querySelectorAll('.MsoTitle');
  const levelShift = titles.length > 0 ? 2 : Number(body.querySelector('h1') !== null);
  for (const heading of levelShift > 0 ? body.querySelectorAll('h1, h2, h3, h4, h5') : []) {
    replaceTag(heading, `h${Math.min(Number(heading.localName.slice(1)) + levelShift, 6)}`);
  }
  for (const title of titles) replaceTag(title, 'h2');
}

function replaceTag(element: Element, tag: string): void {
  const replacement = element.ownerDocument.createElement(tag);
  const { id } = element;
  if (id) replacement.id = id;
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
}

/** Restores the address of a link that a link scanner or a document service replaced with a redirect. */
function unwrapRedirect(link: HTMLAnchorElement): void {
  const href = link.getAttribute('originalsrc') ?? link.getAttribute('href') ?? '';
  const [, wrappedAddress] =
    /^https:\/\/(?:www\.google\.com\/url\?(?:.*&)?q|[a-z0-9.]+\.safelinks\.protection\.outlook\.com\/\?(?:.*&)?url)=([^&]+)/i.exec(
      href,
    ) ?? [];
  try {
    link.setAttribute(
      'href',
      wrappedAddress === undefined ? href : decodeURIComponent(wrappedAddress),
    );
  } catch {
    link.setAttribute('href', href);
  }
}

/** Removes superfluous languages and directions, ids that no link refers to, and links without a target. */
function removeNoise(root: HTMLElement): void {
  const linkedIds = new Set(
    [...root.querySelectorAll('a[href^="#"]')].map((link) =>
      decodeSegment(link.getAttribute('href')?.slice(1) ?? ''),
    ),
  );
  for (const element of root.querySelectorAll('*')) {
    element.removeAttribute('lang');
    element.removeAttribute('title');
    if (element.getAttribute('dir')?.toLowerCase() !== 'rtl') element.removeAttribute('dir');
    const anchorId =
      element.localName === 'a' ? (element.getAttribute('name') ?? element.id) : element.id;
    element.removeAttribute('name');
    if (linkedIds.has(anchorId) && anchorId !== '') element.id = anchorId;
    else element.removeAttribute('id');
  }
  const remainingIds = new Set([...root.querySelectorAll('[id]')].map(({ id }) => id));
  for (const link of root.querySelectorAll('a[href^="#"]')) {
    const targetId = decodeSegment(link.getAttribute('href')?.slice(1) ?? '');
    if (!remainingIds.has(targetId)) link.removeAttribute('href');
  }
  for (const link of root.querySelectorAll('a:not([href]):not([id])')) {
    link.replaceWith(...link.childNodes);
  }
  // Browsers underline links by default.
  for (const underline of root.querySelectorAll('a u'))
    underline.replaceWith(...underline.childNodes);
  const semanticTags = { b: 'strong', i: 'em' } as const;
  for (const tag of keysOf(semanticTags)) {
    for (const element of root.querySelectorAll(tag)) replaceTag(element, semanticTags[tag]);
  }
}

/** Replaces a `div` with its content, and wraps text directly inside it in paragraphs. */
function unwrapDiv(div: Element): void {
  if (div.closest('dl')) return;
  wrapBareText(div);
  const isRightToLeft = div.getAttribute('dir') !== null;
  if (isRightToLeft) for (const child of div.children) child.setAttribute('dir', 'rtl');
  div.replaceWith(...div.childNodes);
}

/** Splits a paragraph at double line breaks, and removes a line break at its end. */
function splitAtBreaks(paragraph: HTMLElement): void {
  const groups: ChildNode[][] = [[]];
  const nodes = [...paragraph.childNodes];
  nodes.forEach((node, index) => {
    const isBreak = node.nodeName === 'BR';
    const group = groups.at(-1) ?? [];
    if (isBreak && (nodes[index + 1]?.nodeName === 'BR' || nodes[index - 1]?.nodeName === 'BR')) {
      if (group.length > 0) groups.push([]);
    } else if (!isBreak || index < nodes.length - 1) group.push(node);
  });
  const paragraphs = groups.map((group) => {
    const newParagraph = paragraph.ownerDocument.createElement('p');
    const dir = paragraph.getAttribute('dir');
    if (dir) newParagraph.setAttribute('dir', dir);
    if (paragraph.id && group === groups[0]) newParagraph.id = paragraph.id;
    newParagraph.append(...group);
    return newParagraph;
  });
  paragraph.replaceWith(...paragraphs);
}

/** Replaces non-breaking spaces that programs insert; keeps those between a number and its unit. */
function normalizeSpaces(root: HTMLElement): void {
  for (const space of root.querySelectorAll('.Apple-converted-space')) space.replaceWith(' ');
  const walker = root.ownerDocument.createTreeWalker(root, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('pre')) continue;
    node.nodeValue = (node.nodeValue ?? '')
      .replace(/ \u{A0}+|\u{A0}+ |\u{A0}{2,}/gu, ' ')
      .replace(/(?<=\p{L})\u{A0}(?=\p{L})/gu, ' ');
  }
}

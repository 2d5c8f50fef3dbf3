import { hintAttribute } from '../../../design-system/fields/chromes';
import { isElement } from './isElement';
import { isTextField, type ChromeNode } from './readChromeTree';

/** Ids that React derives from the position in the page: each block before them changes them. */
const REACT_ID = /_R_\w+_/g;

/** Elements that only affect how fast the page loads. */
const PRELOAD_SELECTOR = 'link[rel=preload], link[rel=modulepreload]';

/**
 * Returns the markup of nodes without what is compared separately: blocks in placeholders, texts between
 * chromes,
 * and the styles of the head.
 * @param chromes the chromes in the nodes, by their opening element
 */
export function getSkeleton(
  nodes: readonly Node[],
  chromes: ReadonlyMap<Element, ChromeNode>,
): string {
  const parts: string[] = [];
  let end: Element | undefined;
  for (const node of nodes) {
    if (end) {
      if (node === end) end = undefined;
      continue;
    }
    if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent ?? '');
    if (!isElement(node)) continue;
    const chrome = chromes.get(node);
    if (chrome) {
      parts.push(`[${chrome.type} ${chrome.id}]`);
      if (chrome.type === 'placeholder' || hasPlainText(chrome)) end = chrome.close;
      continue;
    }
    if (node.localName === 'code' && node.hasAttribute('chrometype')) parts.push('[/]');
    else if (!node.matches(PRELOAD_SELECTOR)) parts.push(getElementSkeleton(node, chromes));
  }
  return parts.join('');
}

function getElementSkeleton(element: Element, chromes: ReadonlyMap<Element, ChromeNode>): string {
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}=${value}`).join('');
  const isStyle = element.localName === 'style' && element.parentElement?.localName === 'head';
  const content = element instanceof HTMLTemplateElement ? element.content : element;
  const innerSkeleton = isStyle ? '' : getSkeleton([...content.childNodes], chromes);
  return `<${element.localName}${attributes.replace(REACT_ID, '_R_')}>${innerSkeleton}</>`;
}

/** Whether a node is a text field with text: an empty field contains a hint instead. */
export function hasPlainText(field: ChromeNode): boolean {
  if (!isTextField(field)) return false;
  const { open, close } = field;
  for (let node = open.nextSibling; node && node !== close; node = node.nextSibling) {
    if (isElement(node) && node.hasAttribute(hintAttribute)) return false;
  }
  return true;
}

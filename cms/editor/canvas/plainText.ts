import { isElement } from './isElement';
/** The words of an element that is edited as plain text; line breaks are where the editor made them. */
export function readPlainText(element: Element): string {
  return [...element.childNodes].map(write).join('').replaceAll('\u00a0', ' ').replace(/\n+$/, '');
}

function write(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!isElement(node)) return '';
  if (node.tagName === 'BR') return '\n';
  const inner = [...node.childNodes].map(write).join('');
  // Browsers that know no plain-text editing make an element of each line.
  return node.tagName === 'DIV' ? `\n${inner}` : inner;
}

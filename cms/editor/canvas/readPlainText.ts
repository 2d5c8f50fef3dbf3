import { isElement } from './isElement';
/** Reads the text of an element that is edited as plain text, with its line breaks. */
export function readPlainText(element: Element): string {
  return [...element.childNodes].map(toText).join('').replaceAll('\u00a0', ' ').replace(/\n+$/, '');
}

function toText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!isElement(node)) return '';
  if (node.tagName === 'BR') return '\n';
  const inner = [...node.childNodes].map(toText).join('');
  // Browsers without plain-text editing make each line an element.
  return node.tagName === 'DIV' ? `\n${inner}` : inner;
}

/** A picture of an element until the server has rendered its copy: it cannot be edited or used. */
export function copyElement(element: Element): Element {
  const copy = element.ownerDocument.importNode(element, true);
  copy.setAttribute('inert', '');
  for (const inner of [copy, ...copy.querySelectorAll('*')]) {
    if (inner.localName === 'code' && inner.hasAttribute('chrometype')) inner.remove();
    for (const name of ['id', 'data-client', 'data-edit-field', 'contenteditable']) {
      inner.removeAttribute(name);
    }
  }
  return copy;
}

import { copyElement } from './copyElement';
import { normalizeId, type CanvasField } from './readCanvas';

/** The ids of a list before and after a change; one that was not there before is a copy of the item ahead of it. */
export interface ItemOrder {
  before: readonly string[];
  after: readonly string[];
}

/**
 * Shows the items of a list in another order, before the server has rendered the page so. Nothing is done where the
 * elements of the items are not next to each other.
 */
export function arrangeItems(fields: readonly CanvasField[], { before, after }: ItemOrder): void {
  const elements = before.map((id) => elementOf(id, before, fields));
  const parent = elements[0]?.parentElement;
  if (!parent || elements.some((element) => element?.parentElement !== parent)) return;
  const byId = new Map(before.map((id, index) => [id, elements[index]]));
  const start = parent.ownerDocument.createComment('');
  elements[0]?.before(start);
  let ahead: Element | undefined;
  for (const id of after) {
    const element = byId.get(id) ?? (ahead && copyElement(ahead));
    if (!element) continue;
    (ahead ?? start).after(element);
    ahead = element;
  }
  start.remove();
  for (const [id, element] of byId) if (!after.includes(id)) element?.remove();
  // The script of a carousel then finds which slide is in the centre now.
  parent.dispatchEvent(new Event('scroll'));
}

/** The largest element around the fields of an item that has no field of another item of the list. */
function elementOf(
  id: string,
  list: readonly string[],
  fields: readonly CanvasField[],
): Element | undefined {
  const others = fields.filter(
    ({ itemId }) => list.includes(normalizeId(itemId)) && normalizeId(itemId) !== id,
  );
  let element = fields.find(({ itemId }) => normalizeId(itemId) === id)?.open.parentElement;
  if (!element || others.length === 0) return undefined;
  const isAlone = (one: Element) => !others.some(({ open }) => one.contains(open));
  if (!isAlone(element)) return undefined;
  while (element.parentElement && isAlone(element.parentElement)) element = element.parentElement;
  return element;
}

/**
 * Converts lists of Word to nested lists. Word and Outlook write each item as a paragraph: its style names the list and
 * the level, its text starts with the bullet or number. Word for the web writes a list for each item.
 */
export function convertWordLists(body: HTMLElement): void {
  for (const item of [...body.querySelectorAll<HTMLElement>('[style*="mso-list" i]')]) {
    const list = toSingleItemList(item);
    if (list) item.replaceWith(list);
  }
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const list of body.querySelectorAll('ul, ol')) copyLevel(list);
  for (const firstList of body.querySelectorAll(`[${levelAttribute}]`)) {
    const previous = firstList.previousElementSibling;
    if (!previous?.hasAttribute(levelAttribute)) nestLists(firstList);
  }
  for (const list of body.querySelectorAll(`[${levelAttribute}]`)) {
    list.removeAttribute(levelAttribute);
    if (list.getAttribute('start') === '1') list.removeAttribute('start');
  }
}

/** Attribute of a list with a single item, before lists are nested: the level of the item. */
const levelAttribute = 'data-list-level';
const MAX_LEVEL = 9;

/** Converts a paragraph to a list with a single item; undefined for a paragraph that is not in a list. */
function toSingleItemList(paragraph: HTMLElement): HTMLElement | undefined {
  const style = paragraph.getAttribute('style') ?? '';
  const [, level] = /mso-list\s*:\s*\S+\s+level(\d)/i.exec(style) ?? [];
  if (level === undefined || !/^(?:p|h[1-6]|div|li)$/.test(paragraph.localName)) return undefined;
  // Numbered headings stay headings, without their number.
  const marker = removeMarker(paragraph);
  if (/^h[1-6]$/.test(paragraph.localName)) return undefined;
  const kind = detectListKind(marker);
  const owner = paragraph.ownerDocument;
  const list = owner.createElement(kind.tag);
  const item = owner.createElement('li');
  if (kind.type) list.setAttribute('type', kind.type);
  if (kind.start !== undefined) list.setAttribute('start', String(kind.start));
  list.setAttribute(levelAttribute, level);
  item.append(...paragraph.childNodes);
  list.append(item);
  return list;
}

/** Removes the bullet or number from the text of an item, and returns it. */
function removeMarker(paragraph: HTMLElement): string {
  const markerElement = [...paragraph.querySelectorAll<HTMLElement>('[style*="mso-list" i]')].find(
    (element) => /mso-list\s*:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  );
  const text = markerElement?.textContent ?? '';
  const parent = markerElement?.parentElement;
  markerElement?.remove();
  if (parent && parent !== paragraph && parent.textContent === '') parent.remove();
  return text.replace(/\s+/g, '');
}

interface ListKind {
  tag: 'ul' | 'ol';
  type?: string;
  start?: number;
}

/** Detects the kind of a list from the bullet or number of its first item. */
function detectListKind(marker: string): ListKind {
  const [, counter = ''] = /^\(?(?:[\da-z]{1,4}\.)*([\da-z]{1,8})[.):]?\)?$/i.exec(marker) ?? [];
  if (counter === '' || (counter === 'o' && marker === 'o')) return { tag: 'ul' };
  if (/^\d+$/.test(counter)) return { tag: 'ol', start: Number(counter) };
  if (/^[ivxlc]+$/.test(counter) && (counter.length > 1 || counter === 'i'))
    return { tag: 'ol', type: 'i' };
  if (/^[IVXLC]+$/.test(counter) && (counter.length > 1 || counter === 'I'))
    return { tag: 'ol', type: 'I' };
  if (!/^[a-z]$/i.test(counter)) return { tag: 'ul' };
  const start = counter.toLowerCase().charCodeAt(0) - 96;
  return { tag: 'ol', type: counter === counter.toLowerCase() ? 'a' : 'A', start };
}

/** Copies the level of an item from the attribute of Word for the web to its list. */
function copyLevel(list: Element): void {
  if (list.children.length !== 1 || list.hasAttribute(levelAttribute)) return;
  const level = list.firstElementChild?.getAttribute('data-aria-level');
  if (level && /^[1-9]$/.test(level)) list.setAttribute(levelAttribute, level);
}

/** Nests consecutive lists with a single item each by their levels. */
function nestLists(firstList: Element): void {
  const openLists: Element[] = [];
  for (let list: Element | null = firstList; list?.hasAttribute(levelAttribute);) {
    const nextList: Element | null = list.nextElementSibling;
    const level = Math.min(Number(list.getAttribute(levelAttribute)) || 1, MAX_LEVEL);
    openLists.length = Math.min(openLists.length, level);
    const openList = openLists[level - 1];
    const parent = openLists.slice(0, level - 1).at(-1)?.lastElementChild;
    if (openList && openList.localName === list.localName && continuesList(list)) {
      openList.append(...list.childNodes);
      list.remove();
    } else {
      if (parent) parent.append(list);
      while (openLists.length < level - 1) openLists.push(list);
      openLists[level - 1] = list;
    }
    list = nextList;
  }
}

/** Whether an item continues the list before it. An item that starts at 1 starts a new list. */
const continuesList = (list: Element): boolean => list.getAttribute('start') !== '1';

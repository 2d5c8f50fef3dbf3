import { recoverFocus } from '../../../../design-system/focus/client/passFocus';
import { nextPaint } from '../../../../rendering/client/nextPaint';
import type { ClientScriptName } from '../../../../schema/generated/clientScriptNames';
import { addEntries, entriesSelector, takeLater } from './addEntries';
import type { DrawerHistory } from './drawerHistory';
import { fetchList } from './fetchList';
import { keepPlaces } from './keepPlaces';
import { showSkeletons } from './skeletons';

/** What the browser's history remembers of a list that was left. */
interface ListHistory {
  /** Distance from the top in px. */
  listScroll?: number;
}

export interface ListView {
  /** Shows the list of an address, and makes it the page's. */
  show: (href: string) => Promise<void>;
  /** Shows the list of the address that the visitor has gone back to, where it was left. */
  back: (state: unknown) => Promise<void>;
}

interface ListViewOptions {
  /** Of the list's script. */
  name: ClientScriptName;
  /** Makes an address the page's. */
  visit: DrawerHistory['visit'];
  /** Told when another list stands in the place of the one before. */
  onShown: (list: HTMLElement) => void;
}

/** Shows the lists of other addresses in the place of this one; only the last that was asked for. */
export function createListView(
  list: HTMLElement,
  { name, visit, onShown }: ListViewOptions,
): ListView {
  let asked = new AbortController();

  /** @param arrive is told of the list's address as soon as that list is to be seen */
  async function fill(href: string, arrive?: (address: string) => void): Promise<boolean> {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    const hadFocus = list.contains(document.activeElement);
    const stopWaiting = wait(list, signal);
    try {
      const found = await fetchList(href, { name, signal });
      stopWaiting();
      // A slow phone is busy with each of these for a while, and hears of taps in between.
      swapFilters(list, found);
      await nextPaint();
      signal.throwIfAborted();
      document.title = found.ownerDocument.title;
      arrive?.(list.dataset.address ?? href);
      const heir = heirOf(document.activeElement);
      const rest = swapResults(list, found);
      if (hadFocus) focusInstead(list, heir);
      await addEntries(list.querySelector(entriesSelector), rest, signal);
      onShown(list);
      return true;
    } catch (error) {
      stopWaiting();
      if (signal.aborted) return false;
      location.assign(href);
      throw error;
    }
  }

  return {
    async show(href) {
      const left: ListHistory = { listScroll: scrollY };
      await fill(href, (address) => visit(address, left)).catch(() => undefined);
    },
    async back(state) {
      const isShown = await fill(location.href).catch(() => false);
      const { listScroll } = (state ?? {}) as ListHistory;
      if (isShown && listScroll !== undefined) scrollTo({ top: listScroll });
    },
  };
}

/**
 * The page waits: its cursor, the busy list, and after a moment skeletons. Returns how to stop; where another list was
 * asked for meanwhile, it waits for that one.
 */
function wait(list: HTMLElement, signal: AbortSignal): () => void {
  const results = list.querySelector('[data-list-results]');
  const { dataset } = document.documentElement;
  results?.setAttribute('aria-busy', 'true');
  dataset.loading = '';
  const hideSkeletons = showSkeletons(list);
  return () => {
    hideSkeletons();
    if (signal.aborted) return;
    results?.removeAttribute('aria-busy');
    delete dataset.loading;
  };
}

/** Puts the filters of another list into this one; where the visitor is in them stays. */
function swapFilters(list: HTMLElement, found: HTMLElement): void {
  const restore = keepPlaces(list);
  for (const part of partsOf(list)) if (isFilter(part)) replaceContent(part, found);
  Object.assign(list.dataset, found.dataset, { layout: list.dataset.layout });
  if (found.dataset.searched === undefined) delete list.dataset.searched;
  if (found.dataset.place === undefined) delete list.dataset.place;
  restore();
}

/** Puts everything else into this list. Returns the entries that are not put in yet. */
function swapResults(list: HTMLElement, found: HTMLElement): Element[] {
  const rest = takeLater(found);
  // Before its options move: without them it has no value.
  const order = sortOf(found)?.value;
  for (const part of partsOf(list)) if (!isFilter(part)) replaceContent(part, found);
  const label = submitOf(list);
  if (label) label.textContent = submitOf(found)?.textContent ?? '';
  const sort = sortOf(list);
  if (sort && order !== undefined) sort.value = order;
  const search = list.querySelector<HTMLInputElement>('input[name=search]');
  if (search) search.value = '';
  const [typed, kept] = [wordsOf(list), wordsOf(found)];
  if (typed && kept) typed.value = kept.value;
  return rest;
}

const partsOf = (list: HTMLElement) => list.querySelectorAll<HTMLElement>('[data-list-swap]');
const isFilter = (part: HTMLElement) => part.closest('[data-list-form]') !== null;

function replaceContent(part: HTMLElement, found: HTMLElement): void {
  const other = found.querySelector(`[data-list-swap="${part.dataset.listSwap}"]`);
  if (other) part.replaceChildren(...other.childNodes);
}

const sortOf = (list: Element) => list.querySelector<HTMLSelectElement>('select[name=sort]');
const submitOf = (list: Element) => list.querySelector<HTMLElement>('[data-list-submit]');
const wordsOf = (list: Element) =>
  list.querySelector<HTMLInputElement>('input[name=keyphrase][type=search]');

/** Id of what takes the focus once an element is gone with its list: its like, or what it names itself. */
const heirOf = (element: Element | null): string =>
  (element instanceof HTMLElement && element.dataset.listHeir) || (element?.id ?? '');

/** What had the focus may have gone, such as a chip with what it gave up: on to the next, or to the search box. */
function focusInstead(list: HTMLElement, heir: string): void {
  recoverFocus(
    document.getElementById(heir),
    list.querySelector('[data-list-chip]'),
    list.querySelector('input[type=search]'),
  );
}

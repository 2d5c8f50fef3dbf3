import { recoverFocus } from '../../../../design-system/focus/client/passFocus';
import { nextPaint } from '../../../../rendering/client/nextPaint';
import type { ClientScriptName } from '../../../../schema/generated/clientScriptNames';
import { addEntries, entriesSelector, removeDeferred } from './addEntries';
import type { DrawerHistory } from './drawerHistory';
import { fetchList } from './fetchList';
import { saveFilterState } from './saveFilterState';
import { showSkeletons } from './skeletons';

/** State in the browser's history for a list that the visitor has left. */
interface ListHistory {
  /** Scroll position in px. */
  listScroll?: number;
}

export interface ListView {
  /** Loads the list of an address, and adds the address to the browser's history. */
  show: (href: string) => Promise<void>;
  /** Loads the list of the current address after `popstate`, and restores the scroll position in `state`. */
  restore: (state: unknown) => Promise<void>;
}

interface ListViewOptions {
  /** Name of the list's script. */
  name: ClientScriptName;
  /** Adds an address to the browser's history. */
  visit: DrawerHistory['visit'];
  /** Called with the list's element after its content was replaced. */
  onShown: (list: HTMLElement) => void;
}

/**
 * Replaces the content of a list with the lists of other addresses; a new request aborts the previous one.
 */
export function createListView(
  list: HTMLElement,
  { name, visit, onShown }: ListViewOptions,
): ListView {
  let controller = new AbortController();

  /** @param onVisible called with the new list's address once its filters are replaced */
  async function loadList(href: string, onVisible?: (address: string) => void): Promise<boolean> {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    const hadFocus = list.contains(document.activeElement);
    const hideLoading = showLoading(list, signal);
    try {
      const newList = await fetchList(href, { name, signal });
      hideLoading();
      // Each step is slow on a slow phone, so the pauses let the browser handle taps in between.
      swapFilters(list, newList);
      await nextPaint();
      signal.throwIfAborted();
      document.title = newList.ownerDocument.title;
      onVisible?.(list.dataset.address ?? href);
      const heirId = getHeirId(document.activeElement);
      const deferred = swapResults(list, newList);
      if (hadFocus) moveFocus(list, heirId);
      await addEntries(list.querySelector(entriesSelector), deferred, signal);
      onShown(list);
      return true;
    } catch (error) {
      hideLoading();
      if (signal.aborted) return false;
      location.assign(href);
      throw error;
    }
  }

  return {
    async show(href) {
      const snapshot: ListHistory = { listScroll: scrollY };
      await loadList(href, (address) => visit(address, snapshot)).catch(() => undefined);
    },
    async restore(state) {
      const isShown = await loadList(location.href).catch(() => false);
      const { listScroll } = (state ?? {}) as ListHistory;
      if (isShown && listScroll !== undefined) scrollTo({ top: listScroll });
    },
  };
}

/**
 * Shows that the list is loading: with the cursor, `aria-busy`, and after a delay skeletons. Returns a
 * function that ends this, unless another list has been requested meanwhile.
 */
function showLoading(list: HTMLElement, signal: AbortSignal): () => void {
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

/** Replaces the filters with those of another list; keeps open facets, scroll positions and the focus. */
function swapFilters(list: HTMLElement, newList: HTMLElement): void {
  const restore = saveFilterState(list);
  for (const region of findRegions(list)) if (isFilter(region)) replaceContent(region, newList);
  Object.assign(list.dataset, newList.dataset, { layout: list.dataset.layout });
  if (newList.dataset.searched === undefined) delete list.dataset.searched;
  if (newList.dataset.place === undefined) delete list.dataset.place;
  restore();
}

/** Replaces everything but the filters. Returns the entries that are not inserted yet. */
function swapResults(list: HTMLElement, newList: HTMLElement): Element[] {
  const deferred = removeDeferred(newList);
  // Read before the options move to the page, because a select without options has no value.
  const order = sortSelect(newList)?.value;
  for (const region of findRegions(list)) if (!isFilter(region)) replaceContent(region, newList);
  const label = submitLabel(list);
  if (label) label.textContent = submitLabel(newList)?.textContent ?? '';
  const sort = sortSelect(list);
  if (sort && order !== undefined) sort.value = order;
  const search = list.querySelector<HTMLInputElement>('input[name=search]');
  if (search) search.value = '';
  const [searchBox, newSearchBox] = [keyphraseInput(list), keyphraseInput(newList)];
  if (searchBox && newSearchBox) searchBox.value = newSearchBox.value;
  return deferred;
}

const findRegions = (list: HTMLElement) => list.querySelectorAll<HTMLElement>('[data-list-swap]');
const isFilter = (region: HTMLElement) => region.closest('[data-list-form]') !== null;

function replaceContent(region: HTMLElement, newList: HTMLElement): void {
  const replacement = newList.querySelector(`[data-list-swap="${region.dataset.listSwap}"]`);
  if (replacement) region.replaceChildren(...replacement.childNodes);
}

const sortSelect = (list: Element) => list.querySelector<HTMLSelectElement>('select[name=sort]');
const submitLabel = (list: Element) => list.querySelector<HTMLElement>('[data-list-submit]');
const keyphraseInput = (list: Element) =>
  list.querySelector<HTMLInputElement>('input[name=keyphrase][type=search]');

/**
 * Id of the element that takes the focus when this one is replaced: the one in `data-list-heir`, or its own.
 */
const getHeirId = (element: Element | null): string =>
  (element instanceof HTMLElement && element.dataset.listHeir) || (element?.id ?? '');

/** Moves the focus to the heir, or if that is gone to a chip or the search box. */
function moveFocus(list: HTMLElement, heirId: string): void {
  recoverFocus(
    document.getElementById(heirId),
    list.querySelector('[data-list-chip]'),
    list.querySelector('input[type=search]'),
  );
}

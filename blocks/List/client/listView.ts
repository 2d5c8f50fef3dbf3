import { recoverFocus } from '../../../design-system/focus/client/passFocus';
import { nextPaint } from '../../client/nextPaint';
import type { ClientScriptName } from '../../client/scripts';
import { replaceResults } from './addEntries';
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

  async function fill(href: string): Promise<string | undefined> {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    const hadFocus = list.contains(document.activeElement);
    const stopWaiting = wait(list, signal);
    try {
      const found = await fetchList(href, { name, signal });
      stopWaiting();
      document.title = found.ownerDocument.title;
      await swap(list, found, signal);
      onShown(list);
      if (hadFocus) focusInstead(list);
      return list.dataset.address;
    } catch (error) {
      stopWaiting();
      if (signal.aborted) return undefined;
      location.assign(href);
      throw error;
    }
  }

  return {
    async show(href) {
      const left: ListHistory = { listScroll: scrollY };
      const address = await fill(href).catch(() => undefined);
      if (address === undefined) return;
      visit(address, left);
    },
    async back(state) {
      const address = await fill(location.href).catch(() => undefined);
      const { listScroll } = (state ?? {}) as ListHistory;
      if (address !== undefined && listScroll !== undefined) scrollTo({ top: listScroll });
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

/**
 * Puts the changing parts of another list into this one; where the visitor is in it stays. The results come last and on
 * their own: a slow phone is busy with each part for a while, and hears of taps in between.
 * @throws when aborted meanwhile
 */
async function swap(list: HTMLElement, found: HTMLElement, signal: AbortSignal): Promise<void> {
  const restore = keepPlaces(list);
  const sort = (root: Element) => root.querySelector<HTMLSelectElement>('select[name=sort]');
  // Before its options move: without them it has no value.
  const order = sort(found)?.value;
  for (const part of list.querySelectorAll<HTMLElement>('[data-list-swap]')) {
    const other = counterpart(part, found);
    if (other && part.dataset.listResults === undefined) part.replaceChildren(...other.childNodes);
  }
  const submit = (root: Element) => root.querySelector<HTMLElement>('[data-list-submit]');
  const label = submit(list);
  if (label) label.textContent = submit(found)?.textContent ?? '';
  Object.assign(list.dataset, found.dataset, { layout: list.dataset.layout });
  if (found.dataset.searched === undefined) delete list.dataset.searched;
  if (found.dataset.place === undefined) delete list.dataset.place;
  const own = sort(list);
  if (own && order !== undefined) own.value = order;
  const search = list.querySelector<HTMLInputElement>('input[name=search]');
  if (search) search.value = '';
  const words = (root: Element) =>
    root.querySelector<HTMLInputElement>('input[name=keyphrase][type=search]');
  const [typed, kept] = [words(list), words(found)];
  if (typed && kept) typed.value = kept.value;
  restore();
  await nextPaint();
  signal.throwIfAborted();
  const results = list.querySelector<HTMLElement>('[data-list-results]');
  const others = results && counterpart(results, found);
  if (results && others) await replaceResults(results, others, signal);
}

const counterpart = (part: HTMLElement, found: HTMLElement): Element | null =>
  found.querySelector(`[data-list-swap="${part.dataset.listSwap}"]`);

/** What had the focus may have gone, such as a chip with what it gave up: on to the next, or to the search box. */
function focusInstead(list: HTMLElement): void {
  recoverFocus(list.querySelector('[data-list-chip]'), list.querySelector('input[type=search]'));
}

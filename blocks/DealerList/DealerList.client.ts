import { recoverFocus } from '../../design-system/focus/client/passFocus';
import { opensElsewhere } from '../../rendering/client/opensElsewhere';
import type { ShownDealers } from '../../features/dealers/ui/DealerMap.island';
import { findVisitor } from '../../features/map/ui/client/findVisitor';
import type { Position } from '../../features/map/ui/location.types';
import { fetchResults } from './client/fetchResults';
import { addDistances } from './client/nearby';

/** Delay after the last keystroke before the list is updated. */
const TYPING_DELAY_MS = 300;

/**
 * Updates the list of dealers in place: search, filters and pages load the list of their address. All of them are a
 * form and links, which the browser follows if anything fails here.
 */
export function start(list: HTMLElement): void {
  const form = list.querySelector<HTMLFormElement>('[data-dealer-form]');
  const nearbyButton = list.querySelector<HTMLButtonElement>('[data-dealer-near]');
  if (!form) return;
  let visitor: Position | undefined;
  let controller = new AbortController();
  let typingTimer: ReturnType<typeof setTimeout> | undefined;

  async function showResults(
    address: string,
    { isTyped = false, isVisited: isFromHistory = false } = {},
  ): Promise<void> {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    findResults()?.setAttribute('aria-busy', 'true');
    try {
      const fetchedResults = await fetchResults(address, signal);
      const oldResults = findResults();
      const hadFocus = oldResults?.contains(document.activeElement);
      oldResults?.replaceWith(fetchedResults.results);
      if (isFromHistory || !isTyped) fetchedResults.fillForm(form as HTMLFormElement);
      if (!isFromHistory)
        history[isTyped ? 'replaceState' : 'pushState'](history.state, '', address);
      await afterUpdate(signal);
      if (hadFocus) {
        recoverFocus(fetchedResults.results);
        fetchedResults.results.scrollIntoView({ block: 'start' });
      }
    } catch (error) {
      if (!signal.aborted) location.assign(address);
      else if (!(error instanceof DOMException)) throw error;
    }
  }

  /** Updates everything that depends on the list: distances, current opening hours, and the map. */
  async function afterUpdate(signal: AbortSignal): Promise<void> {
    const currentResults = findResults();
    if (visitor && currentResults) await addDistances(list, currentResults, { visitor, signal });
    list.querySelector('[data-dealer-region]')?.dispatchEvent(new Event('changed'));
    const ids = currentResults?.dataset.ids?.split(' ').filter(Boolean) ?? [];
    list.dispatchEvent(new CustomEvent<ShownDealers>('shown', { detail: { ids, visitor } }));
  }

  async function searchNearby(button: HTMLButtonElement): Promise<void> {
    if (button.ariaDisabled === 'true') return;
    const status = list.querySelector<HTMLElement>('[data-dealer-near-status]');
    const setStatus = (key: 'asking' | 'denied' | 'found') => {
      if (status) status.textContent = status.dataset[key] ?? '';
    };
    button.ariaDisabled = 'true';
    setStatus('asking');
    visitor = await findVisitor();
    button.ariaDisabled = 'false';
    setStatus(visitor ? 'found' : 'denied');
    if (visitor) await afterUpdate(controller.signal);
  }

  const findResults = () => list.querySelector<HTMLElement>('[data-dealer-results]');
  const currentAddress = () => formAddress(form);
  const scheduleShow = () => {
    clearTimeout(typingTimer);
    typingTimer = setTimeout(
      () => void showResults(currentAddress(), { isTyped: true }),
      TYPING_DELAY_MS,
    );
  };

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) scheduleShow();
  });
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) void showResults(currentAddress());
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(typingTimer);
    void showResults(currentAddress());
  });
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.dataset.dealerLink === undefined || opensElsewhere(event)) return;
    event.preventDefault();
    void showResults(link.href);
  });
  nearbyButton?.addEventListener('click', () => void searchNearby(nearbyButton));
  addEventListener('popstate', () => void showResults(location.href, { isVisited: true }));
}

/** Address of the list for the form's values, without empty ones. */
function formAddress(form: HTMLFormElement): string {
  const address = new URL(form.action);
  address.search = '';
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text) address.searchParams.set(name, text);
  }
  return address.pathname + address.search;
}

import { recoverFocus } from '../../design-system/focus/client/passFocus';
import { opensElsewhere } from '../../rendering/client/opensElsewhere';
import type { ShownDealers } from '../../features/dealers/ui/DealerMap.island';
import { findVisitor } from '../../features/map/ui/client/findVisitor';
import type { Position } from '../../features/map/ui/location.types';
import { fetchResults } from './client/fetchResults';
import { addDistances } from './client/nearby';

/** How long nothing is typed before the list follows, in ms. */
const TYPING_MS = 300;

/**
 * The list of dealers changes in place: search, filters and pages show the list of their address. All of it is a
 * form and links that the browser follows by itself when anything fails here.
 */
export function start(list: HTMLElement): void {
  const form = list.querySelector<HTMLFormElement>('[data-dealer-form]');
  const near = list.querySelector<HTMLButtonElement>('[data-dealer-near]');
  if (!form) return;
  let visitor: Position | undefined;
  let running = new AbortController();
  let typing: ReturnType<typeof setTimeout> | undefined;

  async function show(address: string, { isTyped = false, isVisited = false } = {}): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    results()?.setAttribute('aria-busy', 'true');
    try {
      const next = await fetchResults(address, signal);
      const before = results();
      const hadFocus = before?.contains(document.activeElement);
      before?.replaceWith(next.results);
      if (isVisited || !isTyped) next.fillForm(form as HTMLFormElement);
      if (!isVisited) history[isTyped ? 'replaceState' : 'pushState'](history.state, '', address);
      await settle(signal);
      if (hadFocus) {
        recoverFocus(next.results);
        next.results.scrollIntoView({ block: 'start' });
      }
    } catch (error) {
      if (!signal.aborted) location.assign(address);
      else if (!(error instanceof DOMException)) throw error;
    }
  }

  /** What belongs to a list that has changed: distances, hours of now, the map. */
  async function settle(signal: AbortSignal): Promise<void> {
    const shown = results();
    if (visitor && shown) await addDistances(list, shown, { visitor, signal });
    list.querySelector('[data-dealer-region]')?.dispatchEvent(new Event('changed'));
    const ids = shown?.dataset.ids?.split(' ').filter(Boolean) ?? [];
    list.dispatchEvent(new CustomEvent<ShownDealers>('shown', { detail: { ids, visitor } }));
  }

  async function lookNearby(button: HTMLButtonElement): Promise<void> {
    if (button.ariaDisabled === 'true') return;
    const status = list.querySelector<HTMLElement>('[data-dealer-near-status]');
    const say = (key: 'asking' | 'denied' | 'found') => {
      if (status) status.textContent = status.dataset[key] ?? '';
    };
    button.ariaDisabled = 'true';
    say('asking');
    visitor = await findVisitor();
    button.ariaDisabled = 'false';
    say(visitor ? 'found' : 'denied');
    if (visitor) await settle(running.signal);
  }

  const results = () => list.querySelector<HTMLElement>('[data-dealer-results]');
  const address = () => formAddress(form);
  const showSoon = () => {
    clearTimeout(typing);
    typing = setTimeout(() => void show(address(), { isTyped: true }), TYPING_MS);
  };

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) showSoon();
  });
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) void show(address());
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(typing);
    void show(address());
  });
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.dataset.dealerLink === undefined || opensElsewhere(event)) return;
    event.preventDefault();
    void show(link.href);
  });
  near?.addEventListener('click', () => void lookNearby(near));
  addEventListener('popstate', () => void show(location.href, { isVisited: true }));
}

/** Address of the list as the form has it; what chooses nothing is left out. */
function formAddress(form: HTMLFormElement): string {
  const address = new URL(form.action);
  address.search = '';
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text) address.searchParams.set(name, text);
  }
  return address.pathname + address.search;
}

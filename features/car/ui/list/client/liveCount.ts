import { countText } from '../../../../search/ui/countText';
import { isFacetSearch } from '../../../../search/ui/client/facetSearch';
import { formQuery } from '../../../../search/ui/client/formAddress';
import type { FacetCounts } from '../optionCounts';

/** Minimum time between two counts while a slider is dragged, within the server's rate limit. */
const MIN_INTERVAL_MS = 250;
/** Delay of the first count: changes within it are counted together. */
const DELAY_MS = 80;

interface Count {
  total: number;
  options?: FacetCounts;
}

/**
 * Updates the numbers of the filters while they are changed: on the button that shows the cars, and for every value.
 * Cars are counted, not loaded; a change only starts a timer, so that input is never delayed. When a count fails, the
 * last one stays.
 */
export function watchCount(list: HTMLElement, form: HTMLFormElement): { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller = new AbortController();
  let requestedAt = -Infinity;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    controller.abort();
  };
  const updateCount = async () => {
    timer = undefined;
    requestedAt = performance.now();
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    const query = `${formQuery(form)}&${list.dataset.fixed ?? ''}&options=`;
    const response = await fetch(`/api/cars/count?${query}`, { signal });
    if (!response.ok) return;
    const answer: Count = await response.json();
    requestAnimationFrame(() => {
      if (!signal.aborted) showCounts(list, form, answer);
    });
  };
  // The search box belongs to the form, but is outside of it.
  list.addEventListener('input', ({ target }) => {
    const isChoice =
      target instanceof Element &&
      'form' in target &&
      target.form === form &&
      !isFacetSearch(target);
    if (!isChoice || timer !== undefined) return;
    const delayMs = Math.max(DELAY_MS, requestedAt + MIN_INTERVAL_MS - performance.now());
    timer = setTimeout(() => void updateCount().catch(() => undefined), delayMs);
  });
  return { cancel };
}

function showCounts(list: HTMLElement, form: HTMLFormElement, { total, options }: Count): void {
  const { lang } = document.documentElement;
  const button = list.querySelector<HTMLElement>('[data-list-submit]');
  if (button) {
    const pattern = button.dataset.listSubmit ?? '';
    button.textContent = pattern.replace('{count}', countText(total, lang));
  }
  if (!options) return;
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-facet] [type=checkbox]')) {
    const fieldCounts = options[input.name];
    const number = input.closest('label')?.querySelector('[data-facet-count]');
    if (fieldCounts && number) number.textContent = countText(fieldCounts[input.value] ?? 0, lang);
  }
}

import { countText } from '../../../../search/ui/countText';
import { isFacetSearch } from '../../../../search/ui/client/facetSearch';
import { formQuery } from '../../../../search/ui/client/formAddress';
import type { FacetCounts } from '../optionCounts';

/** Milliseconds between two counts while a thumb is dragged: as often as the server lets one visitor ask. */
const pause = 250;
/** Milliseconds that the first count waits for more of the same movement. */
const rest = 80;

interface Count {
  total: number;
  options?: FacetCounts;
}

/**
 * Keeps the numbers of the filters those of the choice while it is being made: on the button that shows the cars,
 * and beside every value. The cars are counted, not fetched; a change only starts a timer, so that no key or
 * movement waits. A count that cannot be had leaves the last one.
 */
export function watchCount(list: HTMLElement, form: HTMLFormElement): { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();
  let askedAt = -Infinity;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    asked.abort();
  };
  const count = async () => {
    timer = undefined;
    askedAt = performance.now();
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    const query = `${formQuery(form)}&${list.dataset.fixed ?? ''}&options=`;
    const response = await fetch(`/api/cars/count?${query}`, { signal });
    if (!response.ok) return;
    const found: Count = await response.json();
    requestAnimationFrame(() => {
      if (!signal.aborted) show(list, form, found);
    });
  };
  // The search box belongs to the form and stands beside it.
  list.addEventListener('input', ({ target }) => {
    const isChoice =
      target instanceof Element &&
      'form' in target &&
      target.form === form &&
      !isFacetSearch(target);
    if (!isChoice || timer !== undefined) return;
    const wait = Math.max(rest, askedAt + pause - performance.now());
    timer = setTimeout(() => void count().catch(() => undefined), wait);
  });
  return { cancel };
}

function show(list: HTMLElement, form: HTMLFormElement, { total, options }: Count): void {
  const { lang } = document.documentElement;
  const button = list.querySelector<HTMLElement>('[data-list-submit]');
  if (button) {
    const pattern = button.dataset.listSubmit ?? '';
    button.textContent = pattern.replace('{count}', countText(total, lang));
  }
  if (!options) return;
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-facet] [type=checkbox]')) {
    const ofField = options[input.name];
    const number = input.closest('label')?.querySelector('[data-facet-count]');
    if (ofField && number) number.textContent = countText(ofField[input.value] ?? 0, lang);
  }
}

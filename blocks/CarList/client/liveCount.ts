import { countText } from '../../List/countText';
import { isFacetSearch } from '../../List/client/facetSearch';
import { formQuery } from '../../List/client/formAddress';

/** Milliseconds after the last key or move before the cars are counted. */
const rest = 200;

/**
 * Keeps the number on the submit button that of the choice in the form, while it is being made: the
 * cars are counted, not fetched. A count that cannot be had leaves the last one.
 */
export function watchCount(list: HTMLElement, form: HTMLFormElement): { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();
  const cancel = () => {
    clearTimeout(timer);
    asked.abort();
  };
  const count = async () => {
    asked = new AbortController();
    const query = `${formQuery(form)}&${list.dataset.fixed ?? ''}`;
    const response = await fetch(`/api/cars/count?${query}`, { signal: asked.signal });
    if (!response.ok) return;
    const { total } = (await response.json()) as { total: number };
    const button = list.querySelector<HTMLElement>('[data-list-submit]');
    const text = countText(total, document.documentElement.lang);
    if (button) {
      button.textContent = (button.dataset.listSubmit ?? '').replace('{count}', text);
    }
  };
  form.addEventListener('input', ({ target }) => {
    if (isFacetSearch(target)) return;
    cancel();
    timer = setTimeout(() => void count().catch(() => undefined), rest);
  });
  return { cancel };
}

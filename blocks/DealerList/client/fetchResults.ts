import { adoptStyles } from '../../../rendering/client/adoptStyles';

/** The list of another address. */
export interface FetchedResults {
  results: HTMLElement;
  /** Fills a form with the filters of that address. */
  fillForm: (form: HTMLFormElement) => void;
}

/** Fetches the list of another address from its page. @throws if it cannot be loaded, or on abort */
export async function fetchResults(href: string, signal: AbortSignal): Promise<FetchedResults> {
  const response = await fetch(href, { headers: { Accept: 'text/html' }, signal });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const results = page.querySelector<HTMLElement>('[data-dealer-results]');
  if (!results) throw new Error('The page has no list of dealers');
  adoptStyles(page);
  const fields = page.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    '[data-dealer-form] :is(input, select)',
  );
  return {
    results: document.adoptNode(results),
    fillForm: (form) => {
      for (const { name, value } of fields) {
        const field = form.elements.namedItem(name);
        if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
          field.value = value;
        }
      }
    },
  };
}

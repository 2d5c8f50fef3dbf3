import { adoptStyles } from '../../../rendering/client/adoptStyles';

/** A list of another address. */
export interface FetchedResults {
  results: HTMLElement;
  /** Chooses in a form what that address chooses. */
  fillForm: (form: HTMLFormElement) => void;
}

/** The list of another address, as its page has it. @throws when it cannot be had, also when aborted */
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

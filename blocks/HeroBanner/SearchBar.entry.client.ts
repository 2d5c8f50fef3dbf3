/**
 * Shows the clear button of a search bar only if there is text, and disables its submit button
 * if there is none.
 */
export function start(form: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=search]');
  const submitButton = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const clearButton = form.querySelector<HTMLButtonElement>('button[type=reset]');
  if (!input) return;
  const update = () => {
    if (clearButton) clearButton.hidden = input.value === '';
    if (submitButton) submitButton.disabled = input.value.trim() === '';
  };
  form.addEventListener('input', update);
  form.addEventListener('reset', () => {
    // The browser empties the field only after this event.
    setTimeout(update);
    input.focus();
  });
  // A browser restores the text of a restored page only after its scripts have run.
  addEventListener('pageshow', update);
  update();
  if (form.dataset.suggestsCars)
    input.addEventListener('focus', () => void addSuggestions(input), ONCE);
}

const ONCE = { once: true };

async function fetchWords(): Promise<string[]> {
  const response = await fetch('/api/cars/words');
  return response.ok ? response.json() : [];
}

/** Adds a datalist of makes, models and other words of the stock; if it cannot be loaded, the field works without. */
async function addSuggestions(input: HTMLInputElement): Promise<void> {
  const words = await fetchWords().catch(() => []);
  if (words.length === 0) return;
  const list = document.createElement('datalist');
  list.id = 'car-words';
  list.append(...words.map((word) => new Option(word, word)));
  input.after(list);
  input.setAttribute('list', list.id);
}

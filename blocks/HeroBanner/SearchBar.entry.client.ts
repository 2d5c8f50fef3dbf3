/**
 * The clear button of a search bar shows only when there is something to clear, and its submit button is disabled while
 * there is nothing to search for (spec 1 §2.7).
 */
export function start(form: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=search]');
  const submit = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const clear = form.querySelector<HTMLButtonElement>('button[type=reset]');
  if (!input) return;
  const update = () => {
    if (clear) clear.hidden = input.value === '';
    if (submit) submit.disabled = input.value.trim() === '';
  };
  form.addEventListener('input', update);
  form.addEventListener('reset', () => {
    // The field is emptied once this event is over.
    setTimeout(update);
    input.focus();
  });
  // A page that is shown again has its words again, which come after its scripts.
  addEventListener('pageshow', update);
  update();
  if (form.dataset.suggestsCars) input.addEventListener('focus', () => void suggest(input), once);
}

const once = { once: true };

async function fetchWords(): Promise<string[]> {
  const response = await fetch('/api/cars/words');
  return response.ok ? response.json() : [];
}

/** Lets the browser suggest makes, models and other words of the stock; a field without them works too. */
async function suggest(input: HTMLInputElement): Promise<void> {
  const words = await fetchWords().catch(() => []);
  if (words.length === 0) return;
  const list = document.createElement('datalist');
  list.id = 'car-words';
  list.append(...words.map((word) => new Option(word, word)));
  input.after(list);
  input.setAttribute('list', list.id);
}

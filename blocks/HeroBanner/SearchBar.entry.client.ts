/** The clear button of a search bar shows only when there is something to clear (spec 1 §2.7). */
export function start(form: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=search]');
  const clear = form.querySelector<HTMLButtonElement>('button[type=reset]');
  if (!input) return;
  const update = () => {
    if (clear) clear.hidden = input.value === '';
  };
  form.addEventListener('input', update);
  form.addEventListener('reset', () => {
    // The field is emptied once this event is over.
    setTimeout(update);
    input.focus();
  });
  update();
  if (form.dataset.suggestsCars) input.addEventListener('focus', () => void suggest(input), once);
}

const once = { once: true };

async function fetchWords(): Promise<string[]> {
  const response = await fetch('/api/cars/words');
  return response.ok ? ((await response.json()) as string[]) : [];
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

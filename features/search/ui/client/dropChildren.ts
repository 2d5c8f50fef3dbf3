/** Giving up a value gives up those below it (spec 2 §4). */
export function dropChildren(form: HTMLFormElement, { value }: HTMLInputElement): void {
  const choices = 'input[type=checkbox], input[type=hidden]';
  for (const input of form.querySelectorAll<HTMLInputElement>(choices)) {
    if (!input.value.startsWith(`${value}>`)) continue;
    if (input.type === 'hidden') input.remove();
    else input.checked = false;
  }
}

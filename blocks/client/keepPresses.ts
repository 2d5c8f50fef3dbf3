/**
 * Remembers the buttons that are pressed before their script has come.
 * @param buttons which ones, as a selector; and `counts`, where that cannot tell
 * @returns presses them again, for the script that has come; to be called once
 */
export function keepPresses(
  root: Document | HTMLElement,
  buttons: string,
  counts: (button: HTMLElement) => boolean = () => true,
): () => void {
  const pressed: HTMLElement[] = [];
  const controller = new AbortController();
  const keep = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(buttons);
    if (button && counts(button)) pressed.push(button);
  };
  root.addEventListener('click', keep, { signal: controller.signal });
  return () => {
    controller.abort();
    for (const button of pressed) button.click();
  };
}

import { opensElsewhere } from './opensElsewhere';

/**
 * Holds back the presses of buttons whose script has not come: nothing else hears of them until they are pressed again,
 * so that each counts once, also where half of the script is at work already. Links count as buttons where they are
 * named; one that is opened in another window is not held back.
 * @param buttons which ones, as a selector; and `counts`, where that cannot tell
 * @param held what else is to be done again, in the order in which it happened; presses are added to it
 * @returns does all of it again, for the script that has come; to be called once
 */
export function keepPresses(
  root: Document | HTMLElement,
  buttons: string,
  counts: (button: Element) => boolean = () => true,
  held: (() => void)[] = [],
): () => void {
  const controller = new AbortController();
  const hold = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element && target.closest<HTMLElement>(buttons);
    if (!button || !counts(button) || (button.matches('a') && opensElsewhere(event as MouseEvent)))
      return;
    held.push(() => button.click());
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  root.addEventListener('click', hold, { capture: true, signal: controller.signal });
  return () => {
    controller.abort();
    for (const act of held) act();
  };
}

import { keepPresses } from './keepPresses';

/**
 * Holds back what a visitor does in an element whose script has not come: presses, and forms that are sent. What is
 * chosen or typed meanwhile is in its fields; the script receives it later.
 * @param pressed whose presses count, as a selector; and `counts`, what counts of the buttons, fields and forms
 * @returns does all of it again, in its order, for the script that has come, or for the browser where it cannot be had;
 *   to be called once
 */
export function keepInputs(
  root: HTMLElement,
  pressed: string,
  counts: (target: Element) => boolean = () => true,
): () => void {
  const held: (() => void)[] = [];
  const controller = new AbortController();
  const capture = { capture: true, signal: controller.signal };
  const doAgain = keepPresses(root, pressed, counts, held);
  root.addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement) || !counts(target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push(() => target.requestSubmit(submitter));
    },
    capture,
  );
  for (const type of ['input', 'change']) {
    root.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element && counts(target))
          held.push(() => target.dispatchEvent(new Event(type, { bubbles: true })));
      },
      capture,
    );
  }
  return () => {
    controller.abort();
    doAgain();
  };
}

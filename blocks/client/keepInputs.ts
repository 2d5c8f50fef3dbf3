import { keepPresses } from './keepPresses';

/**
 * Holds back what a visitor does in an element whose script has not come: presses, and forms that are sent. What is
 * chosen or typed meanwhile is in its fields; the script is told of it later.
 * @param pressed whose presses count, as a selector; and `counts`, where that cannot tell
 * @returns does all of it again, for the script that has come, or for the browser where it cannot be had; to be called
 *   once
 */
export function keepInputs(
  root: HTMLElement,
  pressed: string,
  counts?: (button: HTMLElement) => boolean,
): () => void {
  const again: (() => void)[] = [];
  const controller = new AbortController();
  const capture = { capture: true, signal: controller.signal };
  const pressAgain = keepPresses(root, pressed, counts);
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const { target, submitter } = event;
      again.push(() => (target as HTMLFormElement).requestSubmit(submitter));
    },
    capture,
  );
  for (const type of ['input', 'change']) {
    root.addEventListener(
      type,
      ({ target }) => again.push(() => target?.dispatchEvent(new Event(type, { bubbles: true }))),
      capture,
    );
  }
  return () => {
    controller.abort();
    pressAgain();
    again.forEach((act) => act());
  };
}

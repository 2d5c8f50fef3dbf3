import { bufferClicks } from './bufferClicks';

/**
 * Buffers what a visitor does in an element whose script has not loaded: clicks, submits, and input events.
 * Values that are chosen or typed stay in their fields; the events are dispatched again for the script.
 * @param buttons selector of the elements whose clicks are buffered
 * @param isIncluded whether a button, field or form is included
 * @returns replays everything in order, for the script that has loaded, or for the browser if it failed to
 * load; to be called once
 */
export function bufferInputs(
  root: HTMLElement,
  buttons: string,
  isIncluded: (target: Element) => boolean = () => true,
): () => void {
  const replayQueue: (() => void)[] = [];
  const controller = new AbortController();
  const capture = { capture: true, signal: controller.signal };
  const replay = bufferClicks(root, buttons, isIncluded, replayQueue);
  root.addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement) || !isIncluded(target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      replayQueue.push(() => target.requestSubmit(submitter));
    },
    capture,
  );
  for (const type of ['input', 'change']) {
    root.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element && isIncluded(target))
          replayQueue.push(() => target.dispatchEvent(new Event(type, { bubbles: true })));
      },
      capture,
    );
  }
  return () => {
    controller.abort();
    replay();
  };
}

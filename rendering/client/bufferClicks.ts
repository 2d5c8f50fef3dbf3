import { opensElsewhere } from './opensElsewhere';

/**
 * Buffers clicks on buttons whose script has not loaded: no other listener receives them before they are
 * replayed, so that each click has one effect, even if another script of the page is running. Links that the
 * selector includes count as buttons; one that is opened in another window is not buffered.
 * @param buttons selector of the buttons
 * @param isIncluded further condition for a button
 * @param replayQueue other actions to replay, in their order; clicks are added to it
 * @returns replays everything, for the script that has loaded; to be called once
 */
export function bufferClicks(
  root: Document | HTMLElement,
  buttons: string,
  isIncluded: (button: Element) => boolean = () => true,
  replayQueue: (() => void)[] = [],
): () => void {
  const controller = new AbortController();
  const buffer = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element && target.closest<HTMLElement>(buttons);
    if (
      !button ||
      !isIncluded(button) ||
      (button.matches('a') && opensElsewhere(event as MouseEvent))
    )
      return;
    replayQueue.push(() => button.click());
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  root.addEventListener('click', buffer, { capture: true, signal: controller.signal });
  return () => {
    controller.abort();
    for (const replay of replayQueue) replay();
  };
}

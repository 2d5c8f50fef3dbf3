/**
 * Events that count as an interaction with an element. `click` and `input` are included because voice
 * control may cause no other event. A script of the block may dispatch `start` as well.
 */
const EVENT_TYPES = ['pointerover', 'touchstart', 'focusin', 'click', 'input', 'start'] as const;

/** Calls `start` once, on the visitor's first interaction with the element. */
export function onInteraction(element: HTMLElement, start: () => void): void {
  const controller = new AbortController();
  const startOnce = () => {
    controller.abort();
    start();
  };
  EVENT_TYPES.forEach((type) =>
    element.addEventListener(type, startOnce, {
      capture: true,
      passive: true,
      signal: controller.signal,
    }),
  );
}

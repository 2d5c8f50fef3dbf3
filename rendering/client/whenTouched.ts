/**
 * What counts as a visitor turning to an element, before and besides a click: what is chosen by voice comes without any
 * of the others. A script of its block may ask as well.
 */
const approaches = ['pointerover', 'touchstart', 'focusin', 'click', 'input', 'start'] as const;

/** Calls `start` once, when the visitor turns to the element. */
export function whenTouched(element: HTMLElement, start: () => void): void {
  const controller = new AbortController();
  const once = () => {
    controller.abort();
    start();
  };
  approaches.forEach((type) =>
    element.addEventListener(type, once, {
      capture: true,
      passive: true,
      signal: controller.signal,
    }),
  );
}

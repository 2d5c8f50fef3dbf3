/** Pixels that a pointer must go for the next picture (spec 2 §9). */
const threshold = 5;

/**
 * Tells of a pointer that is dragged sideways over an element: `onDrag` gets the pictures to move on by,
 * one for each threshold of the way. Less than the first is a mere press.
 */
export function watchDrag(element: HTMLElement, onDrag: (pictures: number) => void): void {
  let from: number | undefined;

  element.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    from = event.clientX;
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', ({ clientX, isPrimary }) => {
    if (from === undefined || !isPrimary) return;
    const pictures = Math.trunc((clientX - from) / threshold);
    if (pictures === 0) return;
    from += pictures * threshold;
    // What is touched goes with the finger: to the right comes what stood on the left.
    onDrag(-pictures);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(type, () => (from = undefined));
  }
}

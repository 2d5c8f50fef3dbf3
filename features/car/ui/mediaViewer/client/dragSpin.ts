const PX_PER_PICTURE = 5;

/**
 * Tracks horizontal dragging over an element: calls `onDrag` with the number of pictures to move by.
 * A movement of less than one picture counts as a press.
 */
export function watchDrag(element: HTMLElement, onDrag: (pictures: number) => void): void {
  let lastX: number | undefined;

  element.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    lastX = event.clientX;
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', ({ clientX, isPrimary }) => {
    if (lastX === undefined || !isPrimary) return;
    const pictures = Math.trunc((clientX - lastX) / PX_PER_PICTURE);
    if (pictures === 0) return;
    lastX += pictures * PX_PER_PICTURE;
    // The car follows the finger: dragging right reveals what was on the left.
    onDrag(-pictures);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(type, () => (lastX = undefined));
  }
}

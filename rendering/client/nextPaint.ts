/**
 * Fulfils after the next paint, so that a visitor sees the effect of a press before the page goes on working. At once
 * in a page that is not painted.
 */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const soon = () => setTimeout(resolve);
    if (document.hidden) soon();
    else requestAnimationFrame(soon);
  });

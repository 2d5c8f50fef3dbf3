/**
 * Resolves after the next paint, so that a visitor sees the effect of a click before the page continues to
 * work. Resolves at once in a hidden page, which is not painted.
 */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const resolveLater = () => setTimeout(resolve);
    if (document.hidden) resolveLater();
    else requestAnimationFrame(resolveLater);
  });

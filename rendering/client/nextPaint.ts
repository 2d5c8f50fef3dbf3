/**
 * Fulfils once what has changed so far is on the screen: a visitor who has pressed something sees its answer before the
 * page goes on working. In a page that is not painted, at once.
 */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const soon = () => setTimeout(resolve);
    if (document.hidden) soon();
    else requestAnimationFrame(soon);
  });

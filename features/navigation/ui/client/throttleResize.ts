/** Minimum interval of updates while a window is resized, and delay of the last update. */
const THROTTLE_MS = 50;
const FINAL_DELAY_MS = 250;

/** Calls back while the window is resized: at most every 50 ms, and again 250 ms after the last change. */
export function onResize(update: () => void): void {
  let lastUpdateAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(update, FINAL_DELAY_MS);
    const now = performance.now();
    if (now - lastUpdateAt < THROTTLE_MS) return;
    lastUpdateAt = now;
    update();
  });
}

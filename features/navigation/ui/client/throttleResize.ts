/** Milliseconds between two updates while a window changes its size, and until the last one (spec 1 §9). */
const throttle = 50;
const final = 250;

/** Calls back while the window changes its size: at most every 50 ms, and once more when it has been still for 250 ms. */
export function onResize(update: () => void): void {
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(update, final);
    const now = performance.now();
    if (now - last < throttle) return;
    last = now;
    update();
  });
}

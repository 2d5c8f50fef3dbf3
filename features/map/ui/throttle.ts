/**
 * Throttles a function: the first call runs it at once; calls within the interval after that run it once,
 * when the interval ends.
 */
export function throttle(
  run: () => void,
  intervalMs: number,
): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCallPending = false;
  const onIntervalEnd = () => {
    timer = undefined;
    if (!isCallPending) return;
    isCallPending = false;
    call();
  };
  const call = () => {
    if (timer !== undefined) {
      isCallPending = true;
      return;
    }
    run();
    timer = setTimeout(onIntervalEnd, intervalMs);
  };
  return { call, cancel: () => clearTimeout(timer) };
}

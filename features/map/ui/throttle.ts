/** A function that runs at once and then at most once a pause; the last call within a pause runs at its end. */
export function throttle(run: () => void, pause: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const rest = () => {
    timer = undefined;
    if (!again) return;
    again = false;
    call();
  };
  const call = () => {
    if (timer !== undefined) {
      again = true;
      return;
    }
    run();
    timer = setTimeout(rest, pause);
  };
  return { call, cancel: () => clearTimeout(timer) };
}

/** Why a process shall end. SIGTERM is a deploy's or an operator's, and leaves time; SIGINT is a person's at a terminal. */
export type StopReason = 'SIGTERM' | 'SIGINT' | 'the launcher is gone';

/** Signals this close together are one: npm and the terminal often both send it. In ms. */
const SAME_SIGNAL_MS = 1000;

/**
 * Calls `stop` once, when the process shall end: SIGTERM, SIGINT, or the launcher that started it is gone.
 * @param hurry called when it is asked to end again, more than a second later: whoever asks will not wait
 */
export function onStop(
  stop: (reason: StopReason) => Promise<void>,
  hurry?: (reason: StopReason) => void,
): void {
  let stoppingSince: number | undefined;
  const begin = (reason: StopReason) => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      void stop(reason);
    } else if (performance.now() - stoppingSince > SAME_SIGNAL_MS) {
      hurry?.(reason);
    }
  };
  process.on('SIGTERM', () => begin('SIGTERM'));
  process.on('SIGINT', () => begin('SIGINT'));
  process.on('disconnect', () => begin('the launcher is gone'));
}

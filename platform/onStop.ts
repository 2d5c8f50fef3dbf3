/**
 * Why a process must stop. SIGTERM comes from a deploy or an operator, and leaves time; SIGINT from a person
 * at a terminal.
 */
export type StopReason = 'SIGTERM' | 'SIGINT' | 'the launcher is gone';

/** Signals within this time count as one: npm and the terminal often both send it. */
const SAME_SIGNAL_MS = 1000;

/**
 * Calls `stop` once, when the process must stop: on SIGTERM, on SIGINT, or when the launcher that started it
 * is gone.
 * @param onRepeat called on a second request more than a second later, by which a person asks to stop at
 * once
 */
export function onStop(
  stop: (reason: StopReason) => Promise<void>,
  onRepeat?: (reason: StopReason) => void,
): void {
  let stoppingSince: number | undefined;
  const handleStop = (reason: StopReason) => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      void stop(reason);
    } else if (performance.now() - stoppingSince > SAME_SIGNAL_MS) {
      onRepeat?.(reason);
    }
  };
  process.on('SIGTERM', () => handleStop('SIGTERM'));
  process.on('SIGINT', () => handleStop('SIGINT'));
  process.on('disconnect', () => handleStop('the launcher is gone'));
}

const POLL_MS = 500;

/**
 * Calls `end` once npm no longer waits for this process. npm sends signals only to the shell that runs this
 * process, which ends without passing them on; the system then gives this process another parent. Does
 * nothing for a process that was started without npm, which may outlive its parent.
 */
export function whenNpmEnds(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, POLL_MS).unref();
}

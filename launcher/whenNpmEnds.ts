const LOOK_MS = 500;

/**
 * Calls `end` once npm no longer waits for this process. npm hands signals to the shell between them
 * alone, which ends without passing them on; the system then gives this process another parent. A
 * process that was started without npm may outlive its parent.
 */
export function whenNpmEnds(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    end();
  }, LOOK_MS).unref();
}

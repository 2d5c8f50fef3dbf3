/**
 * Calls `stop` once, when the process shall end: SIGTERM, SIGINT, or the launcher that started it is
 * gone. Repeated signals change nothing, since npm and the terminal often both send one.
 */
export function onStop(stop: (reason: string) => Promise<void>): void {
  let stopping = false;
  const begin = (reason: string) => {
    if (stopping) return;
    stopping = true;
    void stop(reason);
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  process.on('disconnect', () => begin('the launcher is gone'));
}

/** Logs a problem, from which a form or finder recovers, to the browser's console. */
export function logProblem(level: 'warn' | 'error', message: string, cause?: unknown): void {
  // eslint-disable-next-line no-console -- the specification asks for it
  console[level](message, ...(cause === undefined ? [] : [cause]));
}

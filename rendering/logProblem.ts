/** Tells the browser's console of something that the finder survives (spec 1 §8). */
export function logProblem(level: 'warn' | 'error', message: string, cause?: unknown): void {
  // eslint-disable-next-line no-console -- the specification asks for it
  console[level](message, ...(cause === undefined ? [] : [cause]));
}

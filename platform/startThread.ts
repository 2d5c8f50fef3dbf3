import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Runs TypeScript in a thread, which does not inherit that ability from its process. */
const fromSource = (entry: string): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(entry)}); });`;

/** Whether an entry is a source, and not built. */
export const isSource = (entry: string): boolean => entry.endsWith('.ts');

/** Starts a thread from its file: a built one, or its source in development and in tests. */
export const startThread = (entry: string, options: WorkerOptions = {}): Worker =>
  isSource(entry)
    ? new Worker(fromSource(entry), { ...options, eval: true })
    : new Worker(entry, options);

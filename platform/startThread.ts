import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A script that loads a TypeScript file in a thread, which does not inherit the loader from its process. */
const sourceScript = (entry: string): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(entry)}); });`;

/** Whether an entry is a source file, not a built one. */
export const isSource = (entry: string): boolean => entry.endsWith('.ts');

/** Starts a thread from its file: a built one, or its source in development and in tests. */
export const startThread = (entry: string, options: WorkerOptions = {}): Worker =>
  isSource(entry)
    ? new Worker(sourceScript(entry), { ...options, eval: true })
    : new Worker(entry, options);

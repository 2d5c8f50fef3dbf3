import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type { Logger } from 'pino';

const BUFFER_BYTES = 4096;
const FLUSH_MS = 1000;

/**
 * One JSON object a line on standard output. Lines are collected and written together, so that a
 * busy server does not pay a system call a request; `flush` writes what is left.
 */
export function createLogger(level: string): { logger: Logger; flush: () => void } {
  const destination = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES });
  setInterval(() => destination.flush(), FLUSH_MS).unref();
  return { logger: loggerTo(destination, level), flush: () => destination.flushSync() };
}

/** The same logger to any stream. Keys and secrets are cut out wherever an object carries them. */
export function loggerTo(destination: DestinationStream, level: string): Logger {
  return pino({ level, base: null, serializers: { error: describeError } }, destination);
}

/** What a log may hold of an error: never its whole object, which can carry request bodies. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { name: error.name, message: error.message, stack: error.stack, cause };
}

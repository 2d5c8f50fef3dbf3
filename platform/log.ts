import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import type { DestinationStream, LogFn, Logger } from 'pino';
import { measurements } from './telemetry/measurements';
import { traceFields } from './telemetry/trace';

export type { Logger } from 'pino';

/** Lines are collected up to this size, so that a busy server does not pay a system call for each. */
const BUFFER_BYTES = 65_536;
const FLUSH_MS = 1000;

export interface Log {
  logger: Logger;
  /** Writes a finished line as it is: for request lines, which are too many to be built by fields. */
  writeLine: (line: string) => void;
  /** Writes what is still collected, as far as somebody still reads it. */
  flush: () => Promise<void>;
}

/** Longest wait for whoever reads the last lines, in ms. */
const LAST_LINES_MS = 1000;

/** One JSON object a line on standard output, at most a second late. */
export function createLog(level: string): Log {
  const size = { minLength: BUFFER_BYTES, maxWrite: 2 * BUFFER_BYTES };
  const destination = pino.destination({ dest: 1, sync: false, ...size });
  setInterval(() => destination.flush(), FLUSH_MS).unref();
  // Not `flushSync`, which tries for ever where nobody reads any more.
  const written = () => new Promise<void>((resolve) => destination.flush(() => resolve()));
  const flush = () => Promise.race([written(), wait(LAST_LINES_MS)]);
  return { ...logTo(destination, level), flush };
}

/** The same to any stream. */
export function logTo(destination: DestinationStream, level: string): Omit<Log, 'flush'> {
  const serializers = { error: describeError, err: describeError };
  const logger = pino(
    { level, base: null, serializers, mixin: traceOf, hooks: { logMethod: countTrouble } },
    destination,
  );
  const writeLine = logger.isLevelEnabled('info')
    ? (line: string) => destination.write(line)
    : () => undefined;
  return { logger, writeLine };
}

/** The trace and request that a line belongs to; what the line itself, or its logger, names is not named twice. */
function traceOf(_line: object, _level: number, logger: Logger): object {
  const { requestId, ...trace } = traceFields();
  if (trace.traceId === undefined) return trace;
  return requestId === undefined || 'requestId' in logger.bindings()
    ? trace
    : { ...trace, requestId };
}

/** Levels of pino from which a line tells of trouble. */
const WARN = 40;
const ERROR = 50;

function countTrouble(this: Logger, line: Parameters<LogFn>, write: LogFn, level: number): void {
  if (level >= WARN) measurements()?.logLine(level >= ERROR ? 'error' : 'warn');
  write.apply(this, line);
}

/** What a log may hold of an error: never its whole object, which can carry request bodies. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { name: error.name, message: error.message, stack: error.stack, cause };
}

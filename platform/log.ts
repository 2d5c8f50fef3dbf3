import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import type { DestinationStream, LogFn, Logger } from 'pino';
import { errorSerializers } from './errorSerializers';
import { measurements } from './telemetry/measurements';
import { traceFields } from './telemetry/trace';

export type { Logger } from 'pino';

/**
 * Lines are buffered up to this size, so that a busy server does not make a system call for each.
 */
const BUFFER_BYTES = 65_536;
const FLUSH_MS = 1000;

/** The process's log: one JSON object per line. */
export interface Log {
  logger: Logger;
  /**
   * Writes a finished line unchanged: for request lines, which are too many to be built from fields.
   */
  writeLine: (line: string) => void;
  /** Flushes buffered lines, as long as the output is still read. */
  flush: () => Promise<void>;
}

/** Maximum wait until the last lines are written. */
const FLUSH_TIMEOUT_MS = 1000;

/** Writes one JSON object per line to standard output, with at most a second of delay. */
export function createLog(level: string): Log {
  const size = { minLength: BUFFER_BYTES, maxWrite: 2 * BUFFER_BYTES };
  const destination = pino.destination({ dest: 1, sync: false, ...size });
  setInterval(() => destination.flush(), FLUSH_MS).unref();
  // Not `flushSync`, which retries for ever when the output is no longer read.
  const flushed = () => new Promise<void>((resolve) => destination.flush(() => resolve()));
  const flush = () => Promise.race([flushed(), wait(FLUSH_TIMEOUT_MS)]);
  return { ...logTo(destination, level), flush };
}

/** The same as `createLog`, to any stream. */
export function logTo(destination: DestinationStream, level: string): Omit<Log, 'flush'> {
  const logger = pino(
    {
      level,
      base: null,
      serializers: errorSerializers,
      mixin: createTraceFields,
      hooks: { logMethod: countProblems },
    },
    destination,
  );
  const writeLine = logger.isLevelEnabled('info')
    ? (line: string) => destination.write(line)
    : () => undefined;
  return { logger, writeLine };
}

/** The trace and request of a log line, without fields that the logger already has. */
function createTraceFields(_line: object, _level: number, logger: Logger): object {
  const { requestId, ...trace } = traceFields();
  if (trace.traceId === undefined) return trace;
  return requestId === undefined || 'requestId' in logger.bindings()
    ? trace
    : { ...trace, requestId };
}

/** Pino's levels; lines from these levels on report a problem. */
const WARN = 40;
const ERROR = 50;

function countProblems(this: Logger, line: Parameters<LogFn>, write: LogFn, level: number): void {
  if (level >= WARN) measurements()?.logLine(level >= ERROR ? 'error' : 'warn');
  write.apply(this, line);
}

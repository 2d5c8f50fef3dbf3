import type { Response } from 'express';
import type {
  BatchEnd,
  BookingErrorCode,
  WorkshopMessage,
} from '../../../domain/booking/booking.types';
import type { Logger } from '../../../platform/log';
import type { MechmateClient } from './mechmate/mechmate';
import type { WorkshopQuery } from './mechmate/workshopStream';

/** Interval of heartbeats: proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 15_000;
/**
 * Maximum number of workshops in one stream (BOOK-73, OQ-103); the browser requests further ones in a
 * new stream.
 */
const MAX_PER_STREAM = 5;
/** Maximum duration of a stream. */
const MAX_STREAM_MS = 120_000;

interface StreamOptions {
  mechmate: Pick<MechmateClient, 'closest'>;
  /** Aborted when the process shuts down: the client continues in a new stream, with another process. */
  draining: AbortSignal;
  logger: Logger;
}

/**
 * Sends workshops as server-sent events while the workshop system finds them, at most five, then `end`. Each
 * event has the workshop's id, so that a broken connection continues after it. When the visitor disconnects,
 * the query is aborted.
 */
export async function streamWorkshops(
  query: WorkshopQuery,
  response: Response,
  { mechmate, draining, logger }: StreamOptions,
): Promise<void> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  response.once('close', abort);
  // Removed in `finally`, because the signal lives as long as the process.
  draining.addEventListener('abort', abort);
  if (draining.aborted) abort();
  const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(MAX_STREAM_MS)]);
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // Asks proxies not to buffer the stream.
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS).unref();
  // After a full batch there may be more workshops.
  let end: BatchEnd = { hasMore: true };
  try {
    const messages = mechmate.closest(query, signal);
    for (let sentCount = 0; sentCount < MAX_PER_STREAM; sentCount += 1) {
      const next = await messages.next();
      if (next.done) {
        // If this process shuts down, the stream ends early: there may be more workshops.
        if (!draining.aborted) end = next.value;
        break;
      }
      response.write(formatEvent(next.value));
    }
  } catch (error) {
    // A shutdown is no error: `end` says that there may be more workshops.
    if (draining.aborted) return;
    const { requestId } = response.locals;
    logger.warn({ error, requestId }, 'workshops not loaded');
    end = { hasMore: false };
    response.write(formatEvent({ error: 'ServerError' }));
  } finally {
    clearInterval(heartbeat);
    draining.removeEventListener('abort', abort);
    controller.abort();
    response.end(formatEnd(end));
  }
}

/**
 * Answers a request for a stream of workshops with a single event, which contains the reason for the refusal.
 */
export function refuseStream(response: Response, error: BookingErrorCode): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(formatEvent({ error }) + formatEnd({ hasMore: false }));
}

const formatEnd = (end: BatchEnd): string => `event: end\ndata: ${JSON.stringify(end)}\n\n`;

function formatEvent(message: WorkshopMessage): string {
  const id = 'departmentId' in message ? `id: ${message.departmentId}\n` : '';
  return `${id}data: ${JSON.stringify(message)}\n\n`;
}

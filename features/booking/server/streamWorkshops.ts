import type { Response } from 'express';
import type {
  BatchEnd,
  BookingErrorCode,
  WorkshopMessage,
} from '../../../domain/booking/booking.types';
import type { Logger } from '../../../platform/log';
import type { MechmateClient } from './mechmate/mechmate';
import type { WorkshopQuestion } from './mechmate/workshopStream';

/** Proxies between us and a visitor close what is silent for a minute, in ms. */
const HEARTBEAT_MS = 15_000;
/** Workshops of one stream (BOOK-73, checklist OQ-103); a longer list is asked for in a new one. */
const BATCH = 5;
/** Longest stream, whatever comes of it, in ms. */
const LONGEST_MS = 120_000;

interface StreamOptions {
  mechmate: Pick<MechmateClient, 'closest'>;
  /** Aborted once the process drains: what is left is asked for in a new stream, of another process. */
  draining: AbortSignal;
  logger: Logger;
}

/**
 * Sends workshops as server-sent events while the workshop system finds them, five at most, then `end`. Each message has
 * the workshop's id, so that a connection that breaks goes on behind it. A visitor who leaves ends the question.
 */
export async function streamWorkshops(
  asked: WorkshopQuestion,
  response: Response,
  { mechmate, draining, logger }: StreamOptions,
): Promise<void> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  response.once('close', leave);
  // Taken off again: the signal lives as long as the process.
  draining.addEventListener('abort', leave);
  if (draining.aborted) leave();
  const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(LONGEST_MS)]);
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // Asks proxies to pass each message on as it comes.
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS).unref();
  // A batch that is full may have more behind it.
  let end: BatchEnd = { hasMore: true };
  try {
    const messages = mechmate.closest(asked, signal);
    for (let sent = 0; sent < BATCH; sent += 1) {
      const next = await messages.next();
      if (next.done) {
        // A stream that we have cut off ends without a word.
        if (!draining.aborted) end = next.value;
        break;
      }
      response.write(eventOf(next.value));
    }
  } catch (error) {
    // `end` says that there is more behind what has come.
    if (draining.aborted) return;
    const { requestId } = response.locals;
    logger.warn({ error, requestId }, 'workshops not told');
    end = { hasMore: false };
    response.write(eventOf({ error: 'ServerError' }));
  } finally {
    clearInterval(heartbeat);
    draining.removeEventListener('abort', leave);
    leaving.abort();
    response.end(endOf(end));
  }
}

/** Answers whoever wants such a stream with the reason why there is none. */
export function refuseStream(response: Response, error: BookingErrorCode): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(eventOf({ error }) + endOf({ hasMore: false }));
}

const endOf = (end: BatchEnd): string => `event: end\ndata: ${JSON.stringify(end)}\n\n`;

function eventOf(message: WorkshopMessage): string {
  const id = 'departmentId' in message ? `id: ${message.departmentId}\n` : '';
  return `${id}data: ${JSON.stringify(message)}\n\n`;
}

import type { Response } from 'express';
import type { WorkshopMessage } from '../../domain/booking/booking.types';
import type { Batch } from './findClosestWorkshops';

export interface EventOptions {
  /** Interval of comments that keep proxies from closing an idle stream. */
  heartbeatMs: number;
  /** Called if an error occurs after the stream has started. */
  onError(error: unknown): void;
}

/**
 * Sends a batch as server-sent events: a message per workshop, then an `end` event with `hasMore`. Stops the
 * calculation when the client disconnects.
 */
export async function sendEvents(
  response: Response,
  { messages, hasMore }: Batch,
  { heartbeatMs, onError }: EventOptions,
): Promise<void> {
  response.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
  });
  response.flushHeaders();
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs);
  // The current workshop is still calculated, but no further one.
  const stop = () => void messages.return(undefined).catch(onError);
  response.once('close', stop);
  try {
    for await (const message of messages) send(response, message);
  } catch (error) {
    onError(error);
    send(response, { error: 'ServerError' });
  } finally {
    clearInterval(heartbeat);
    response.off('close', stop);
  }
  response.end(`event: end\ndata: ${JSON.stringify({ hasMore })}\n\n`);
}

const send = (response: Response, message: WorkshopMessage): void =>
  void response.write(`data: ${JSON.stringify(message)}\n\n`);

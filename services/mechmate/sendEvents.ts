import type { Response } from 'express';
import type { WorkshopMessage } from '../../domain/booking/booking.types';
import type { Batch } from './closestWorkshops';

export interface EventOptions {
  /** Between comments that keep proxies from closing a quiet stream. */
  heartbeatMs: number;
  /** Told of what went wrong behind a stream that has begun. */
  onError(error: unknown): void;
}

/**
 * Answers with a batch as server-sent events: a message for each workshop, then an event `end` that says whether there
 * are more. Stops reckoning when the client goes away.
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
  // A workshop that is being reckoned is finished, the next one is not begun.
  const leave = () => void messages.return(undefined).catch(onError);
  response.once('close', leave);
  try {
    for await (const message of messages) send(response, message);
  } catch (error) {
    onError(error);
    send(response, { error: 'ServerError' });
  } finally {
    clearInterval(heartbeat);
    response.off('close', leave);
  }
  response.end(`event: end\ndata: ${JSON.stringify({ hasMore })}\n\n`);
}

const send = (response: Response, message: WorkshopMessage): void =>
  void response.write(`data: ${JSON.stringify(message)}\n\n`);

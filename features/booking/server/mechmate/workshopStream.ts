import { createParser } from 'eventsource-parser';
import { request } from 'undici';
import type { BatchEnd, WorkshopMessage } from '../../../../domain/booking/booking.types';
import { workshop } from './mechmateAnswers';
import { strictAnswer } from '../../../../platform/upstreams/strictAnswer';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';

/** Maximum time without data: the system sends heartbeats more often. */
const MAX_SILENCE_MS = 30_000;
/** Maximum length of a message, and of a stream, in characters. */
const MAX_MESSAGE_LENGTH = 64 * 1024;
const MAX_STREAM_LENGTH = 1024 * 1024;

const NAME = 'mechmate';

export interface WorkshopQuery {
  plate: string;
  codes: readonly string[];
  lat: number;
  lng: number;
  /** Id of the workshop after which to continue. */
  cursor?: string;
}

/**
 * Yields workshops as the system finds them, from server-sent events. Each is validated; an invalid one ends
 * the stream. The event `end` says whether there are more workshops; a stream without it has no more.
 * @throws UpstreamError
 */
export async function* workshopStream(
  url: string,
  query: WorkshopQuery,
  signal: AbortSignal,
): AsyncGenerator<WorkshopMessage, BatchEnd> {
  const pendingEvents: string[] = [];
  let end: BatchEnd | undefined;
  const parser = createParser({
    maxBufferSize: MAX_MESSAGE_LENGTH,
    onEvent: ({ event, data }) => {
      if (event === 'end') end = readEnd(data);
      else pendingEvents.push(data);
    },
    onError: ({ message }) => {
      throw new UpstreamError(NAME, 'invalid', message);
    },
  });
  let readLength = 0;
  for await (const chunk of readChunks(url + queryPath(query), signal)) {
    readLength += chunk.length;
    if (readLength > MAX_STREAM_LENGTH)
      throw new UpstreamError(NAME, 'invalid', 'the stream is too long');
    parser.feed(chunk);
    for (const data of pendingEvents.splice(0)) yield readMessage(data);
    if (end) return end;
  }
  return { hasMore: false };
}

function queryPath({ plate, codes, lat, lng, cursor }: WorkshopQuery): string {
  const query = new URLSearchParams({
    regNo: plate,
    serviceOfferings: codes.join(','),
    latitude: String(lat),
    longitude: String(lng),
  });
  if (cursor !== undefined) query.set('cursor', cursor);
  return `/departments/closestAvailable?${query}`;
}

/** Text of the answer as it arrives. */
async function* readChunks(address: string, signal: AbortSignal): AsyncGenerator<string> {
  try {
    const { statusCode, body } = await request(address, {
      headers: { accept: 'text/event-stream' },
      signal,
      headersTimeout: MAX_SILENCE_MS,
      bodyTimeout: MAX_SILENCE_MS,
    });
    if (statusCode !== 200) {
      body.destroy();
      throw new UpstreamError(NAME, 'status', `answered ${statusCode}`, { status: statusCode });
    }
    const decoder = new TextDecoder();
    for await (const bytes of body as AsyncIterable<Uint8Array>) {
      yield decoder.decode(bytes, { stream: true });
    }
  } catch (cause) {
    if (signal.aborted) return;
    if (cause instanceof UpstreamError) throw cause;
    throw new UpstreamError(NAME, 'network', 'the stream was interrupted', { cause });
  }
}

function readEnd(data: string): BatchEnd {
  const hasMore = /"hasMore":\s*true/.test(data);
  return { hasMore };
}

const validateWorkshop = strictAnswer(workshop);

function readMessage(data: string): WorkshopMessage {
  try {
    const message: unknown = JSON.parse(data);
    if (typeof message !== 'object' || message === null) throw new TypeError('is not an object');
    if ('nosites' in message) return { nosites: true };
    if ('error' in message) return { error: String(message.error).slice(0, 200) };
    return validateWorkshop(message);
  } catch (cause) {
    throw new UpstreamError(NAME, 'invalid', 'a message is invalid', { cause });
  }
}

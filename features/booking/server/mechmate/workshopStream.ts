import { createParser } from 'eventsource-parser';
import { request } from 'undici';
import type { BatchEnd, WorkshopMessage } from '../../../../domain/booking/booking.types';
import { workshop } from './mechmateAnswers';
import { strictAnswer } from '../../../../platform/upstreams/strictAnswer';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';

/** Longest silence: the system's heartbeat comes more often, in ms. */
const SILENCE_MS = 30_000;
/** Longest message, in characters, and longest stream, in characters too. */
const MAX_MESSAGE = 64 * 1024;
const MAX_STREAM = 1024 * 1024;

const NAME = 'mechmate';

export interface WorkshopQuestion {
  plate: string;
  codes: readonly string[];
  lat: number;
  lng: number;
  /** The workshop after which to go on. */
  cursor?: string;
}

/**
 * Workshops as the system finds them, by server-sent events (spec 3 §7.5): each is checked, and one that does not fit
 * ends the stream. In the end it is told whether there are more; a stream that just ends has no more.
 * @throws UpstreamError
 */
export async function* workshopStream(
  url: string,
  asked: WorkshopQuestion,
  signal: AbortSignal,
): AsyncGenerator<WorkshopMessage, BatchEnd> {
  const heard: string[] = [];
  let end: BatchEnd | undefined;
  const parser = createParser({
    maxBufferSize: MAX_MESSAGE,
    onEvent: ({ event, data }) => {
      if (event === 'end') end = readEnd(data);
      else heard.push(data);
    },
    onError: ({ message }) => {
      throw new UpstreamError(NAME, 'invalid', message);
    },
  });
  let read = 0;
  for await (const chunk of chunksOf(url + pathOf(asked), signal)) {
    read += chunk.length;
    if (read > MAX_STREAM) throw new UpstreamError(NAME, 'invalid', 'the stream is too long');
    parser.feed(chunk);
    for (const data of heard.splice(0)) yield readMessage(data);
    if (end) return end;
  }
  return { hasMore: false };
}

function pathOf({ plate, codes, lat, lng, cursor }: WorkshopQuestion): string {
  const query = new URLSearchParams({
    regNo: plate,
    serviceOfferings: codes.join(','),
    latitude: String(lat),
    longitude: String(lng),
  });
  if (cursor !== undefined) query.set('cursor', cursor);
  return `/departments/closestAvailable?${query}`;
}

/** Text of the answer as it comes. */
async function* chunksOf(address: string, signal: AbortSignal): AsyncGenerator<string> {
  try {
    const { statusCode, body } = await request(address, {
      headers: { accept: 'text/event-stream' },
      signal,
      headersTimeout: SILENCE_MS,
      bodyTimeout: SILENCE_MS,
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
    throw new UpstreamError(NAME, 'network', 'the stream broke off', { cause });
  }
}

function readEnd(data: string): BatchEnd {
  const hasMore = /"hasMore":\s*true/.test(data);
  return { hasMore };
}

const workshopOf = strictAnswer(workshop);

function readMessage(data: string): WorkshopMessage {
  try {
    const told: unknown = JSON.parse(data);
    if (typeof told !== 'object' || told === null) throw new TypeError('is no object');
    if ('nosites' in told) return { nosites: true };
    if ('error' in told) return { error: String(told.error).slice(0, 200) };
    return workshopOf(told);
  } catch (cause) {
    throw new UpstreamError(NAME, 'invalid', 'a message does not fit', { cause });
  }
}

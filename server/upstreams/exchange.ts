import { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import { Agent, request as send } from 'undici';
import type { Dispatcher } from 'undici';
import { UpstreamError } from './UpstreamError';

export interface Exchange {
  /** Name of the upstream in errors. */
  name: string;
  url: string;
  method: Dispatcher.HttpMethod;
  headers: Record<string, string>;
  body?: string;
  /** Longest wait for the whole answer, in ms. */
  timeoutMs: number;
  /** Largest answer that is read, in bytes. */
  maxBytes: number;
}

const connections = new Agent({ keepAliveTimeout: 30_000, connect: { timeout: 3000 } });

/**
 * One request and its whole answer as text.
 * @throws UpstreamError of kind network, timeout, status (anything but 2xx) or invalid (too large)
 */
export async function exchange(request: Exchange): Promise<string> {
  const { name, url, timeoutMs, maxBytes, ...rest } = request;
  // The client takes an emitter as well as an AbortSignal, which costs many times as much to make.
  const deadline = new EventEmitter();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    deadline.emit('abort');
  }, timeoutMs);
  try {
    const { statusCode, body } = await send(url, {
      ...rest,
      dispatcher: connections,
      signal: deadline,
    });
    const text = await readText(name, body, maxBytes);
    if (statusCode >= 200 && statusCode < 300) return text;
    throw new UpstreamError(name, 'status', `answered ${statusCode}`, { status: statusCode });
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    const cause = error instanceof Error ? error : new Error(String(error));
    throw late || /timeout/i.test(`${cause.name} ${cause.message}`)
      ? new UpstreamError(name, 'timeout', `no answer within ${timeoutMs} ms`, { cause })
      : new UpstreamError(name, 'network', 'cannot be reached', { cause });
  } finally {
    clearTimeout(timer);
  }
}

function readText(name: string, body: Readable, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    body.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > maxBytes) {
        const detail = `answer is larger than ${maxBytes} bytes`;
        body.destroy(new UpstreamError(name, 'invalid', detail));
      }
    });
    body.once('end', () => resolve(Buffer.concat(chunks).toString('utf8'))).once('error', reject);
  });
}

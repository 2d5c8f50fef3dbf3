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
  try {
    const { statusCode, body } = await send(url, {
      ...rest,
      dispatcher: connections,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readText(name, body, maxBytes);
    if (statusCode >= 200 && statusCode < 300) return text;
    throw new UpstreamError(name, 'status', `answered ${statusCode}`, { status: statusCode });
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    const cause = error instanceof Error ? error : new Error(String(error));
    throw /timeout/i.test(`${cause.name} ${cause.message}`)
      ? new UpstreamError(name, 'timeout', `no answer within ${timeoutMs} ms`, { cause })
      : new UpstreamError(name, 'network', 'cannot be reached', { cause });
  }
}

async function readText(
  name: string,
  body: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) {
      throw new UpstreamError(name, 'invalid', `answer is larger than ${maxBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

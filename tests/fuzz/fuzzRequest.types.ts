import type { IncomingHttpHeaders } from 'node:http';

/** Which program of the product is asked: the web server, or the embedded upstreams behind it. */
export type FuzzTarget = 'web' | 'embedded';

/** A request, as sound as its seed or as broken as its mutations made it. */
export interface FuzzRequest {
  target: FuzzTarget;
  method: string;
  /** Path and query, as sent. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  /** Sent as these bytes instead, on a connection of its own. */
  raw?: Buffer;
}

/**
 * Why there is no answer: the client cannot send it; bytes that are no request, or only its beginning; the
 * connection was closed while the request was still being sent, or before it was answered; the wait ended.
 */
export type Silence = 'unsendable' | 'broken bytes' | 'cut off' | 'late';

export interface FuzzAnswer {
  /** 0 when the connection ended without an answer. */
  status: number;
  contentType: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  silence?: Silence;
}

/** Something that an answer must not be. */
export interface Finding {
  problem: 'failed' | 'large error' | 'echo' | 'no answer';
  request: string;
  answer: string;
}

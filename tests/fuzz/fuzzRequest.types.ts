import type { IncomingHttpHeaders } from 'node:http';

/** Program that receives a request: the web server or the embedded services. */
export type FuzzTarget = 'web' | 'embedded';

/** A valid or mutated request. */
export interface FuzzRequest {
  target: FuzzTarget;
  method: string;
  /** Path and query as sent. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  /** Raw bytes to send instead, on a separate connection. */
  raw?: Buffer;
}

/**
 * Why there is no response: the client cannot send the request; the bytes are not a complete request; the
 * connection was closed before the response; or the timeout expired.
 */
export type Silence = 'unsendable' | 'broken bytes' | 'cut off' | 'late';

export interface FuzzAnswer {
  /** 0 without a response. */
  status: number;
  contentType: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  silence?: Silence;
}

/** A response with a problem. */
export interface Finding {
  problem: 'failed' | 'large error' | 'echo' | 'no answer';
  request: string;
  answer: string;
}

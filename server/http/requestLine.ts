/** Longest part of an address that a log line holds. */
const MAX_LENGTH = 300;

/** What is known of a finished request. */
export interface FinishedRequest {
  /** In the safe shape of requestId.ts. */
  requestId: string;
  method: string | undefined;
  status: number;
  ms: number;
  /** Bytes sent, headers included where they are known. */
  bytes: number;
  /** Answered from the page cache before all middleware. */
  cached?: boolean;
  /** The visitor left before the end. */
  aborted?: boolean;
  /** The trace that it belongs to, where it is traced. */
  trace?: { traceId: string; spanId: string };
}

/**
 * The log line of a request, in pino's form. Written by hand, since it is made for every request: the
 * general way takes ten times as long.
 * @param address what `describeAddress` made of the address
 */
export function requestLine(request: FinishedRequest, address: string): string {
  const { requestId, method, status, ms, bytes, cached, aborted, trace } = request;
  const flags =
    (cached ? ',"cached":true' : '') +
    (aborted ? ',"aborted":true' : '') +
    (trace ? `,"traceId":"${trace.traceId}","spanId":"${trace.spanId}"` : '');
  return `{"level":30,"time":${Date.now()},"requestId":"${requestId}","method":"${method}",${address},"status":${status},"ms":${ms},"bytes":${bytes}${flags}}\n`;
}

/** Addresses that hold a registration: what stands behind the question's name is personal (spec 3 §7.5). */
const HOLDS_REGISTRATION = /^(\/api\/mechmate\/[a-z-]+)\/.*/;
/** Keys of bookings open them. */
const KEY = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;

/** Names of questions as programs choose them; what somebody pasted behind the question mark is none. */
const QUESTION_NAME = /^[a-z_-]{1,40}$/i;

/**
 * Site and address as fields of a log line. Query values may be personal: only their keys are written, where they look
 * like keys.
 */
export function describeAddress(url: string, site: string | undefined): string {
  const question = url.indexOf('?');
  const whole = url.slice(0, Math.min(question === -1 ? url.length : question, MAX_LENGTH));
  const path = whole.replace(HOLDS_REGISTRATION, '$1/…').replace(KEY, '…');
  const fields = `"site":${JSON.stringify(site ?? null)},"path":${JSON.stringify(path)}`;
  if (question === -1) return fields;
  const keys = url
    .slice(question + 1)
    .split('&')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .map((key) => (QUESTION_NAME.test(key) ? key : '…'));
  return `${fields},"query":${JSON.stringify(keys.join('&').slice(0, MAX_LENGTH))}`;
}

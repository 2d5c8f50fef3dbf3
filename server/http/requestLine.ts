import type { Site } from '../../sites/site.types';
import { sites } from '../../sites/sites';

/** Maximum number of characters of an address in a log line. */
const MAX_CHARACTERS = 300;

/** The values of a log line about a finished request. */
export interface FinishedRequest {
  /** In the safe form of requestId.ts. */
  requestId: string;
  method: string | undefined;
  status: number;
  ms: number;
  /** Bytes sent, headers included where they are known. */
  bytes: number;
  /** Answered from the page cache before all middleware. */
  cached?: boolean;
  /** The visitor disconnected before the end. */
  aborted?: boolean;
  /** The trace that it belongs to, if it is traced. */
  trace?: { traceId: string; spanId: string };
}

/**
 * The log line of a request, in pino's format. It is built by hand because every request has one, and pino
 * takes ten times as long.
 * @param address the fields that `describeAddress` returned
 */
export function requestLine(request: FinishedRequest, address: string): string {
  const { requestId, method, status, ms, bytes, cached, aborted, trace } = request;
  const flags =
    (cached ? ',"cached":true' : '') +
    (aborted ? ',"aborted":true' : '') +
    (trace ? `,"traceId":"${trace.traceId}","spanId":"${trace.spanId}"` : '');
  return `{"level":30,"time":${Date.now()},"requestId":"${requestId}","method":"${method}",${address},"status":${status},"ms":${ms},"bytes":${bytes}${flags}}\n`;
}

const carMedia = Object.values<Site>(sites)
  .flatMap((site) => site.carMedia ?? [])
  .join('|');
/** Addresses whose last segments are a registration, or a key that opens a draft. */
const PRIVATE_TAIL = new RegExp(`^(/_draft|/api/mechmate/[a-z-]+|/api/(?:${carMedia}))/.*`, 'i');
/** A path segment that looks like a mail address. */
const MAIL_ADDRESS = /[^/]+(?:@|%40)[^/]+/gi;
/** The key of a booking gives access to it. */
const BOOKING_KEY = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;

/** Normal names of query parameters; text that was pasted after the question mark does not match. */
const PARAMETER_NAME = /^[a-z_-]{1,40}$/i;

/**
 * Site and address as fields of a log line. Query values may be personal: only the parameters' names are
 * written, and only if they look like names.
 */
export function describeAddress(url: string, site: string | undefined): string {
  const queryStart = url.indexOf('?');
  const rawPath = url.slice(
    0,
    Math.min(queryStart === -1 ? url.length : queryStart, MAX_CHARACTERS),
  );
  const path = rawPath
    .replace(PRIVATE_TAIL, '$1/…')
    .replace(MAIL_ADDRESS, '…')
    .replace(BOOKING_KEY, '…');
  const fields = `"site":${JSON.stringify(site ?? null)},"path":${JSON.stringify(path)}`;
  if (queryStart === -1) return fields;
  const keys = url
    .slice(queryStart + 1)
    .split('&')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .map((key) => (PARAMETER_NAME.test(key) ? key : '…'));
  return `${fields},"query":${JSON.stringify(keys.join('&').slice(0, MAX_CHARACTERS))}`;
}

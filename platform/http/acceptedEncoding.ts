import { BoundedMemory } from '../memory/BoundedMemory';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

const SUPPORTED = ['br', 'gzip', 'identity'] as const;

/** Browsers send a handful of different headers. */
const cache = new BoundedMemory<string, Encoding | 'identity'>({
  name: 'accepted encodings',
  max: 200,
  memoMethod: negotiate,
});

/**
 * The supported encoding that an Accept-Encoding header prefers, brotli where it has no preference
 * (RFC 9110, 12.5.3); undefined means no encoding.
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const encoding = cache.memo(String(header ?? ''));
  return encoding === 'identity' ? undefined : encoding;
}

function negotiate(header: string): Encoding | 'identity' {
  const client = new Negotiator({ headers: { 'accept-encoding': header } });
  // A client that refuses all encodings still gets the answer: it is of more use than 415.
  return client.encoding(SUPPORTED, { preferred: SUPPORTED }) ?? 'identity';
}

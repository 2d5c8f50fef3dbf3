import { BoundedMemory } from '../memory/BoundedMemory';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

const OURS = ['br', 'gzip', 'identity'] as const;

/** Browsers send a handful of different headers. */
const known = new BoundedMemory<string, Encoding | 'identity'>({
  name: 'accepted encodings',
  max: 200,
  memoMethod: negotiate,
});

/**
 * The encoding of ours that an Accept-Encoding header prefers, brotli where it has no preference
 * (RFC 9110 §12.5.3); undefined means the bytes as they are.
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const encoding = known.memo(String(header ?? ''));
  return encoding === 'identity' ? undefined : encoding;
}

function negotiate(header: string): Encoding | 'identity' {
  const client = new Negotiator({ headers: { 'accept-encoding': header } });
  // Nobody gets nothing: to a client that refuses all, an answer is of more use than 415.
  return client.encoding(OURS, { preferred: OURS }) ?? 'identity';
}

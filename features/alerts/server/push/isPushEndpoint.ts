import { isListedHost } from '../../../../platform/http/isListedHost';
import type { PushConfig } from '../../../../platform/pushConfig';

/**
 * Whether messages may be sent to an address that a browser names: over https to a push service that we know, or to
 * the embedded one. Anything else would let a visitor choose whom this server asks.
 */
export function isPushEndpoint(
  endpoint: string,
  { hosts, standIn }: Pick<PushConfig, 'hosts' | 'standIn'>,
): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, href } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (standIn !== undefined && href.startsWith(standIn)) {
    return /^[\w-]{1,100}$/.test(href.slice(standIn.length));
  }
  return protocol === 'https:' && port === '' && isListedHost(hostname, hosts);
}

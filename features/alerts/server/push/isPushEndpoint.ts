import { isListedHost } from '../../../../platform/http/isListedHost';
import type { PushConfig } from '../../../../platform/pushConfig';

/**
 * Whether messages may be sent to an endpoint: of a configured push service by https, or of the stand-in.
 * Otherwise a visitor could make this server send requests to any host.
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

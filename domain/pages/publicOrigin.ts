/**
 * Reads an origin as browsers do: scheme, host and port. Undefined for a text with anything else or without
 * one of these: another scheme, a user name or password, a path, a query, or characters that are not allowed
 * in a host.
 */
export function readOrigin(text: string): string | undefined {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return undefined;
  const { origin, hostname, username, password, pathname, search, hash } = new URL(text);
  const hasMore = username || password || search || hash || pathname !== '/' || /[?#@]/.test(text);
  const isHost = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[\da-f:.]+\])$/.test(hostname);
  return isHost && !hasMore ? origin : undefined;
}

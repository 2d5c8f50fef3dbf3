/**
 * The origin that a text names, as browsers read it: scheme, host and port. Undefined for anything that says more or
 * less than that: another scheme, a name or password, a path, a query, characters that no host has.
 */
export function readOrigin(text: string): string | undefined {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return undefined;
  const { origin, hostname, username, password, pathname, search, hash } = new URL(text);
  const saysMore = username || password || search || hash || pathname !== '/' || /[?#@]/.test(text);
  const isHost = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[\da-f:.]+\])$/.test(hostname);
  return isHost && !saysMore ? origin : undefined;
}

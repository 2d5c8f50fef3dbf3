/**
 * Whether open pages must wait before they reload. In development the launcher sends this to the web process
 * before it restarts it: a page that reloads while the server stops would get no response, and no script that
 * retries.
 */
export interface HeldReloads {
  holdReloads: boolean;
}

/** The value in a message; undefined for messages about something else. */
export function readHeldReloads(message: unknown): boolean | undefined {
  if (typeof message !== 'object' || message === null || !('holdReloads' in message)) {
    return undefined;
  }
  return typeof message.holdReloads === 'boolean' ? message.holdReloads : undefined;
}

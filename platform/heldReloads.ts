/**
 * Whether open pages must not load anew for now, as the launcher tells the web process of development before that
 * starts again: a page that asks a server that is ending gets no page, and nothing that would look for the next one.
 */
export interface HeldReloads {
  holdReloads: boolean;
}

/** What a message says of it; undefined for messages about something else. */
export function readHeldReloads(message: unknown): boolean | undefined {
  if (typeof message !== 'object' || message === null || !('holdReloads' in message)) {
    return undefined;
  }
  return typeof message.holdReloads === 'boolean' ? message.holdReloads : undefined;
}

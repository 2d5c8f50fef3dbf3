/**
 * An error in sources or content during development: a text with file and line; blank when there is none.
 * The launcher and its processes send it over the channel between them.
 */
export interface DevelopmentError {
  error: string;
}

/** Sends the error to the process at the other end of the channel, if there is one. */
export function reportDevelopmentError(error: string): void {
  process.send?.({ error } satisfies DevelopmentError);
}

/** The error in a message; undefined for messages about something else. */
export function readDevelopmentError(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('error' in message)) return undefined;
  return typeof message.error === 'string' ? message.error : undefined;
}

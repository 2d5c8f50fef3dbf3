/**
 * What is wrong with sources or content while something is developed, as the launcher and its processes tell each other
 * over the channel between them: a text with file and line; blank when nothing is.
 */
export interface DevelopmentFault {
  fault: string;
}

/** Tells the process at the other end of the channel; nobody where there is none. */
export function tellFault(fault: string): void {
  process.send?.({ fault } satisfies DevelopmentFault);
}

/** What a message says to be wrong; undefined for messages about something else. */
export function readFault(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('fault' in message)) return undefined;
  return typeof message.fault === 'string' ? message.fault : undefined;
}

import type { CarMedia } from '../../../../../domain/documents/carMedia.types';

/** Longest wait, in ms; the server waits less. */
const patience = 10_000;

/**
 * Asks our server, which has checked what it answers, for films and turns of a car (spec 2 §7). Undefined
 * for whatever goes wrong: the gallery stays then.
 */
export async function fetchMedia(address: string): Promise<CarMedia | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
    return response.ok ? ((await response.json()) as CarMedia) : undefined;
  } catch {
    return undefined;
  }
}

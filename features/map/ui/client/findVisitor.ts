import type { Position } from '../location.types';

const TIMEOUT_MS = 15_000;

/** The visitor's position, which is not sent to the server; undefined if it is not available. */
export function findVisitor(): Promise<Position | undefined> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(undefined),
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}

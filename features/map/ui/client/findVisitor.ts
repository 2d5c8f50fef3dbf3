import type { Position } from '../location.types';

/** Longest that the browser may take to find out, in ms. */
const PATIENCE_MS = 15_000;

/** Where the visitor is, once they allow it; it stays in this page. Undefined when nobody tells. */
export function findVisitor(): Promise<Position | undefined> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(undefined),
      { timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  });
}

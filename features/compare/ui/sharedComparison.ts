import { sharedKey } from './sharedKey';

/** Maximum number of cars in one address. */
const MAX_SHARED_CARS = 8;

const CAR_ID_PATTERN = /^[\w-]{1,64}$/;

/** Numbers of cars in a shared address that cannot be shown. */
export interface SharedComparison {
  /** Cars that are no longer for sale. */
  gone: number;
  /** Cars that could not be loaded now. */
  failed: number;
}

/** The address that opens a comparison in any browser. @param listHref path of the car list */
export const createSharedHref = (listHref: string, ids: readonly string[]): string =>
  `${listHref}?${sharedKey}=${ids.slice(0, MAX_SHARED_CARS).join(',')}`;

/** The valid ids of cars in an address's query, without duplicates. */
export function readSharedIds(search: string): readonly string[] {
  const ids = (new URLSearchParams(search).get(sharedKey) ?? '').split(',');
  return [...new Set(ids)].filter((id) => CAR_ID_PATTERN.test(id)).slice(0, MAX_SHARED_CARS);
}

let current: SharedComparison | undefined;
const listeners = new Set<() => void>();

/** Store of the comparison that a shared address has opened; undefined once it is closed. */
export const sharedComparison = {
  read: (): SharedComparison | undefined => current,
  show: (next: SharedComparison | undefined): void => {
    current = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

import { sharedKey } from './sharedKey';

/** Maximum number of cars in one address. */
const MAX_SHARED_CARS = 8;

const CAR_ID_PATTERN = /^[\w-]{1,64}$/;

/** Cars of a shared address that cannot be shown. */
export interface SharedComparison {
  /** No longer for sale. */
  gone: number;
  /** Could not be loaded now. */
  failed: number;
}

/** Address that opens this comparison in any browser. @param listHref path of the car list */
export const sharedHref = (listHref: string, ids: readonly string[]): string =>
  `${listHref}?${sharedKey}=${ids.slice(0, MAX_SHARED_CARS).join(',')}`;

/** Ids of the cars in an address, without duplicates; invalid ids are left out. */
export function sharedIds(search: string): readonly string[] {
  const ids = (new URLSearchParams(search).get(sharedKey) ?? '').split(',');
  return [...new Set(ids)].filter((id) => CAR_ID_PATTERN.test(id)).slice(0, MAX_SHARED_CARS);
}

let current: SharedComparison | undefined;
const listeners = new Set<() => void>();

/** The comparison that the page's address has opened, until it is closed. */
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

import { sharedKey } from './sharedKey';

/** Cars that one address compares at most. */
const MAX_SHARED = 8;

const fitId = /^[\w-]{1,64}$/;

/** What became of the cars of a shared address that cannot be shown. */
export interface SharedComparison {
  /** No longer for sale. */
  gone: number;
  /** Not to be had now. */
  failed: number;
}

/** Address that compares cars, in whoever's browser. @param listHref path of the car list */
export const sharedHref = (listHref: string, ids: readonly string[]): string =>
  `${listHref}?${sharedKey}=${ids.slice(0, MAX_SHARED).join(',')}`;

/** Ids of the cars that an address compares, each once; what is no id is left out. */
export function sharedIds(search: string): readonly string[] {
  const ids = (new URLSearchParams(search).get(sharedKey) ?? '').split(',');
  return [...new Set(ids)].filter((id) => fitId.test(id)).slice(0, MAX_SHARED);
}

let shown: SharedComparison | undefined;
const listeners = new Set<() => void>();

/** The comparison that the page's address has opened, until it is closed. */
export const sharedComparison = {
  read: (): SharedComparison | undefined => shown,
  show: (next: SharedComparison | undefined): void => {
    shown = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

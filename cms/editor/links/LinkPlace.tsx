import { createContext, useContext, type ReactNode } from 'react';
import type { Authoring } from '../authoring';
import type { Place } from '../pages/usePages';

interface LinkPlaceValue {
  authoring: Authoring;
  place: Place;
}

const Context = createContext<LinkPlaceValue | undefined>(undefined);

interface LinkPlaceProps extends LinkPlaceValue {
  children: ReactNode;
}

/** Provides the site and language in which links are chosen. */
export function LinkPlace({ authoring, place, children }: LinkPlaceProps) {
  return <Context value={{ authoring, place }}>{children}</Context>;
}

/**
 * Returns the site and language in which links are chosen; undefined without a platform, as in a standalone
 * form.
 */
export const useLinkPlace = (): LinkPlaceValue | undefined => useContext(Context);

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

/** Tells links which site and language they belong to. */
export function LinkPlace({ authoring, place, children }: LinkPlaceProps) {
  return <Context value={{ authoring, place }}>{children}</Context>;
}

/** The site and language that links belong to; undefined where nobody can be asked, as in a lone form. */
export const useLinkPlace = (): LinkPlaceValue | undefined => useContext(Context);

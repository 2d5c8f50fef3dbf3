import { createContext, use } from 'react';
import { editorRoles, type Me, type Role } from '../../../features/editing/model/editorView.types';

const MeContext = createContext<Me | undefined>(undefined);

export const MeProvider = MeContext.Provider;

/** Whoever is signed in. */
export function useMe(): Me {
  const me = use(MeContext);
  if (!me) throw new Error('There is nobody signed in here');
  return me;
}

/** Whether the role of whoever is signed in reaches; the platform decides, this only what is offered. */
export const useHasRole = (role: Role): boolean => hasRole(useMe(), role);

export const hasRole = (me: Pick<Me, 'role'>, role: Role): boolean =>
  editorRoles.indexOf(me.role) >= editorRoles.indexOf(role);

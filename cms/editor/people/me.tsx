import { createContext, use } from 'react';
import { editorRoles, type Me, type Role } from '../../../features/editing/model/editorView.types';

const MeContext = createContext<Me | undefined>(undefined);

export const MeProvider = MeContext.Provider;

/** The account that is signed in. */
export function useMe(): Me {
  const me = use(MeContext);
  if (!me) throw new Error('No one is signed in');
  return me;
}

/**
 * Whether the current account's role is sufficient. This only hides forbidden actions; the platform enforces
 * the roles.
 */
export const useHasRole = (role: Role): boolean => hasRole(useMe(), role);

export const hasRole = (me: Pick<Me, 'role'>, role: Role): boolean =>
  editorRoles.indexOf(me.role) >= editorRoles.indexOf(role);

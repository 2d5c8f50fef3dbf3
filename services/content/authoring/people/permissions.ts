import { editError } from '../editError';
import { includesRole, type Actor, type Role } from './actor';

/** Changes that ask for more than a writer; every other one is open to all who may edit. */
const neededRoles: Readonly<Record<string, Role>> = {
  publishItem: 'publisher',
  unpublishPage: 'publisher',
  schedulePage: 'publisher',
  createRelease: 'publisher',
  updateRelease: 'publisher',
  addToRelease: 'publisher',
  removeFromRelease: 'publisher',
  publishRelease: 'publisher',
  cancelRelease: 'publisher',
};

/** The least role that may make a change, by the name of its mutation. */
export const neededRole = (mutation: string): Role => neededRoles[mutation] ?? 'writer';

/** @throws FORBIDDEN when the role of whoever asks does not reach */
export function checkMayChange(actor: Actor, mutation: string): void {
  const needed = neededRole(mutation);
  if (includesRole(actor.role, needed)) return;
  throw editError('FORBIDDEN', `That takes the role of ${needed}.`, { neededRole: needed });
}

import { SECRET_HOLDER_NAME } from '../../../schema/secretHolderName';

/** Roles: write drafts, publish them, manage accounts. Each role includes the previous ones. */
export const roles = ['writer', 'publisher', 'administrator'] as const;

export type Role = (typeof roles)[number];

/** The person or tool that reads or changes content. */
export interface Actor {
  /** Id of the account, which never changes. */
  id: string;
  name: string;
  role: Role;
  /** Sites that the account may edit; absent: all of them. */
  sites?: readonly string[];
  /** Ids of the pages that the account may change, with all below them; absent: all of its sites. */
  pages?: readonly string[];
  /** The session of the request, if there is one. */
  sessionId?: string;
}

/**
 * Actor of requests with the editing secret instead of an account: the first setup, and the platform's own
 * tools.
 */
export const secretHolder: Actor = {
  id: 'secret',
  name: SECRET_HOLDER_NAME,
  role: 'administrator',
};

/** Whether a role includes the rights of another. */
export const includesRole = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed);

/** Whether an actor may read and change the drafts of a site. */
export const mayEditSite = ({ sites }: Pick<Actor, 'sites'>, site: string): boolean =>
  sites === undefined || sites.includes(site);

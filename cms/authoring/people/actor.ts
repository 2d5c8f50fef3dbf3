/** What somebody may do: write drafts; publish them too; and decide who may. Each includes those before. */
export const roles = ['writer', 'publisher', 'administrator'] as const;

export type Role = (typeof roles)[number];

/** On whose behalf content is read or changed. */
export interface Actor {
  /** Of the account; stays when its name changes. */
  id: string;
  name: string;
  role: Role;
  /** Sites that the account may edit; absent: all of them. */
  sites?: readonly string[];
  /** The session that asks, where one does. */
  sessionId?: string;
}

/** Whoever shows the editing secret and no account: a first start, and the tools of the platform. */
export const secretHolder: Actor = { id: 'secret', name: 'Editing secret', role: 'administrator' };

/** Whether a role includes what another one may do. */
export const includesRole = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed);

/** Whether an actor may read and change the drafts of a site. */
export const mayEditSite = ({ sites }: Pick<Actor, 'sites'>, site: string): boolean =>
  sites === undefined || sites.includes(site);

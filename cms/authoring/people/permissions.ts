/** Who may ask and change what: the least role by field of the schema, and how a field tells its site. */
import { eq } from 'drizzle-orm';
import { editorAccounts } from '../../../platform/database/tables/editors';
import type { AuthoringContext } from '../authoringContext';
import { editError } from '../editError';
import { includesRole, mayEditSite, type Actor, type Role } from './actor';

/** What asks for more than a writer; everything else is open to all who may edit. */
const neededRoles: Readonly<Record<string, Role>> = {
  publishItem: 'publisher',
  publishRequests: 'publisher',
  approvePublish: 'publisher',
  sendBackPublish: 'publisher',
  editors: 'administrator',
  auditTrail: 'administrator',
  inviteEditor: 'administrator',
  updateEditor: 'administrator',
  disableEditor: 'administrator',
  sendPasswordLink: 'administrator',
  endSessionsOfEditor: 'administrator',
  deleteAsset: 'publisher',
  publishSitePart: 'publisher',
  unpublishPage: 'publisher',
  schedulePage: 'publisher',
  createRelease: 'publisher',
  updateRelease: 'publisher',
  addToRelease: 'publisher',
  removeFromRelease: 'publisher',
  publishRelease: 'publisher',
  endRelease: 'publisher',
  cancelRelease: 'publisher',
};

/**
 * Fields that touch no site's content. Every other one must name a site or an item of one among its
 * arguments (siteReferences.ts) or have a `siteOf` in its topic, or those who edit some sites alone are refused.
 */
const ofNoSite: ReadonlySet<string> = new Set([
  'me',
  'mySessions',
  'myPublishRequests',
  'editors',
  'auditTrail',
  'inviteEditor',
  'updateEditor',
  'disableEditor',
  'sendPasswordLink',
  'endSessionsOfEditor',
  'changeMyPassword',
  'endMySession',
  'endMyOtherSessions',
  'readPublishAnswer',
]);

/** The least role that may ask for a field of the schema, by its name. */
export const neededRole = (field: string): Role => neededRoles[field] ?? 'writer';

export const isOfNoSite = (field: string): boolean => ofNoSite.has(field);

/** @throws FORBIDDEN when the role of whoever asks does not reach */
export function checkRole(actor: Actor, field: string): void {
  const needed = neededRole(field);
  if (includesRole(actor.role, needed)) return;
  throw editError('FORBIDDEN', `That takes the role of ${needed}.`, { neededRole: needed });
}

/** What a field's arguments name: sites, and items whose sites count. */
export interface SiteReferences {
  sites: readonly string[];
  /** Paths and ids; some may be no items. */
  items: readonly string[];
}

/**
 * Keeps those who edit some sites alone to these.
 * @param isChange a change must name an item or a site that there is
 * @throws FORBIDDEN naming no site
 */
export function checkSites(
  { actor, store }: Pick<AuthoringContext, 'actor' | 'store'>,
  { sites, items }: SiteReferences,
  isChange: boolean,
): void {
  if (actor.sites === undefined) return;
  const found = [...sites, ...items.flatMap((item) => store.siteOfItem(item) ?? [])];
  const isNamed = isChange ? found.length > 0 : sites.length + items.length > 0;
  if (isNamed && found.every((site) => mayEditSite(actor, site))) return;
  throw outOfReach();
}

/**
 * The same for something that is no item, whose site was looked up: everybody may see what all sites share, and
 * those who reach all sites may change it. What there is none of is the field's own to tell.
 */
export function checkFoundSite(
  actor: Actor,
  site: string | null | undefined,
  isChange: boolean,
): void {
  if (site === undefined || (site === null && !isChange)) return;
  if (site === null || !mayEditSite(actor, site)) throw outOfReach();
}

const outOfReach = () => editError('FORBIDDEN', 'Your account does not reach that site.');

/** @throws NOT_FOUND for an account that there is none of */
export async function requireAccount({ db }: Pick<AuthoringContext, 'db'>, id: string) {
  const [account] = await db.select().from(editorAccounts).where(eq(editorAccounts.id, id));
  if (!account) throw editError('NOT_FOUND', 'There is no such account.');
  return account;
}

/** Permissions: the minimum role by field of the schema, and how the site of a field is found. */
import type { Database, Transaction } from '../../../platform/database/connect';
import type { AuthoringContext } from '../authoringContext';
import type { ContentStore, KnownItem } from '../../items/ContentStore';
import { createEditError } from '../createEditError';
import { localizable } from '../../../domain/localizable';
import { findAccount } from './accounts';
import { includesRole, mayEditSite, type Actor, type Role } from './actor';

/** Fields that need more than a writer; all others are open to every editor. */
const neededRoles: Readonly<Record<string, Role>> = {
  publishItem: 'publisher',
  approvePublish: 'publisher',
  requestStages: 'administrator',
  saveRequestStages: 'administrator',
  editors: 'administrator',
  auditTrail: 'administrator',
  inviteEditor: 'administrator',
  updateEditor: 'administrator',
  disableEditor: 'administrator',
  sendPasswordLink: 'administrator',
  endSessionsOfEditor: 'administrator',
  resetSecondFactor: 'administrator',
  deleteAssets: 'publisher',
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
 * Fields that do not concern the content of a site. All others must name a site or an item among
 * their arguments (siteReferences.ts) or have a `siteOf` in their topic; otherwise editors of only
 * some sites are refused.
 */
const fieldsWithoutSite: ReadonlySet<string> = new Set([
  'me',
  'mySessions',
  'myPasskeys',
  'myPublishRequests',
  'editors',
  'auditTrail',
  'inviteEditor',
  'updateEditor',
  'disableEditor',
  'sendPasswordLink',
  'endSessionsOfEditor',
  'resetSecondFactor',
  'changeMyLanguage',
  'changeMyPassword',
  'endMySession',
  'endMyOtherSessions',
  'removeMyPasskey',
  'readPublishAnswer',
]);

/**
 * Mutations that do not change pages. Editors of only some pages may use them on every page of their sites.
 */
const nonPageChanges: ReadonlySet<string> = new Set([
  'addComment',
  'bePresent',
  'readComments',
  'resolveComments',
  'revokeDraftLink',
  'withdrawPublish',
]);

/** The minimum role for a field of the schema, by its name. */
export const neededRole = (field: string): Role => neededRoles[field] ?? 'writer';

export const concernsNoSite = (field: string): boolean => fieldsWithoutSite.has(field);

/** @throws FORBIDDEN when the actor's role is not sufficient for a field */
export const checkRole = (actor: Actor, field: string): void =>
  requireRole(actor, neededRole(field));

/** @throws FORBIDDEN when the actor's role does not include the needed one */
export function requireRole(actor: Actor, needed: Role): void {
  if (includesRole(actor.role, needed)) return;
  throw createEditError('FORBIDDEN', localizable`That takes the role of ${needed}.`, {
    neededRole: needed,
  });
}

/** The sites and items that a field's arguments name. */
export interface SiteReferences {
  sites: readonly string[];
  /** Paths and ids; some may not exist. */
  items: readonly string[];
}

/**
 * Restricts editors of only some sites to these sites.
 * @param isChange a change must name an existing item or site
 * @throws FORBIDDEN naming no site
 */
export function checkSites(
  { actor, store }: Pick<AuthoringContext, 'actor' | 'store'>,
  { sites, items }: SiteReferences,
  isChange: boolean,
): void {
  if (actor.sites === undefined) return;
  const foundSites = [...sites, ...items.flatMap((item) => store.findSiteName(item) ?? [])];
  const isNamed = isChange ? foundSites.length > 0 : sites.length + items.length > 0;
  if (isNamed && foundSites.every((site) => mayEditSite(actor, site))) return;
  throw createSiteRefusal();
}

/**
 * Restricts editors of only some sites for an object that is not an item. Every editor may see shared
 * objects; only editors of all sites may change them.
 * @param site null for a shared object; undefined if the object does not exist, which the field's resolver
 * reports
 * @throws FORBIDDEN
 */
export function checkFoundSite(
  actor: Actor,
  site: string | null | undefined,
  isChange: boolean,
): void {
  if (actor.sites === undefined || site === undefined) return;
  if (site === null && !isChange) return;
  if (site === null || !mayEditSite(actor, site)) throw createSiteRefusal();
}

/**
 * Restricts editors of only some pages to these and all below them: every item that a change names must be on
 * one of them. Changes without such an item, such as of menus, releases and the media library, need access to
 * a whole site.
 * @throws FORBIDDEN
 */
export function checkPages(
  { actor, store }: Pick<AuthoringContext, 'actor' | 'store'>,
  field: string,
  items: readonly string[],
): void {
  if (actor.pages === undefined || concernsNoSite(field) || nonPageChanges.has(field)) return;
  const found = items.flatMap((item) => store.findItemOrDeleted(item) ?? []);
  if (found.length > 0 && found.every((item) => mayEditPageOf(actor, store, item))) return;
  throw createEditError('FORBIDDEN', 'Your account does not reach that page.');
}

/** Whether an item belongs to the pages that an actor is limited to, if there is such a limit. */
export function mayEditPageOf(
  { pages }: Pick<Actor, 'pages'>,
  store: Pick<ContentStore, 'findItemOrDeleted'>,
  item: KnownItem,
): boolean {
  if (pages === undefined) return true;
  const visited = new Set<string>();
  for (let current: KnownItem | undefined = item; current && !visited.has(current.id);) {
    if (pages.includes(current.id)) return true;
    visited.add(current.id);
    current =
      current.parentId === undefined ? undefined : store.findItemOrDeleted(current.parentId);
  }
  return false;
}

const createSiteRefusal = () =>
  createEditError('FORBIDDEN', 'Your account does not reach that site.');

/** @throws NOT_FOUND for an account that does not exist */
export async function requireAccount({ db }: { db: Database | Transaction }, id: string) {
  const account = await findAccount(db, id);
  if (!account) throw createEditError('NOT_FOUND', 'There is no such account.');
  return account;
}

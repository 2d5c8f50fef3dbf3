/** Redirects old addresses of pages to the new ones, and those of deleted pages to the page above. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect';
import { contentDeletions } from '../../../platform/database/tables/content';
import type { Actor } from '../people/actor';
import { createEditError } from '../createEditError';
import type { ContentStore } from '../../items/ContentStore';
import type { ContentTree } from '../../items/ContentTree';
import { createId, type ItemId } from '../../items/guid';
import type { ContentItem, FieldValues } from '../../items/item.types';
import { toManagedRedirect } from '../../items/managedRedirect';
import { getSitePaths } from '../../items/sitePaths';
import { localizable } from '../../../domain/localizable';
import { insertItem, insertVersion, publishNewest } from '../../items/versionTable';
import {
  findAddressChanges,
  normaliseRoute,
  type AddressChanges,
  findPublicAncestor,
  type FindFallback,
} from './findAddressChanges';

/** Prefix of the names of rules that are created for moved pages. Editors' rules do not have it. */
export const MOVE_PREFIX = 'Moved ';

/** A redirect rule in the drafts. */
interface Rule {
  id: ItemId;
  version: number;
  /** Whether it was created for a moved page. */
  isFromMove: boolean;
  /** Whether this version is public. */
  isPublic: boolean;
  /** Whether it was made by a move to a page that was taken away since; visitors are not redirected. */
  isWaiting: boolean;
  pattern: string;
  target: string;
  /** The language that it is for; blank for all. */
  locale: string;
  fields: FieldValues;
}

interface MoveOptions {
  site: string;
  /** Content that visitors will see. */
  after: ContentTree;
  actor: Actor;
  /** The change is made even if an editor's rule has the new address of a page. */
  isForced?: boolean;
}

/**
 * Adds a rule for every address that a page of the site leaves, shortens chains, and removes such
 * rules where they would hide a page. All addresses of a deleted page lead to its nearest public
 * ancestor, or nowhere, as was chosen when the page was deleted. Redirects to a page that was only
 * unpublished are drafts until it is public again. A rule applies to all languages if the address
 * changes alike in all of them, otherwise to one.
 * @returns whether visitors are redirected differently now
 * @throws CONFLICT when an editor's rule has the new address of a page
 */
export async function redirectMovedPages(
  tx: Transaction,
  store: ContentStore,
  { site, after, actor, isForced = false }: MoveOptions,
): Promise<boolean> {
  const languages: readonly string[] = store.sites.get(site)?.languages ?? [];
  const [firstLanguage] = languages;
  const folder = store.draft.find(getSitePaths(site).redirects);
  if (firstLanguage === undefined || !folder) return false;

  const findFallback = await readFallbacks(tx, store, site, after);
  const trees = { site, draft: store.draft, before: store.published, after, findFallback };
  const changes = languages.map((language) => findAddressChanges(language, trees));
  const rules = readRules(store, folder.id, firstLanguage);
  const changedIds: ItemId[] = [];
  const save = async (rule: Rule, fields: FieldValues, deleted = false): Promise<void> => {
    const displayName = String(fields.Pattern);
    rule.version += 1;
    const content = { displayName, fields, placeholders: {}, deleted };
    const version = { itemId: rule.id, language: firstLanguage, version: rule.version, ...content };
    await insertVersion(tx, version, actor);
    if (rule.isPublic || rule.isFromMove) changedIds.push(rule.id);
  };

  const editorRules = rules.filter((rule) => !rule.isFromMove);
  for (const rule of editorRules) {
    const target = findEditorTarget(rule, changes, isForced);
    if (target !== rule.target) await save(rule, { ...rule.fields, Target: target });
  }
  const hiddenRules = rules.filter((rule) => rule.isFromMove && leadsToHidden(rule, changes));
  const newlyHiddenRules = hiddenRules.filter((rule) => rule.isPublic);
  for (const rule of newlyHiddenRules) await save(rule, rule.fields, true);
  const moveRules = rules.filter((rule) => rule.isFromMove && !hiddenRules.includes(rule));
  const redirects = findRedirects(moveRules, editorRules, changes);
  for (const pattern of new Set([...moveRules.map((rule) => rule.pattern), ...redirects.keys()])) {
    const unusedRules = moveRules.filter((rule) => rule.pattern === pattern);
    for (const { locale, target } of groupByLocale(redirects.get(pattern), languages)) {
      const index = Math.max(
        0,
        unusedRules.findIndex((rule) => rule.locale === locale),
      );
      const [existingRule] = unusedRules.splice(index, 1);
      const rule = existingRule ?? (await createRule(tx, site, folder.id, pattern));
      if (rule.target !== target || rule.locale !== locale) {
        await save(rule, { ...rule.fields, Target: target, Locale: locale });
      } else if (rule.isWaiting) {
        changedIds.push(rule.id);
      }
    }
    for (const rule of unusedRules) await save(rule, rule.fields, true);
  }
  await publishNewest(tx, changedIds, [firstLanguage]);
  const hasChanged = changedIds.length > 0;
  // The deletion is public; the version after it waits for the page.
  for (const rule of newlyHiddenRules) await save(rule, rule.fields);
  return hasChanged;
}

async function createRule(
  tx: Transaction,
  site: string,
  parentId: ItemId,
  pattern: string,
): Promise<Rule> {
  const id = createId();
  await insertItem(tx, { id, site, parentId, name: MOVE_PREFIX + id, template: 'RedirectRule' });
  const fields = {
    Pattern: pattern,
    RedirectType: 'REDIRECT_301',
    IsQueryStringPreserved: true,
    IsLanguagePreserved: true,
  };
  const state = { version: 0, isFromMove: true, isPublic: true, isWaiting: false };
  return { id, pattern, fields, ...state, target: '', locale: '' };
}

/** Whether a rule applies to a language. */
const appliesTo = ({ locale }: Rule, { language }: AddressChanges): boolean =>
  locale === '' || locale === language;

/** Whether a rule leads to a page that is in the drafts but not public, and hides no page itself. */
const leadsToHidden = (rule: Rule, changes: readonly AddressChanges[]): boolean => {
  const [path] = splitPath(rule.target);
  return changes.some(
    (change) =>
      appliesTo(rule, change) &&
      change.hiddenRoutes.has(normaliseRoute(path)) &&
      !change.routes.has(rule.pattern),
  );
};

/** The target of a rule that an editor made, if it changes alike in all languages of the rule. */
function findEditorTarget(
  rule: Rule,
  changes: readonly AddressChanges[],
  isForced: boolean,
): string {
  const scope = changes.filter((change) => appliesTo(rule, change));
  if (!isForced && scope.some(({ arrived }) => arrived.has(rule.pattern))) {
    throw createEditError(
      'CONFLICT',
      localizable`A redirect leads from ${rule.pattern} to ${rule.target}, so nobody would see the page there. Remove the redirect first.`,
    );
  }
  const [path, suffix] = splitPath(rule.target);
  const targets = new Set(scope.map(({ moves }) => moves.get(normaliseRoute(path))));
  const [target] = targets;
  return targets.size === 1 && target !== undefined ? target + suffix : rule.target;
}

/** The targets of the redirects of moved pages, by pattern and language. */
function findRedirects(
  moveRules: readonly Rule[],
  editorRules: readonly Rule[],
  changes: readonly AddressChanges[],
): Map<string, Map<string, string>> {
  const redirects = new Map<string, Map<string, string>>();
  for (const change of changes) {
    const add = (pattern: string, target: string): void => {
      const byLanguage = redirects.get(pattern) ?? new Map<string, string>();
      if (!byLanguage.has(change.language)) byLanguage.set(change.language, target);
      redirects.set(pattern, byLanguage);
    };
    const isHandled = new Set<string>();
    for (const rule of moveRules.filter((one) => appliesTo(one, change))) {
      const target = findNextTarget(rule, change);
      if (target === undefined) isHandled.add(rule.pattern);
      else add(rule.pattern, target);
    }
    for (const rule of editorRules) if (appliesTo(rule, change)) isHandled.add(rule.pattern);
    for (const [pattern, target] of [...change.moves, ...change.fallbackRoutes]) {
      // Another page has taken the address.
      const isFree = !change.routes.has(pattern) && !isHandled.has(pattern);
      if (isFree && target !== undefined) add(pattern, target);
    }
  }
  return redirects;
}

/**
 * The new target of a rule of a move; undefined if there is a page at its pattern again, if it would lead to
 * itself, if it was to end with its page, or if it waited for a page that has been deleted.
 */
function findNextTarget(
  { pattern, target, isWaiting }: Rule,
  { routes, moves, fallbackRoutes }: AddressChanges,
): string | undefined {
  const [path, suffix] = splitPath(target);
  const oldPath = normaliseRoute(path);
  const movedTo = moves.get(oldPath);
  if (isWaiting && !routes.has(oldPath)) return undefined;
  const next = fallbackRoutes.has(oldPath)
    ? fallbackRoutes.get(oldPath)
    : movedTo === undefined
      ? target
      : movedTo + suffix;
  return next === undefined || routes.has(pattern) || normaliseRoute(next) === pattern
    ? undefined
    : next;
}

/** The rules for one pattern: one for all languages if they agree, otherwise one for each. */
function groupByLocale(
  targets: ReadonlyMap<string, string> | undefined,
  languages: readonly string[],
): { locale: string; target: string }[] {
  if (!targets) return [];
  const [first] = targets.values();
  const all = first !== undefined && languages.every((one) => targets.get(one) === first);
  return all
    ? [{ locale: '', target: first }]
    : [...targets].map(([locale, target]) => ({ locale, target }));
}

/** Returns a function that finds where the addresses of a deleted page lead, as was chosen when it was deleted. */
async function readFallbacks(
  tx: Transaction,
  { published }: ContentStore,
  site: string,
  after: ContentTree,
): Promise<FindFallback> {
  const home = published.find(getSitePaths(site).home);
  const isGone = ({ id }: ContentItem): boolean => after.find(id) === undefined;
  const gone = home ? [...published.listBranch(home)].filter(isGone) : [];
  if (gone.length === 0) return () => undefined;
  const { itemId, oldAddresses, id } = contentDeletions;
  const rows = await tx
    .select({ itemId, oldAddresses })
    .from(contentDeletions)
    .where(
      and(
        eq(contentDeletions.site, site),
        inArray(
          itemId,
          gone.map((item) => item.id),
        ),
      ),
    )
    .orderBy(desc(id));
  return (item, language) => {
    // Pages below a deleted page are deleted with it, by its choice.
    const chain = [item, ...published.listAncestors(item)];
    const deletions = chain.filter(isGone).map((one) => rows.find((row) => row.itemId === one.id));
    if (deletions.find((row) => row)?.oldAddresses === 'NOWHERE') return undefined;
    return findPublicAncestor(published, after, item, language);
  };
}

function readRules(store: ContentStore, folderId: ItemId, language: string): Rule[] {
  const folder = store.draft.find(folderId);
  return (folder ? store.draft.listChildren(folder) : []).flatMap((item) => {
    const version = item.versions.get(language);
    if (!version) return [];
    const publicVersion = store.published.findInLanguage(item.id, language)?.version.version;
    const isFromMove = item.name.startsWith(MOVE_PREFIX);
    const { pattern, target, locale } = toManagedRedirect(version);
    return [
      {
        id: item.id,
        version: store.getNewestVersion(item.id, language),
        isFromMove,
        isPublic: publicVersion === version.version,
        isWaiting: isFromMove && publicVersion === undefined,
        pattern: normaliseRoute(pattern),
        target,
        locale: locale.toLowerCase(),
        fields: version.fields,
      },
    ];
  });
}

function splitPath(target: string): [string, string] {
  const end = /[?#]/.exec(target)?.index ?? target.length;
  return [target.slice(0, end), target.slice(end)];
}

/** Leads old addresses of pages to where the pages are now. */
import type { Transaction } from '../../../platform/database/connect';
import type { Actor } from '../people/actor';
import { editError } from '../editError';
import type { ContentStore } from '../../items/contentStore';
import type { ContentTree } from '../../items/contentTree';
import { newId, type ItemId } from '../../items/guid';
import type { FieldValues } from '../../items/item';
import { sitePaths } from '../../items/sitePaths';
import { insertItem, insertVersion, publishNewest } from '../../items/versionTable';

/** Names of the rules that moves make begin with it; those that people make do not. */
const movePrefix = 'Moved ';

/** A redirect rule as drafts have it. */
interface Rule {
  id: ItemId;
  version: number;
  /** Made by a move. */
  isOwn: boolean;
  /** Visitors have this very version. */
  isPublic: boolean;
  pattern: string;
  fields: FieldValues;
}

interface Moving {
  site: string;
  /** What visitors will see. */
  after: ContentTree;
  actor: Actor;
}

/**
 * Makes a rule for every address that a page of the site leaves, shortens chains, and removes rules of
 * moves that would hide a page. A rule serves every language: addresses differ in their prefix alone.
 * @throws CONFLICT when a rule made by hand stands where a page would be
 */
export async function moveRedirects(
  tx: Transaction,
  store: ContentStore,
  { site, after, actor }: Moving,
): Promise<void> {
  const language = store.sites.get(site)?.languages[0];
  const folder = store.draft.find(sitePaths(site).redirects);
  if (language === undefined || !folder) return;

  const routes = routesOf(after, site);
  const moves = new Map<string, string>();
  const arrived = new Map(routes);
  for (const [oldRoute, id] of routesOf(store.published, site)) {
    const item = after.find(id);
    const newRoute = item && after.routeOf(item);
    if (newRoute !== undefined && newRoute !== oldRoute) moves.set(oldRoute, newRoute);
    if (newRoute === oldRoute) arrived.delete(oldRoute);
  }

  const rules = readRules(store, folder.id, language);
  const changed: ItemId[] = [];
  const save = async (rule: Rule, fields: FieldValues, deleted = false): Promise<void> => {
    const displayName = String(fields.Pattern);
    const version = rule.version + 1;
    const content = { displayName, fields, placeholders: {}, deleted };
    await insertVersion(tx, { itemId: rule.id, language, version, ...content }, actor);
    if (rule.isPublic || rule.isOwn) changed.push(rule.id);
  };

  for (const rule of rules) {
    const target = String(rule.fields.Target ?? '');
    const [path = '', rest = ''] = split(target);
    const newPath = moves.get(normal(path));
    const newTarget = newPath === undefined ? target : newPath + rest;
    if (arrived.has(rule.pattern) && !rule.isOwn) {
      throw editError(
        'CONFLICT',
        `A redirect leads from ${rule.pattern} to ${target}, so nobody would see the page there. Remove the redirect first.`,
      );
    }
    // Where a page is again, or where a rule would lead to itself, there is nothing to redirect.
    if (rule.isOwn && (routes.has(rule.pattern) || rule.pattern === newTarget)) {
      await save(rule, rule.fields, true);
      moves.delete(rule.pattern);
    } else if (newTarget !== target) {
      await save(rule, { ...rule.fields, Target: newTarget });
    }
  }
  for (const [pattern, target] of moves) {
    // Another page took the place at once.
    if (routes.has(pattern)) continue;
    const known = rules.find((rule) => rule.pattern === pattern);
    if (known) continue;
    const id = newId();
    const name = movePrefix + id;
    await insertItem(tx, { id, site, parentId: folder.id, name, template: 'RedirectRule' });
    const rule = { id, version: 0, isOwn: true, isPublic: true, pattern, fields: {} };
    await save(rule, {
      Pattern: pattern,
      Target: target,
      RedirectType: 'REDIRECT_301',
      IsQueryStringPreserved: true,
      IsLanguagePreserved: true,
    });
  }
  await publishNewest(tx, changed, [language]);
}

/** The pages of a site by their routes. */
function routesOf(tree: ContentTree, site: string): Map<string, ItemId> {
  const home = tree.find(sitePaths(site).home);
  return new Map(
    [...(home ? tree.branchOf(home) : [])].flatMap((item) => {
      const route = tree.isPage(item) ? tree.routeOf(item) : undefined;
      return route === undefined ? [] : [[normal(route), item.id] as const];
    }),
  );
}

function readRules(store: ContentStore, folderId: ItemId, language: string): Rule[] {
  const folder = store.draft.find(folderId);
  return (folder ? store.draft.childrenOf(folder) : []).flatMap((item) => {
    const version = item.versions.get(language);
    if (!version) return [];
    const publicVersion = store.published.findIn(item.id, language)?.version.version;
    return [
      {
        id: item.id,
        version: store.newestVersion(item.id, language),
        isOwn: item.name.startsWith(movePrefix),
        isPublic: publicVersion === version.version,
        pattern: normal(String(version.fields.Pattern ?? '')),
        fields: version.fields,
      },
    ];
  });
}

/** A path in small letters and without a slash at its end, as addresses are compared. */
const normal = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');

function split(target: string): [string, string] {
  const end = /[?#]/.exec(target)?.index ?? target.length;
  return [target.slice(0, end), target.slice(end)];
}

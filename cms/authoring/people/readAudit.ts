import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import { contentActions } from '../../../platform/database/tables/content';
import type { ContentStore } from '../../items/ContentStore';
import type { ContentItem } from '../../items/item.types';
import { createEditError } from '../createEditError';
import { getLabel } from '../items/summarise';
import type { AuditFilter } from '../../generated/authoringTypes';

export interface AuditEntry {
  id: string;
  at: string;
  actorId: string;
  actorName: string;
  action: string;
  site: string | null;
  itemId: string | null;
  itemPath?: string;
  template?: string;
  itemName?: string;
  pageName?: string;
  route?: string;
  language: string | null;
  details: unknown;
}

const maxEntries = 200;
const maxActions = 200;

/** A page of the audit trail, newest first. */
export async function readAudit(
  { db, store }: { db: Database; store: ContentStore },
  filter: AuditFilter,
  first: number,
  before: string | null | undefined,
): Promise<{ entries: AuditEntry[]; next?: string; actions: string[] }> {
  const limit = Math.min(Math.max(first, 1), maxEntries);
  const rows = await db
    .select()
    .from(contentActions)
    .where(and(...conditionsOf(filter), before ? lt(contentActions.id, readId(before)) : undefined))
    .orderBy(desc(contentActions.id))
    .limit(limit + 1);
  const actions = await db
    .selectDistinct({ action: contentActions.action })
    .from(contentActions)
    .orderBy(contentActions.action)
    .limit(maxActions);
  const entries = rows.slice(0, limit).map(({ id, at, ...row }): AuditEntry => {
    const item = row.itemId === null ? undefined : store.draft.find(row.itemId);
    return {
      ...row,
      id: String(id),
      at: at.toISOString(),
      ...(item && placeOf(store, item, row.language)),
    };
  });
  return {
    entries,
    next: rows.length > limit ? entries.at(-1)?.id : undefined,
    actions: actions.map(({ action }) => action),
  };
}

/** The name, path and page of an item, to show with its entry. */
function placeOf({ draft }: ContentStore, item: ContentItem, language: string | null) {
  const getItemName = (one: ContentItem) =>
    getLabel(draft, one, one.versions.get(language ?? '') ?? [...one.versions.values()][0]);
  const page = draft.findPage(item);
  return {
    itemPath: draft.getPath(item),
    template: item.template,
    itemName: getItemName(item),
    pageName: page && getItemName(page),
    route: page && draft.findRoute(page),
  };
}

function conditionsOf({ actor, site, action, from, until }: AuditFilter): (SQL | undefined)[] {
  return [
    actor ? eq(contentActions.actorId, actor) : undefined,
    site ? eq(contentActions.site, site) : undefined,
    action ? eq(contentActions.action, action) : undefined,
    from ? gte(contentActions.at, readTime(from)) : undefined,
    until ? lt(contentActions.at, readTime(until)) : undefined,
  ];
}

/**
 * The number of an entry, from a cursor (`next`).
 * @throws BAD_INPUT
 */
function readId(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw createEditError('BAD_INPUT', 'That is no entry of the audit trail.');
}

function readTime(text: string): Date {
  const time = new Date(text);
  const year = time.getUTCFullYear();
  if (!(year >= 1970 && year <= 9999)) throw createEditError('BAD_INPUT', 'That is not a time.');
  return time;
}

/** Stages of a page: its saves, grouped by author and hour, and split where the page was published. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import { contentActions, contentVersions } from '../../../platform/database/tables/content';
import type { ContentStore, KnownItem } from '../../items/ContentStore';
import type { ItemId } from '../../items/guid';
import type { ItemVersion } from '../../items/item.types';
import { readSaves, type SequencedVersion } from '../../items/versionTable';
import type { PageStage, StageChange } from '../../generated/authoringResolvers';
import { listChangedFields, listPageItems } from '../items/pageQueries';
import { getLabel } from '../items/summarise';

const MAX_STAGES = 50;
/** Maximum saves that are read to build the stages. */
const MAX_SAVES = 1000;
const HOUR_MS = 3_600_000;

/** Lists the page and everything that belongs or belonged to it. @throws NOT_FOUND */
export function listPageItemsWithDeleted(store: ContentStore, itemId: string): KnownItem[] {
  return store.listItemsWithDeleted(listPageItems(store, itemId).page);
}

/** Reads the latest stages of a page in a language, newest first; the content files come last. */
export async function readPageStages(
  store: ContentStore,
  db: Database,
  itemId: string,
  language: string,
): Promise<PageStage[]> {
  const items = listPageItemsWithDeleted(store, itemId);
  const ids = items.map(({ id }) => id);
  const saves = await readSaves(db, ids, language, MAX_SAVES);
  const publishers = await readPublishers(db, ids, language);
  const groups = groupSaves(saves);
  const hasAllSaves = saves.length < MAX_SAVES;
  // The oldest group may lack some of its saves.
  if (!hasAllSaves) groups.pop();

  const [page] = items;
  const itemsById = new Map(items.map((item) => [item.id, item]));
  const savesByKey = new Map(saves.map((one) => [toKey(one.itemId, one.version), one]));
  const findPrevious = (id: ItemId, version: number): PreviousVersion | undefined => {
    const previousSave = savesByKey.get(toKey(id, version - 1));
    return previousSave ?? (version <= 2 ? store.findFileVersion(id, language) : undefined);
  };
  const pageSaves = saves.filter((one) => one.itemId === page?.id);
  const stages = groups.flatMap((group): PageStage[] => {
    const [lastSave] = group;
    const changes = listChanges(store, itemsById, group, findPrevious);
    const publishedTime = group.find(({ publishedAt }) => publishedAt)?.publishedAt;
    if (!lastSave || (changes.length === 0 && !publishedTime)) return [];
    const pageSave = pageSaves.find(({ sequence }) => sequence <= lastSave.sequence);
    return [
      {
        stage: lastSave.sequence,
        author: lastSave.authorName,
        updated: lastSave.updatedAt,
        published: publishedTime ?? null,
        publishedBy: publishedTime ? publishers.get(publishedTime.getTime()) : null,
        isGone: pageSave?.deleted ?? false,
        changes,
      },
    ];
  });
  const fileVersion = page && hasAllSaves ? store.findFileVersion(page.id, language) : undefined;
  const fileStages: PageStage[] = fileVersion
    ? [
        {
          stage: 0,
          updated: fileVersion.updatedAt,
          published: fileVersion.updatedAt,
          isGone: false,
          changes: [],
        },
      ]
    : [];
  return [...stages, ...fileStages].slice(0, MAX_STAGES);
}

type PreviousVersion = ItemVersion & { deleted?: boolean };

const toKey = (id: ItemId, version: number) => `${id} ${version}`;

/**
 * Groups saves (newest first) of one author within an hour. A publication ends a group, so that the
 * state after the group is what was published.
 */
export function groupSaves(saves: readonly SequencedVersion[]): SequencedVersion[][] {
  const groups: SequencedVersion[][] = [];
  const publications = new Set<number>();
  for (const save of saves) {
    const group = groups.at(-1);
    const lastSave = group?.[0];
    const publishedAtMs = save.publishedAt?.getTime();
    const isNewPublication = publishedAtMs !== undefined && !publications.has(publishedAtMs);
    if (publishedAtMs !== undefined) publications.add(publishedAtMs);
    const isSameGroup =
      lastSave &&
      !isNewPublication &&
      lastSave.authorName === save.authorName &&
      lastSave.updatedAt.getTime() - save.updatedAt.getTime() <= HOUR_MS;
    if (isSameGroup) group.push(save);
    else groups.push([save]);
  }
  return groups;
}

/** Lists what a group of saves changed, by item. */
function listChanges(
  store: ContentStore,
  items: ReadonlyMap<ItemId, KnownItem>,
  group: readonly SequencedVersion[],
  findPrevious: (id: ItemId, version: number) => PreviousVersion | undefined,
): StageChange[] {
  return [...new Set(group.map(({ itemId }) => itemId))].flatMap((id): StageChange[] => {
    const item = items.get(id);
    const itemSaves = group.filter(({ itemId }) => itemId === id);
    const [last, first] = [itemSaves[0], itemSaves.at(-1)];
    const template = item && store.templates.get(item.template);
    if (!last || !first || !template || isFolder(template)) return [];
    const previous = findPrevious(id, first.version);
    const existed = previous ? !previous.deleted : first.version > 1;
    if (!existed && last.deleted) return [];
    const kind = !existed ? 'added' : last.deleted ? 'removed' : 'changed';
    const fields = kind === 'changed' && previous ? listChangedFields(previous, last) : [];
    // The versions are equal when a change was undone within the group.
    if (kind === 'changed' && previous && fields.length === 0) return [];
    const itemName = getLabel(store.draft, { ...item, versions: new Map() }, last);
    return [{ itemId: id, itemName, template: template.name, kind, fields }];
  });
}

/** Whether a template is a folder, which holds items of a page and which visitors do not see. */
const isFolder = ({ group, fields }: { group: string; fields: ReadonlyMap<string, unknown> }) =>
  group !== 'pages' && fields.size === 0;

/** Maps the times of publications (ms since 1970) to the publishers. The audit trail has the same time. */
async function readPublishers(
  db: Database,
  ids: readonly ItemId[],
  language: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectDistinct({ at: contentVersions.publishedAt, name: contentActions.actorName })
    .from(contentVersions)
    .innerJoin(contentActions, eq(contentActions.at, contentVersions.publishedAt))
    .where(
      and(
        inArray(contentVersions.itemId, [...ids]),
        eq(contentVersions.language, language),
        isNotNull(contentVersions.publishedAt),
      ),
    );
  return new Map(rows.flatMap(({ at, name }) => (at ? [[at.getTime(), name] as const] : [])));
}

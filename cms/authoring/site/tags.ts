/** Tags of stories: lists their uses and deletes tags. */
import type { ContentStore } from '../../items/ContentStore';
import { toLocalItem, type ContentTree } from '../../items/ContentTree';
import { parseId, type ItemId } from '../../items/guid';
import type { ContentItem, FieldValues } from '../../items/item.types';
import { getSitePaths } from '../../items/sitePaths';
import { insertVersion } from '../../items/versionTable';
import type { AuthoringContext } from '../authoringContext';
import { createEditError } from '../createEditError';
import { recordAction } from '../people/auditTrail';
import { readPart } from './siteParts';
import type { RemoveTagInput } from '../../generated/authoringTypes';
import type { TagUse } from '../../generated/authoringResolvers';
import { localizable } from '../../../domain/localizable';
import { asIdList } from '../../items/fieldValues';

/** Name of the field with the tags of a page. */
const TAGS_FIELD = 'tags';

/** Lists the pairs of story and tag, each once. */
export function listTagUses({ draft, published }: ContentStore, site: string): TagUse[] {
  const uses = new Map<string, TagUse>();
  for (const tree of [draft, published]) {
    for (const story of listPages(tree, site)) {
      for (const { fields, displayName } of story.versions.values()) {
        for (const tagId of readTags(fields)) {
          const key = `${tagId} ${story.id}`;
          const existing = uses.get(key);
          uses.set(key, {
            tagId,
            storyId: story.id,
            title: existing?.title ?? displayName,
            route: existing?.route ?? tree.findRoute(story) ?? '',
            isDraft: existing?.isDraft ?? tree === draft,
            isPublished: tree === published,
          });
        }
      }
    }
  }
  return [...uses.values()];
}

/**
 * Deletes a tag in the drafts. Stories with the tag get the other tag in the same transaction. Returns
 * the number of these stories. @throws BAD_INPUT if there are any and no other tag is given
 */
export async function removeTag(
  { store, editor, actor }: AuthoringContext,
  { site, itemId, replaceWith }: RemoveTagInput,
): Promise<number> {
  let changedStories = 0;
  await editor.enqueue(async (tx) => {
    const tag = getTag(store, site, itemId);
    const replacement = replaceWith ? getTag(store, site, replaceWith) : undefined;
    if (replacement?.id === tag.id) throw createEditError('BAD_INPUT', 'That is the tag itself.');
    const stories = [...listPages(store.draft, site)].filter((story) =>
      [...story.versions.values()].some(({ fields }) => readTags(fields).includes(tag.id)),
    );
    if (stories.length > 0 && !replacement) {
      throw createEditError(
        'BAD_INPUT',
        stories.length === 1
          ? '1 story carries the tag; choose another one for them.'
          : localizable`${stories.length} stories carry the tag; choose another one for them.`,
      );
    }
    for (const story of stories) {
      for (const { language, displayName, fields, placeholders } of story.versions.values()) {
        const tags = readTags(fields);
        if (!tags.includes(tag.id)) continue;
        const newTags = tags.map((id) => (id === tag.id && replacement ? replacement.id : id));
        const version = store.getNewestVersion(story.id, language) + 1;
        const content = { displayName, placeholders, deleted: false };
        await insertVersion(
          tx,
          {
            itemId: story.id,
            language,
            version,
            ...content,
            fields: { ...fields, [TAGS_FIELD]: [...new Set(newTags)] },
          },
          actor,
        );
      }
    }
    for (const language of tag.versions.keys()) {
      const local = toLocalItem(tag, language);
      if (!local) continue;
      const { displayName, fields, placeholders } = local.version;
      const version = store.getNewestVersion(tag.id, language) + 1;
      const content = { displayName, fields, placeholders, deleted: true };
      await insertVersion(tx, { itemId: tag.id, language, version, ...content }, actor);
    }
    const details = { changedStories: stories.length };
    await recordAction(tx, { actor, action: 'removeTag', site, itemId: tag.id, details });
    changedStories = stories.length;
  });
  return changedStories;
}

function getTag(store: ContentStore, site: string, itemId: string): ContentItem {
  const { root } = readPart(store, site, 'TAGS');
  const item = store.draft.find(parseId(itemId) ?? '');
  if (item?.template === 'StoryTag' && item.parentId === root.id) return item;
  throw createEditError('NOT_FOUND', 'The site has no such tag.');
}

function* listPages(tree: ContentTree, site: string): Iterable<ContentItem> {
  const home = tree.find(getSitePaths(site).home);
  for (const item of home ? tree.listBranch(home) : []) if (tree.isPage(item)) yield item;
}

const readTags = (fields: FieldValues): readonly ItemId[] => asIdList(fields[TAGS_FIELD]);

/** Tags of stories: who carries them, and how one goes. */
import type { ContentStore } from '../../items/contentStore';
import { inLanguage, type ContentTree } from '../../items/contentTree';
import { parseId, type ItemId } from '../../items/guid';
import type { ContentItem, FieldValues } from '../../items/item';
import { sitePaths } from '../../items/sitePaths';
import { insertVersion } from '../../items/versionTable';
import type { AuthoringContext } from '../authoringContext';
import { editError } from '../editError';
import { recordAction } from '../people/auditTrail';
import { readPart } from './siteParts';
import type { RemoveTagInput } from '../../generated/authoringTypes';
import type { TagUse } from '../../generated/authoringResolvers';
import { idsOf } from '../../items/fieldValues';

/** Name of the field of pages that holds their tags. */
const field = 'tags';

/** Which stories carry which tag, each pair once. */
export function listTagUses({ draft, published }: ContentStore, site: string): TagUse[] {
  const uses = new Map<string, TagUse>();
  for (const tree of [draft, published]) {
    for (const story of pagesOf(tree, site)) {
      for (const { fields, displayName } of story.versions.values()) {
        for (const tagId of tagsOf(fields)) {
          const key = `${tagId} ${story.id}`;
          const known = uses.get(key);
          uses.set(key, {
            tagId,
            storyId: story.id,
            title: known?.title ?? displayName,
            route: known?.route ?? tree.routeOf(story) ?? '',
            isDraft: known?.isDraft ?? tree === draft,
            isPublished: tree === published,
          });
        }
      }
    }
  }
  return [...uses.values()];
}

/**
 * Deletes a tag in the drafts; stories whose drafts carry it get the other tag in the same step. Gives how
 * many stories those were. Throws BAD_INPUT while stories carry it and no other tag is named.
 */
export async function removeTag(
  { store, editor, actor }: AuthoringContext,
  { site, itemId, replaceWith }: RemoveTagInput,
): Promise<number> {
  let changedStories = 0;
  await editor.inTurn(async (tx) => {
    const tag = findTag(store, site, itemId);
    const other = replaceWith ? findTag(store, site, replaceWith) : undefined;
    if (other?.id === tag.id) throw editError('BAD_INPUT', 'That is the tag itself.');
    const stories = [...pagesOf(store.draft, site)].filter((story) =>
      [...story.versions.values()].some(({ fields }) => tagsOf(fields).includes(tag.id)),
    );
    if (stories.length > 0 && !other) {
      const count = stories.length === 1 ? '1 story carries' : `${stories.length} stories carry`;
      throw editError('BAD_INPUT', `${count} the tag; choose another one for them.`);
    }
    for (const story of stories) {
      for (const { language, displayName, fields, placeholders } of story.versions.values()) {
        const tags = tagsOf(fields);
        if (!tags.includes(tag.id)) continue;
        const changed = tags.map((id) => (id === tag.id && other ? other.id : id));
        const version = store.newestVersion(story.id, language) + 1;
        const content = { displayName, placeholders, deleted: false };
        await insertVersion(
          tx,
          {
            itemId: story.id,
            language,
            version,
            ...content,
            fields: { ...fields, [field]: [...new Set(changed)] },
          },
          actor,
        );
      }
    }
    for (const language of tag.versions.keys()) {
      const local = inLanguage(tag, language);
      if (!local) continue;
      const { displayName, fields, placeholders } = local.version;
      const version = store.newestVersion(tag.id, language) + 1;
      const content = { displayName, fields, placeholders, deleted: true };
      await insertVersion(tx, { itemId: tag.id, language, version, ...content }, actor);
    }
    const details = { changedStories: stories.length };
    await recordAction(tx, { actor, action: 'removeTag', site, itemId: tag.id, details });
    changedStories = stories.length;
  });
  return changedStories;
}

function findTag(store: ContentStore, site: string, itemId: string): ContentItem {
  const { root } = readPart(store, site, 'TAGS');
  const item = store.draft.find(parseId(itemId) ?? '');
  if (item?.template === 'StoryTag' && item.parentId === root.id) return item;
  throw editError('NOT_FOUND', 'The site has no such tag.');
}

function* pagesOf(tree: ContentTree, site: string): Iterable<ContentItem> {
  const home = tree.find(sitePaths(site).home);
  for (const item of home ? tree.branchOf(home) : []) if (tree.isPage(item)) yield item;
}

const tagsOf = (fields: FieldValues): readonly ItemId[] => idsOf(fields[field]);

import { StoryTagsDocument } from '../../../schema/generated/operations';
import type { ItemSearchPredicateInput } from '../../../schema/generated/platform';
import type { DataRequest } from '../../../rendering/blockData';
import { bareId } from './story';

/** A tag that stories may have. */
export interface StoryTag {
  /** In the format of `bareId`. */
  id: string;
  /** The tag's value in addresses. */
  key: string;
  /** The tag's visible name. */
  value: string;
}

/** Loads the tags of a list in the editor's order, without those that lack a key or name. */
export async function loadTags({ runQuery, dataSource, page }: DataRequest): Promise<StoryTag[]> {
  if (!dataSource) return [];
  const variables = { datasource: dataSource, language: page.language };
  const { item } = await runQuery(StoryTagsDocument, variables);
  const targets = (item?.tags && 'targetItems' in item.tags && item.tags.targetItems) || [];
  return targets.flatMap((target) => {
    const key = target?.key?.value;
    const value = target?.value?.value;
    return target && key && value ? [{ id: bareId(target.id), key, value }] : [];
  });
}

/**
 * Predicates for stories with any of the tags. A search accepts no empty list, so without tags the predicate
 * matches all stories below the parent.
 */
export function createTagPredicates(
  tagIds: readonly string[],
  parentId: string,
): ItemSearchPredicateInput[] {
  if (tagIds.length === 0) return [{ name: '_path', operator: 'CONTAINS', value: parentId }];
  return tagIds.map((value) => ({ name: 'tags', operator: 'CONTAINS', value }));
}

import { StoryTagsDocument } from '../../../schema/generated/operations';
import type { ItemSearchPredicateInput } from '../../../schema/generated/platform';
import type { DataRequest } from '../../../rendering/blockData';
import { bareId } from './story';

/** A tag that stories may have (spec 1 §3, Tag). */
export interface StoryTag {
  /** As `bareId` writes ids. */
  id: string;
  /** What stands for it in addresses. */
  key: string;
  /** What visitors read. */
  value: string;
}

/** The tags that a list offers, in the editor's order; one without key or name is none. */
export async function loadTags({ ask, dataSource, page }: DataRequest): Promise<StoryTag[]> {
  if (!dataSource) return [];
  const variables = { datasource: dataSource, language: page.language };
  const { item } = await ask(StoryTagsDocument, variables);
  const targets = (item?.tags && 'targetItems' in item.tags && item.tags.targetItems) || [];
  return targets.flatMap((target) => {
    const key = target?.key?.value;
    const value = target?.value?.value;
    return target && key && value ? [{ id: bareId(target.id), key, value }] : [];
  });
}

/**
 * Conditions of which a story must meet one: to have one of the tags, or none to speak of where no tag
 * is chosen. Search takes no empty list for that.
 */
export function anyTag(tagIds: readonly string[], parentId: string): ItemSearchPredicateInput[] {
  if (tagIds.length === 0) return [{ name: '_path', operator: 'CONTAINS', value: parentId }];
  return tagIds.map((value) => ({ name: 'tags', operator: 'CONTAINS', value }));
}

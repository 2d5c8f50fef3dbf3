import type { StoryTeaserFields } from '../../schema/generated/fields';
import {
  AncestorsDocument,
  StoriesDocument,
  StoryPositionDocument,
} from '../../schema/generated/operations';
import type { ItemSearchPredicateInput } from '../../schema/generated/platform';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';
import { indexAddress } from '../../features/stories/ui/storyAddress';
import { toStory, storyTemplateId, parseTagIds, type Story } from '../../features/stories/ui/story';
import { createTagPredicates } from '../../features/stories/ui/storyTags';

/** Number of stories in a teaser. */
const PAGE_SIZE = 3;

export interface StoryTeaserData {
  /** Newest first. */
  stories: readonly Story[];
  /** Address of the list of all stories; undefined if there is no story to derive it from. */
  indexHref?: string;
}

async function load(_: StoryTeaserFields, request: DataRequest): Promise<StoryTeaserData> {
  try {
    const stories = await findStories(request);
    const [latest] = stories;
    return { stories, indexHref: latest && indexAddress(latest.href) };
  } catch (error) {
    request.report(error);
    return { stories: [] };
  }
}

/**
 * The latest stories of the site; on the page of a story related stories, with the latest others added
 * if these are too few.
 */
async function findStories(request: DataRequest): Promise<Story[]> {
  const { runQuery, page } = request;
  if (!page.id) return [];
  const { item } = await runQuery(AncestorsDocument, { path: page.id, language: page.language });
  const rootId = item?.ancestors.at(-1)?.id ?? page.id;
  // Without tags: all stories below the root.
  if (page.template !== 'StoryPage')
    return searchStories(request, rootId, createTagPredicates([], rootId));
  // `_path` holds the ids of an item and of its ancestors.
  const notThisStory: ItemSearchPredicateInput = {
    name: '_path',
    operator: 'NCONTAINS',
    value: page.id,
  };
  const tagFilters = createTagPredicates(await loadTagIds(request, page.id), rootId);
  const related = await searchStories(
    request,
    rootId,
    tagFilters.map((tag) => ({ AND: [tag, notThisStory] })),
  );
  if (related.length === PAGE_SIZE) return related;
  const relatedIds = new Set(related.map(({ id }) => id));
  const latest = await searchStories(request, rootId, [notThisStory]);
  return [...related, ...latest.filter(({ id }) => !relatedIds.has(id))].slice(0, PAGE_SIZE);
}

async function loadTagIds({ runQuery, page }: DataRequest, path: string): Promise<string[]> {
  const { item } = await runQuery(StoryPositionDocument, { path, language: page.language });
  return parseTagIds(item?.tags?.value ?? '');
}

async function searchStories(
  { runQuery, page }: DataRequest,
  parentId: string,
  predicates: ItemSearchPredicateInput[],
): Promise<Story[]> {
  const answer = await runQuery(StoriesDocument, {
    datasource: storyTemplateId,
    language: page.language,
    limit: PAGE_SIZE,
    parentId,
    tags: predicates,
  });
  return answer.search?.results?.flatMap((item) => (item ? [toStory(item)] : [])) ?? [];
}

export const loader = { load } satisfies BlockLoader<StoryTeaserFields, StoryTeaserData>;

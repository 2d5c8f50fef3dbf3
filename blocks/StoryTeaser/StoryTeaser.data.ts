import type { StoryTeaserFields } from '../../schema/generated/fields';
import {
  AncestorsDocument,
  StoriesDocument,
  StoryPositionDocument,
} from '../../schema/generated/operations';
import type { ItemSearchPredicateInput } from '../../schema/generated/platform';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';
import { indexAddress } from '../../features/stories/ui/storyAddress';
import { storyOf, storyTemplateId, tagIdsOf, type Story } from '../../features/stories/ui/story';
import { anyTag } from '../../features/stories/ui/storyTags';

/** Stories in a teaser (spec 1 §9). */
const pageSize = 3;

export interface StoryTeaserData {
  /** Newest first. */
  stories: readonly Story[];
  /** Address of all stories; absent without a story to tell it from. */
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

/** The latest of the site; on a story's page others like it, and the latest others where these are too few. */
async function findStories(request: DataRequest): Promise<Story[]> {
  const { ask, page } = request;
  if (!page.id) return [];
  const { item } = await ask(AncestorsDocument, { path: page.id, language: page.language });
  const rootId = item?.ancestors.at(-1)?.id ?? page.id;
  if (page.template !== 'StoryPage') return search(request, rootId, anyTag([], rootId));
  const other: ItemSearchPredicateInput = { name: '_path', operator: 'NCONTAINS', value: page.id };
  const like = anyTag(await tagsOfPage(request, page.id), rootId);
  const related = await search(
    request,
    rootId,
    like.map((tag) => ({ AND: [tag, other] })),
  );
  if (related.length === pageSize) return related;
  const known = new Set(related.map(({ id }) => id));
  const latest = await search(request, rootId, [other]);
  return [...related, ...latest.filter(({ id }) => !known.has(id))].slice(0, pageSize);
}

async function tagsOfPage({ ask, page }: DataRequest, path: string): Promise<string[]> {
  const { item } = await ask(StoryPositionDocument, { path, language: page.language });
  return tagIdsOf(item?.tags?.value ?? '');
}

async function search(
  { ask, page }: DataRequest,
  parentId: string,
  tags: ItemSearchPredicateInput[],
): Promise<Story[]> {
  const answer = await ask(StoriesDocument, {
    datasource: storyTemplateId,
    language: page.language,
    limit: pageSize,
    parentId,
    tags,
  });
  return answer.search?.results?.flatMap((item) => (item ? [storyOf(item)] : [])) ?? [];
}

export const loader = { load } satisfies BlockLoader<StoryTeaserFields, StoryTeaserData>;

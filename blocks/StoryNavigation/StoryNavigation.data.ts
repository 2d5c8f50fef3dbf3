import type { StoryNavigationFields } from '../../schema/generated/fields';
import {
  AdjacentStoryDocument,
  StoryPositionDocument,
  type AdjacentStoryQueryVariables,
} from '../../schema/generated/operations';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';
import { parentAddress } from '../../features/stories/ui/storyAddress';
import { toStory, storyTemplateId, type Story } from '../../features/stories/ui/story';

export interface StoryNavigationData {
  /** Address of the nearest ancestor page. */
  backHref: string;
  /** The story published before this one. */
  previous?: Story;
  /** The story published after it. */
  next?: Story;
}

/** Loads the adjacent stories by date. Rejects if one of them cannot be loaded. */
async function load(_: StoryNavigationFields, request: DataRequest): Promise<StoryNavigationData> {
  const { runQuery, page } = request;
  if (!page.id) return { backHref: parentAddress(page.path) };
  const { item } = await runQuery(StoryPositionDocument, {
    path: page.id,
    language: page.language,
  });
  // The folder of the story is not necessarily a page itself.
  const backHref = item?.ancestors[0]?.url.path ?? parentAddress(page.path);
  const parentId = item?.parent?.id;
  const date = item?.publishDate?.value && item.cursor?.value;
  if (!parentId || !date) return { backHref };
  const [previous, next] = await Promise.all([
    findAdjacentStory(request, { parentId, date, operator: 'LT', direction: 'DESC' }),
    findAdjacentStory(request, { parentId, date, operator: 'GT', direction: 'ASC' }),
  ]);
  return { backHref, previous, next };
}

type StoryPosition = Pick<
  AdjacentStoryQueryVariables,
  'parentId' | 'date' | 'operator' | 'direction'
>;

async function findAdjacentStory(
  { runQuery, page }: DataRequest,
  position: StoryPosition,
): Promise<Story | undefined> {
  const { language } = page;
  const response = await runQuery(AdjacentStoryDocument, {
    datasource: storyTemplateId,
    language,
    ...position,
  });
  const [result] = response.search?.results ?? [];
  return result ? toStory(result) : undefined;
}

export const loader = { load } satisfies BlockLoader<StoryNavigationFields, StoryNavigationData>;

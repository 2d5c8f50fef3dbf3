import type { StoryNavigationFields } from '../../schema/generated/fields';
import {
  AdjacentStoryDocument,
  StoryPositionDocument,
  type AdjacentStoryQueryVariables,
} from '../../schema/generated/operations';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';
import { parentAddress } from '../../features/stories/ui/storyAddress';
import { storyOf, storyTemplateId, type Story } from '../../features/stories/ui/story';

export interface StoryNavigationData {
  /** Address of the nearest page above the story (spec 1 §2.8). */
  backHref: string;
  /** The story published before this one. */
  previous?: Story;
  /** The story published after it. */
  next?: Story;
}

/** Rejects when a neighbour cannot be looked up (spec 1 §8). */
async function load(_: StoryNavigationFields, request: DataRequest): Promise<StoryNavigationData> {
  const { ask, page } = request;
  if (!page.id) return { backHref: parentAddress(page.path) };
  const { item } = await ask(StoryPositionDocument, { path: page.id, language: page.language });
  // The folder that the story lies in need not be a page itself.
  const backHref = item?.ancestors[0]?.url.path ?? parentAddress(page.path);
  const parentId = item?.parent?.id;
  const date = item?.publishDate?.value && item.cursor?.value;
  if (!parentId || !date) return { backHref };
  const [previous, next] = await Promise.all([
    neighbour(request, { parentId, date, operator: 'LT', direction: 'DESC' }),
    neighbour(request, { parentId, date, operator: 'GT', direction: 'ASC' }),
  ]);
  return { backHref, previous, next };
}

type Place = Pick<AdjacentStoryQueryVariables, 'parentId' | 'date' | 'operator' | 'direction'>;

async function neighbour({ ask, page }: DataRequest, place: Place): Promise<Story | undefined> {
  const { language } = page;
  const answer = await ask(AdjacentStoryDocument, {
    datasource: storyTemplateId,
    language,
    ...place,
  });
  const [found] = answer.search?.results ?? [];
  return found ? storyOf(found) : undefined;
}

export const loader = { load } satisfies BlockLoader<StoryNavigationFields, StoryNavigationData>;

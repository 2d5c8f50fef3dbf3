import type { StoryListFields } from '../../schema/generated/fields';
import { StoriesDocument } from '../../schema/generated/operations';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';
import { toStory, storyTemplateId, type Story } from '../../features/stories/ui/story';
import { createTagPredicates, loadTags, type StoryTag } from '../../features/stories/ui/storyTags';
import { listAddress, listQueryKeys, readChoice, toggleTag, type ListChoice } from './listAddress';

/** Number of stories per page. */
const PAGE_SIZE = 4;

/** A tag by which stories can be filtered. */
interface TagChoice extends StoryTag {
  isSelected: boolean;
  /** Address of the list with this tag added, or removed if it is selected. */
  href: string;
}

export interface StoryListData {
  stories: readonly Story[];
  /** Number of stories that match the chosen tags. */
  total: number;
  tags: readonly TagChoice[];
  layout: 'grid' | 'list';
  /** Addresses of the list in either layout. */
  layoutHrefs: Readonly<Record<'grid' | 'list', string>>;
  /** Address of the list without a choice of tags. */
  allHref: string;
  /** Address of the next stories; absent if these are the last ones. */
  moreHref?: string;
  /** Address of the newest stories; undefined if these are shown. */
  newestHref?: string;
}

async function load(fields: StoryListFields, request: DataRequest): Promise<StoryListData> {
  const { page, query, report } = request;
  const tags = await loadTags(request).catch((error: unknown) => {
    report(error);
    return [];
  });
  const requested = readChoice(query);
  // Tags that the list does not offer are ignored.
  const chosenTags = tags.filter(({ key }) => requested.tags.includes(key));
  const choice: ListChoice = { ...requested, tags: chosenTags.map(({ key }) => key) };
  const addressFor = (change: Partial<ListChoice>) =>
    listAddress(page.path, { ...choice, cursor: undefined, ...change });
  const foundStories = await findStories(request, choice, chosenTags);
  return {
    ...foundStories,
    tags: tags.map((tag) => ({
      ...tag,
      isSelected: choice.tags.includes(tag.key),
      href: addressFor({ tags: toggleTag(choice.tags, tag.key) }),
    })),
    layout: choice.layout ?? (fields.layout === 'List' ? 'list' : 'grid'),
    layoutHrefs: { grid: addressFor({ layout: 'grid' }), list: addressFor({ layout: 'list' }) },
    allHref: addressFor({ tags: [] }),
    moreHref: foundStories.cursor && addressFor({ cursor: foundStories.cursor }),
    newestHref: choice.cursor && addressFor({}),
  };
}

interface FoundStories {
  stories: readonly Story[];
  total: number;
  /** Cursor of the next stories. */
  cursor?: string;
}

/** Finds the stories of a choice; a failure is logged and returns none. */
async function findStories(
  { runQuery, page, report }: DataRequest,
  { cursor }: ListChoice,
  chosenTags: readonly StoryTag[],
): Promise<FoundStories> {
  const parentId = page.id;
  if (!parentId) return { stories: [], total: 0 };
  try {
    const { search } = await runQuery(StoriesDocument, {
      datasource: storyTemplateId,
      language: page.language,
      limit: PAGE_SIZE,
      cursor,
      parentId,
      tags: createTagPredicates(
        chosenTags.map(({ id }) => id),
        parentId,
      ),
    });
    const { results, total = 0, pageInfo } = search ?? {};
    return {
      stories: results?.flatMap((item) => (item ? [toStory(item)] : [])) ?? [],
      total,
      cursor: (pageInfo?.hasNext && pageInfo.endCursor) || undefined,
    };
  } catch (error) {
    report(error);
    return { stories: [], total: 0 };
  }
}

export const loader = {
  queryKeys: listQueryKeys,
  load,
} satisfies BlockLoader<StoryListFields, StoryListData>;

import type { StoryListFields } from '../../schema/generated/fields';
import { StoriesDocument } from '../../schema/generated/operations';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';
import { storyOf, storyTemplateId, type Story } from '../../features/stories/ui/story';
import { anyTag, loadTags, type StoryTag } from '../../features/stories/ui/storyTags';
import { listAddress, listQueryKeys, readChoice, toggleTag, type ListChoice } from './listAddress';

/** Stories that come at a time (spec 1 §9). */
const pageSize = 4;

/** A tag to choose stories by. */
interface TagChoice extends StoryTag {
  selected: boolean;
  /** Address of the list with this tag chosen, or given up. */
  href: string;
}

export interface StoryListData {
  stories: readonly Story[];
  /** Stories that fit the choice, shown or not. */
  total: number;
  tags: readonly TagChoice[];
  layout: 'grid' | 'list';
  /** Addresses of the list in either layout. */
  layouts: Readonly<Record<'grid' | 'list', string>>;
  /** Address of the list without a choice of tags. */
  allHref: string;
  /** Address of the stories after these; absent when these are the last. */
  moreHref?: string;
  /** Address of the newest stories; absent where they are shown. */
  newestHref?: string;
}

async function load(fields: StoryListFields, request: DataRequest): Promise<StoryListData> {
  const { page, query, report } = request;
  const tags = await loadTags(request).catch((error: unknown) => {
    report(error);
    return [];
  });
  const asked = readChoice(query);
  // Only tags that the list offers can be chosen in it.
  const chosen = tags.filter(({ key }) => asked.tags.includes(key));
  const choice: ListChoice = { ...asked, tags: chosen.map(({ key }) => key) };
  const at = (change: Partial<ListChoice>) =>
    listAddress(page.path, { ...choice, cursor: undefined, ...change });
  const found = await findStories(request, choice, chosen);
  return {
    ...found,
    tags: tags.map((tag) => ({
      ...tag,
      selected: choice.tags.includes(tag.key),
      href: at({ tags: toggleTag(choice.tags, tag.key) }),
    })),
    layout: choice.layout ?? (fields.layout === 'List' ? 'list' : 'grid'),
    layouts: { grid: at({ layout: 'grid' }), list: at({ layout: 'list' }) },
    allHref: at({ tags: [] }),
    moreHref: found.cursor && at({ cursor: found.cursor }),
    newestHref: choice.cursor && at({}),
  };
}

interface FoundStories {
  stories: readonly Story[];
  total: number;
  /** Where the list goes on. */
  cursor?: string;
}

/** The stories of a choice; none when they cannot be had, which the log is told (spec 1 §8). */
async function findStories(
  { ask, page, report }: DataRequest,
  { cursor }: ListChoice,
  chosen: readonly StoryTag[],
): Promise<FoundStories> {
  const parentId = page.id;
  if (!parentId) return { stories: [], total: 0 };
  try {
    const { search } = await ask(StoriesDocument, {
      datasource: storyTemplateId,
      language: page.language,
      limit: pageSize,
      cursor,
      parentId,
      tags: anyTag(
        chosen.map(({ id }) => id),
        parentId,
      ),
    });
    const { results, total = 0, pageInfo } = search ?? {};
    return {
      stories: results?.flatMap((item) => (item ? [storyOf(item)] : [])) ?? [],
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

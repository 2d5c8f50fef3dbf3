import type { StoryHeaderFields, StoryPageFields } from '../../schema/generated/fields';
import type { BlockLoader } from '../../rendering/blockData';
import { listAddress } from '../StoryList/listAddress';
import { indexAddress } from '../../features/stories/ui/storyAddress';

export interface StoryHeaderData {
  story: Pick<StoryPageFields, 'title' | 'premble' | 'image' | 'date' | 'author'>;
  /** Tags of the story with the addresses of their lists. */
  tags: readonly { value: string; href: string }[];
}

export const loader = {
  load: async (_, { page }) => {
    const { tags = [], ...story }: StoryPageFields = page.fields;
    const indexPath = indexAddress(page.path);
    return {
      story,
      tags: tags.flatMap(({ key, value }) =>
        key && value ? [{ value: value.value, href: listAddress(indexPath, { tags: [key] }) }] : [],
      ),
    };
  },
} satisfies BlockLoader<StoryHeaderFields, StoryHeaderData>;

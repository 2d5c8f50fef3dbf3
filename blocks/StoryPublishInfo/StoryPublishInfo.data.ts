import type { StoryPageFields, StoryPublishInfoFields } from '../../schema/generated/fields';
import type { BlockLoader } from '../../rendering/blockData';

/** Author and date of the page that the block is on; empty if the page is not a story. */
export type StoryPublishInfoData = Pick<StoryPageFields, 'author' | 'date'>;

export const loader = {
  load: async (_, { page }) => {
    const { author, date }: StoryPageFields = page.template === 'StoryPage' ? page.fields : {};
    return { author, date };
  },
} satisfies BlockLoader<StoryPublishInfoFields, StoryPublishInfoData>;

import type { StoryPageFields, StoryPublishInfoFields } from '../../schema/generated/fields';
import type { BlockLoader } from '../../rendering/blockData';

/** Of the page that the block stands on; blank where that is no story. */
export type StoryPublishInfoData = Pick<StoryPageFields, 'author' | 'date'>;

export const loader = {
  load: async (_, { page }) => {
    const { author, date }: StoryPageFields = page.template === 'StoryPage' ? page.fields : {};
    return { author, date };
  },
} satisfies BlockLoader<StoryPublishInfoFields, StoryPublishInfoData>;

import type { StoryPublishInfoFields } from '../../schema/generated/fields';
import type { WithData } from '../blockData';
import type { StoryPublishInfoData } from './StoryPublishInfo.data';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    data: { author: { value: 'Maja Öberg' }, date: { value: '2026-11-12T07:00:00Z' } },
  },
  WithoutAuthor: { data: { date: { value: '2026-11-12T07:00:00Z' } } },
} satisfies Record<string, WithData<StoryPublishInfoFields, StoryPublishInfoData>>;

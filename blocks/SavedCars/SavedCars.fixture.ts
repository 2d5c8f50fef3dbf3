import type { SavedCarsFields } from '../../schema/generated/fields';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: { ShowViewed: true },
} satisfies Record<string, SavedCarsFields>;

import type { SpacerFields } from '../../schema/generated/fields';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: { Height: 'Small' },
} satisfies Record<string, SpacerFields>;

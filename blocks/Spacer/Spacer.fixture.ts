import type { SpacerFields } from '../../schema/generated/fields';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Small: { Height: 'Small' },
  Medium: { Height: 'Medium' },
  Large: { Height: 'Large' },
} satisfies Record<string, SpacerFields>;

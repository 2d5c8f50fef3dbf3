import type { HeadingLevel } from '../design-system/components/Heading/Heading';
import type { TitleTag } from '../schema/generated/fields';

/** Place in the page's outline of what editors choose as a heading's element. */
export const headingLevels = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 } as const satisfies Record<
  TitleTag,
  HeadingLevel
>;

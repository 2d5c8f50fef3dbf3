import type { ComponentPropsWithRef } from 'react';
import { jsx } from 'react/jsx-runtime';
import { css } from '../../stitches';
import { passOn } from '../../styling/passOn';
import type { TitleTag } from '../../../schema/generated/fields';

/** Place in the page's outline of what editors choose as a heading's element. */
export const headingLevels = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 } as const satisfies Record<
  TitleTag,
  HeadingLevel
>;

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
type HeadingSize = HeadingLevel | 'display';

/** Headings that open a page or a band are set in capitals where the theme has them so. */
const opening = { textTransform: 'var(--heading-transform)' as 'none' };

const heading = css({
  margin: 0,
  fontFamily: '$heading',
  fontWeight: '$heading',
  fontStretch: 'var(--heading-stretch)',
  letterSpacing: '$heading',
  lineHeight: '$heading',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  // A word longer than the line breaks also where the heading would be as wide as its words.
  maxInlineSize: '100%',
  // On phones the compounds of the northern languages are parted by their syllables, where the browser knows them.
  '@belowSm': { hyphens: 'auto', hyphenateLimitChars: '14 6 6' },
  variants: {
    size: {
      display: { ...opening, fontSize: '$display', lineHeight: '$display' },
      1: { ...opening, fontSize: '$h1', lineHeight: '$display' },
      2: { ...opening, fontSize: '$h2' },
      3: { fontSize: '$h3' },
      4: { fontSize: '$h4', lineHeight: '$snug' },
      5: { fontSize: '$h5', lineHeight: '$snug' },
      6: { fontSize: '$h6', lineHeight: '$snug' },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' } },
  },
});

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Place in the page's outline. */
  level: HeadingLevel;
  /** How large it looks; as its level when left out. */
  size?: HeadingSize;
  align?: 'start' | 'center';
}

const own = new Set(['level', 'size', 'align']);

/** A heading whose place in the outline and whose size are chosen apart. */
export function Heading(props: HeadingProps) {
  const { level, size = level, align } = props;
  return jsx(`h${level}`, passOn(props, own, heading({ size, align })));
}

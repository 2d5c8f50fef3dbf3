import type { ComponentPropsWithRef } from 'react';
import { jsx } from 'react/jsx-runtime';
import { css } from '../../stitches';
import { forwardProps } from '../../styling/forwardProps';
import type { TitleTag } from '../../../schema/generated/fields';

/** Heading levels of the elements that editors can choose. */
export const headingLevels = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 } as const satisfies Record<
  TitleTag,
  HeadingLevel
>;

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
type HeadingSize = HeadingLevel | 'display';

/** The mark of the theme above the headings of bands, which may have none. */
const markStyle = {
  paddingBlockStart: 'var(--mark-space)',
  backgroundImage:
    'linear-gradient(115deg, transparent var(--mark-lean), $colors$accent 0 calc(100% - var(--mark-lean)), transparent 0)',
  backgroundSize: 'var(--mark-size)',
  backgroundRepeat: 'no-repeat',
};

/** Styles of headings that open a page or a band, which some themes set in capitals. */
const openingStyle = { textTransform: 'var(--heading-transform)' as 'none' };

const heading = css({
  margin: 0,
  fontFamily: '$heading',
  fontWeight: '$heading',
  letterSpacing: '$heading',
  lineHeight: '$heading',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  // A word that is longer than the line breaks, also if the heading is only as wide as its words.
  maxInlineSize: '100%',
  // On phones, long compound words of the northern languages are hyphenated, if the browser knows their syllables.
  '@belowSm': { hyphens: 'auto', hyphenateLimitChars: '14 6 6' },
  variants: {
    size: {
      display: { ...openingStyle, fontSize: '$display', lineHeight: '$display' },
      1: { ...openingStyle, fontSize: '$h1', lineHeight: '$display' },
      2: { ...openingStyle, ...markStyle, fontSize: '$h2' },
      3: { fontSize: '$h3' },
      4: { fontSize: '$h4', lineHeight: '$snug' },
      5: { fontSize: '$h5', lineHeight: '$snug' },
      6: { fontSize: '$h6', lineHeight: '$snug' },
    },
    align: {
      start: { textAlign: 'start' },
      center: { textAlign: 'center', backgroundPosition: 'top' },
    },
  },
});

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the page's outline. */
  level: HeadingLevel;
  /** Visual size; by default that of its level. */
  size?: HeadingSize;
  align?: 'start' | 'center';
}

const ownProps = new Set(['level', 'size', 'align']);

/** A heading whose level and visual size are independent. */
export function Heading(props: HeadingProps) {
  const { level, size = level, align } = props;
  return jsx(`h${level}`, forwardProps(props, ownProps, heading({ size, align })));
}

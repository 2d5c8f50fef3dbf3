import type { ComponentPropsWithRef } from 'react';
import { css } from '../../stitches';

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
export type HeadingSize = HeadingTag | 'display';

const heading = css({
  margin: 0,
  fontFamily: '$heading',
  fontWeight: '$heading',
  fontStretch: 'var(--heading-stretch)',
  letterSpacing: '$heading',
  lineHeight: '$heading',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  variants: {
    size: {
      display: { fontSize: '$display', lineHeight: '$display' },
      h1: { fontSize: '$h1', lineHeight: '$display' },
      h2: { fontSize: '$h2' },
      h3: { fontSize: '$h3' },
      h4: { fontSize: '$h4', lineHeight: '$snug' },
      h5: { fontSize: '$h5', lineHeight: '$snug' },
      h6: { fontSize: '$h6', lineHeight: '$snug' },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' } },
  },
});

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Place in the page's outline. */
  as?: HeadingTag;
  /** How large it looks; as its place in the outline when left out. */
  size?: HeadingSize;
  align?: 'start' | 'center';
}

/** A heading whose place in the outline and whose size are chosen apart. */
export function Heading({ as: Tag = 'h2', size = Tag, align, className, ...rest }: HeadingProps) {
  const look = heading({ size, align });
  return <Tag {...rest} className={className ? `${look} ${className}` : look} />;
}

import { css } from '../../stitches';

const richText = css({
  maxInlineSize: '$measure',
  fontSize: '$body',
  lineHeight: '$body',
  overflowWrap: 'break-word',
  '& > *': { margin: 0 },
  '& > * + *': { marginBlockStart: '1em' },
  '& h2, & h3, & h4': {
    fontFamily: '$heading',
    fontWeight: '$heading',
    fontStretch: 'var(--heading-stretch)',
    letterSpacing: '$heading',
    lineHeight: '$heading',
    textWrap: 'balance',
  },
  '& h2': { fontSize: '$h3' },
  '& h3': { fontSize: '$h4' },
  '& h4': { fontSize: '$h5' },
  '& > * + h2, & > * + h3, & > * + h4': { marginBlockStart: '1.6em' },
  '& > h2 + *, & > h3 + *, & > h4 + *': { marginBlockStart: '0.5em' },
  '& ul, & ol': { paddingInlineStart: '1.4em' },
  '& li + li': { marginBlockStart: '0.4em' },
  '& li::marker': { color: '$muted' },
  '& a': {
    color: '$link',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
  },
  // A number in two parts is hard to read and to call.
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
  '@hover': { '& a:hover': { textDecorationThickness: '2px' } },
  variants: {
    size: { small: { fontSize: '$small' }, lead: { fontSize: '$lead', lineHeight: 1.5 } },
    align: { center: { textAlign: 'center', marginInline: 'auto' } },
    width: { full: { maxInlineSize: 'none' } },
  },
});

export interface RichTextProps {
  /** Markup from the editors; must have been sanitised, as parseLayout does. */
  html: string;
  size?: 'small' | 'lead';
  align?: 'center';
  /** `full` fills its place; otherwise lines stay short enough to read. */
  width?: 'full';
}

/** Text with markup from the editors. */
export function RichText({ html, size, align, width }: RichTextProps) {
  return (
    <div className={richText({ size, align, width })} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

import { css } from '../../stitches';

const richText = css({
  maxInlineSize: '$measure',
  fontSize: '$body',
  lineHeight: '$body',
  overflowWrap: 'break-word',
  '& > *': { margin: 0 },
  '& > * + *, & div > * + :where(p, div, ul, ol, dl, table, figure)': { marginBlockStart: '1em' },
  '& :where(div, td, th, li, blockquote, dd, figure, figcaption) > :where(p, ul, ol)': {
    marginBlock: 0,
  },
  '& :is(td, th, li, blockquote, dd, figure, figcaption) > * + :where(p, ul, ol)': {
    marginBlockStart: '0.5em',
  },
  '& h2, & h3, & h4, & h5, & h6': {
    fontFamily: '$heading',
    fontWeight: '$heading',
    letterSpacing: '$heading',
    lineHeight: '$heading',
    textWrap: 'balance',
  },
  '& h2': { fontSize: '$h3' },
  '& h3': { fontSize: '$h4' },
  '& h4': { fontSize: '$h5' },
  '& h5, & h6': { fontSize: 'inherit' },
  '& > * + :where(h2, h3, h4, h5, h6)': { marginBlockStart: '1.6em' },
  '& > :where(h2, h3, h4, h5, h6) + *': { marginBlockStart: '0.5em' },
  '& ul, & ol': { paddingInlineStart: '1.4em' },
  // Long numbers and other kinds of numbering do not fit into the default indent.
  '& ol:is([start], [reversed], [type])': { paddingInlineStart: '2.4em' },
  '& dt': { fontWeight: '$semibold' },
  '& dd': { marginInlineStart: 0, paddingInlineStart: '1.4em' },
  '& dd + dt': { marginBlockStart: '0.6em' },
  '& ins': { textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: '1em',
    borderInlineStart: '4px solid $primary',
    fontSize: '$lead',
  },
  // The source below the words.
  '& blockquote > :is(cite, * + p > cite:only-child)': {
    display: 'block',
    color: '$muted',
    fontSize: '$small',
    fontStyle: 'normal',
    '&::before': { content: '"— "' },
  },
  '& figure': { marginInline: 0 },
  // Scrolled only where a table can be too wide: it would cut off the outline of a film in focus.
  '& figure:has(table)': { overflowX: 'auto' },
  '& img': { maxInlineSize: '100%', blockSize: 'auto' },
  '& figcaption, & caption': { fontSize: '$small', textAlign: 'start' },
  '& figcaption': { marginBlockStart: '0.5em' },
  '& caption': { paddingBlockEnd: '0.5em' },
  '& table': { borderCollapse: 'collapse', maxInlineSize: '100%' },
  '& :is(th, td)': {
    padding: '0.4em 0.8em 0.4em 0',
    borderBlockEnd: '1px solid $line',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& pre': { overflowX: 'auto' },
  '& li + li': { marginBlockStart: '0.4em' },
  '& li::marker': { color: '$muted' },
  '& a': {
    color: '$link',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
  },
  // A telephone number in two lines is hard to read and to call.
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
  '@hover': { '& a:hover': { textDecorationThickness: '2px' } },
  variants: {
    size: { small: { fontSize: '$small' }, lead: { fontSize: '$lead', lineHeight: 1.5 } },
    align: { center: { textAlign: 'center', marginInline: 'auto' } },
    measured: { false: { maxInlineSize: 'none' } },
  },
});

export interface RichTextProps {
  /** HTML from editors; must have been sanitized, as parseLayout does. */
  html: string;
  size?: 'small' | 'lead';
  align?: 'center';
  /** Whether the line length is limited for readability; true by default. */
  measured?: boolean;
}

/** Formatted text from editors. */
export function RichText({ html, size, align, measured }: RichTextProps) {
  return (
    <div
      className={richText({ size, align, measured })}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

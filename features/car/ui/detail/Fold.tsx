import type { ReactNode } from 'react';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { clientScript } from '../../../../rendering/clientScript';

/** What is left of content while its button is not open; all of it on paper. */
const folded = '@media not print';
const closed = '&:has(> details:not([open])) > [data-folds]';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '$3',
  '& > [data-folds]': { inlineSize: '100%' },
  variants: {
    to: {
      /** Five rows. */
      rows: { [folded]: { [`${closed} > :nth-child(n+6)`]: { display: 'none' } } },
      /** Three pieces in two lines of text. */
      lines: {
        [folded]: {
          [closed]: { blockSize: '$sizes$foldedLines', overflow: 'clip' },
          [`${closed} > :nth-child(n+4)`]: { display: 'none' },
          [`${closed} > :nth-child(3)::after`]: { content: 'none' },
        },
      },
      /** Three pieces, a row each. */
      tall: {
        [folded]: {
          [closed]: { blockSize: '$sizes$foldedRows', overflow: 'clip' },
          [`${closed} > :nth-child(n+4)`]: { display: 'none' },
        },
      },
      /** So many lines of text, the last of which fade. */
      text: {
        [folded]: {
          [closed]: {
            maxBlockSize: '$sizes$foldedText',
            overflow: 'clip',
            maskImage:
              'linear-gradient(to bottom, black calc(0.8 * $sizes$foldedText), transparent $sizes$foldedText)',
          },
          // Nobody can tell without script whether there is more than fits.
          '@media (scripting: none)': {
            [closed]: { maxBlockSize: 'none', maskImage: 'none' },
            '& > details': { display: 'none' },
          },
        },
      },
    },
  },
});

const Button = styled('summary', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minBlockSize: '$touch',
  color: '$link',
  fontWeight: '$semibold',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '@hover': { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.3em' } },
  '@motion': { '& > svg': { transition: 'transform $base' } },
  '[open] > &': {
    '& > svg': { transform: 'rotate(180deg)' },
    '& > [data-more]': { display: 'none' },
  },
  ':not([open]) > &': { '& > [data-less]': { display: 'none' } },
});

const Toggle = styled('details', { '@print': { display: 'none' } });

interface FoldProps {
  to: 'rows' | 'lines' | 'tall' | 'text';
  /** On the button, while there is more. */
  more?: string;
  /** A single element, marked `data-folds`. */
  children: ReactNode;
}

/**
 * Content of which a part shows until its button is pressed. The button is native and stands behind what
 * it opens: it needs no script, and a browser that does not know `:has()` shows everything.
 */
export function Fold({ to, more, children }: FoldProps) {
  const message = useMessages();
  return (
    <Frame to={to} {...(to === 'text' && clientScript('Fold'))}>
      {children}
      <Toggle>
        <Button>
          <span data-more="">{more ?? message('detailShowMore')}</span>
          <span data-less="">{message('detailShowLess')}</span>
          <Icon name="chevron" />
        </Button>
      </Toggle>
    </Frame>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { clientScript } from '../../../../rendering/clientScript';

/** Media query of the folded state: on paper everything is shown. */
const foldedMedia = '@media not print';
const foldedContent = '&:has(> details:not([open])) > [data-folds]';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '$3',
  '& > [data-folds]': { inlineSize: '100%' },
  variants: {
    to: {
      /** Shows five rows. */
      rows: { [foldedMedia]: { [`${foldedContent} > :nth-child(n+6)`]: { display: 'none' } } },
      /** Shows three items in two lines of text. */
      lines: {
        [foldedMedia]: {
          [foldedContent]: { blockSize: '$sizes$foldedLines', overflow: 'clip' },
          [`${foldedContent} > :nth-child(n+4)`]: { display: 'none' },
          [`${foldedContent} > :nth-child(3)::after`]: { content: 'none' },
        },
      },
      /** Shows three items, one row each. */
      tall: {
        [foldedMedia]: {
          [foldedContent]: { blockSize: '$sizes$foldedRows', overflow: 'clip' },
          [`${foldedContent} > :nth-child(n+4)`]: { display: 'none' },
        },
      },
      /** On phones shows the first item; in wide windows, which have space, nothing is folded. */
      start: {
        '@belowLg': {
          [foldedMedia]: { [`${foldedContent} > :nth-child(n+2)`]: { display: 'none' } },
        },
        '@lg': { '& > details': { display: 'none' } },
      },
      /** Limits the height of a text, and fades out its last lines. */
      text: {
        [foldedMedia]: {
          [foldedContent]: {
            maxBlockSize: '$sizes$foldedText',
            overflow: 'clip',
            maskImage:
              'linear-gradient(to bottom, black calc(0.8 * $sizes$foldedText), transparent $sizes$foldedText)',
          },
          // Without JavaScript it is not known whether the content overflows.
          '@media (scripting: none)': {
            [foldedContent]: { maxBlockSize: 'none', maskImage: 'none' },
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
  /**
   * What stays visible: five rows, three items in two lines, three items in rows, the start of a text, or on phones the
   * first item.
   */
  to: 'rows' | 'lines' | 'tall' | 'text' | 'start';
  /** Text of the button while content is hidden. */
  more?: string;
  /** A single element, marked `data-folds`. */
  children: ReactNode;
}

/**
 * Content that is partly hidden until its button is pressed. The native button follows the content: it needs no script,
 * and a browser without `:has()` shows everything.
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

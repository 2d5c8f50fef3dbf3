import type { ReactNode } from 'react';
import { button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { styled } from '../../design-system/stitches';

/** The button is below the content that it opens. */
const Disclosure = styled('details', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  '& > summary': { order: 1, alignSelf: 'start', marginBlockStart: '$5', listStyle: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] [data-when="closed"], &:not([open]) [data-when="open"]': { display: 'none' },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '@print': { '& > summary': { display: 'none' } },
});

interface RemainingFilesProps {
  /** Texts of the button while the remaining files are hidden, and while they are shown. */
  moreLabel: string;
  fewerLabel: string;
  children: ReactNode;
}

/** The remaining files of a list, which a button shows. */
export function RemainingFiles({
  moreLabel: more,
  fewerLabel: fewer,
  children,
}: RemainingFilesProps) {
  return (
    <Disclosure>
      <summary className={button({ variant: 'outline' })}>
        <span data-when="closed">{more}</span>
        <span data-when="open">{fewer}</span>
        <Icon name="chevron" />
      </summary>
      {children}
    </Disclosure>
  );
}

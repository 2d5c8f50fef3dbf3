import type { ReactNode } from 'react';
import { button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { styled } from '../../design-system/stitches';

/** The switch stands below what it opens. */
const Rest = styled('details', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  '& > summary': { order: 1, alignSelf: 'start', marginBlockStart: '$5', listStyle: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] [data-when="closed"], &:not([open]) [data-when="open"]': { display: 'none' },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '@print': { '& > summary': { display: 'none' } },
});

interface FileListRestProps {
  /** Texts of the switch while the rest is closed and open. */
  more: string;
  fewer: string;
  children: ReactNode;
}

/** What opens below a list. */
export function FileListRest({ more, fewer, children }: FileListRestProps) {
  return (
    <Rest>
      <summary className={button({ variant: 'outline' })}>
        <span data-when="closed">{more}</span>
        <span data-when="open">{fewer}</span>
        <Icon name="chevron" />
      </summary>
      {children}
    </Rest>
  );
}

import type { ReactNode } from 'react';
import { styled } from '../../../../design-system/stitches';

/** Two columns if there is space for both, independent of the window's width. */
const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, $sizes$panel), 1fr))',
  gap: '$6',
  alignItems: 'start',
  minInlineSize: 0,
});

const Controls = styled('div', { display: 'grid', gap: '$5', minInlineSize: 0 });

interface QuoteColumnsProps {
  controls: ReactNode;
  figures: ReactNode;
  'aria-hidden'?: boolean;
}

/** Controls, with the costs next to them. */
export function QuoteColumns({ controls, figures, ...rest }: QuoteColumnsProps) {
  return (
    <Columns {...rest}>
      <Controls>{controls}</Controls>
      {figures}
    </Columns>
  );
}

import { type ComponentPropsWithRef, type ReactNode, use } from 'react';
import { css, styled } from '../../stitches';
import { AccordionName } from '../Accordion/AccordionName';
import { Icon } from '../Icon/Icon';

const details = css({
  borderBlockEnd: '1px solid $line',
  '& > summary > svg': { color: '$muted' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  // Animated where the browser can animate to `auto` heights.
  '@motion': {
    '& > summary > svg': { transition: 'transform $base' },
    '@supports (interpolate-size: allow-keywords)': {
      interpolateSize: 'allow-keywords',
      '&::details-content': {
        blockSize: 0,
        overflow: 'clip',
        // Focus rings at the edges must not be clipped.
        overflowClipMargin: '4px',
        transition: 'block-size $base, content-visibility $base',
        transitionBehavior: 'allow-discrete',
      },
      '&[open]::details-content': { blockSize: 'auto' },
    },
  },
});

const Summary = styled('summary', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minBlockSize: '$touch',
  paddingBlock: '$4',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { flexShrink: 0 },
});

const Content = styled('div', { paddingBlockEnd: '$5' });

export interface DetailsProps extends ComponentPropsWithRef<'details'> {
  summary: ReactNode;
}

/**
 * A disclosure row, which works without JavaScript. Opening a row closes the others with the same
 * `name`, as in an Accordion with `single`.
 */
export function Details({ summary, children, className, name, ...rest }: DetailsProps) {
  const sharedName = use(AccordionName);
  const baseClass = details();
  return (
    <details
      {...rest}
      name={name ?? sharedName}
      className={className ? `${baseClass} ${className}` : baseClass}
    >
      <Summary>
        {summary}
        <Icon name="chevron" size="medium" />
      </Summary>
      <Content>{children}</Content>
    </details>
  );
}

import type { ComponentProps } from 'react';
import { styled } from '../../stitches';
import type { IconName } from '../Icon/drawings';
import { Icon } from '../Icon/Icon';
import { chosenInForcedColors, chosenSegment, segmentBox, segmentRow } from './segmentStyles';

const Row = styled('nav', { ...segmentRow, '@print': { display: 'none' } });

const Segment = styled('a', {
  ...segmentBox,
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  color: '$text',
  textDecoration: 'none',
  '&[aria-current]': chosenSegment,
  '@forcedColors': { '&[aria-current]': chosenInForcedColors },
});

export interface SegmentLinksProps {
  /** Label of the group of links. */
  label: string;
  links: readonly ({
    label: string;
    icon: IconName;
    /** The link leads to the current view. */
    current: boolean;
  } & Pick<ComponentProps<'a'>, 'href' | 'rel'>)[];
}

/** Links side by side to several views of the same content. */
export function SegmentLinks({ label, links }: SegmentLinksProps) {
  return (
    <Row aria-label={label}>
      {links.map(({ label: text, icon, current, href, rel }) => (
        <Segment key={text} href={href} rel={rel} aria-current={current ? 'true' : undefined}>
          <Icon name={icon} size="small" />
          {text}
        </Segment>
      ))}
    </Row>
  );
}

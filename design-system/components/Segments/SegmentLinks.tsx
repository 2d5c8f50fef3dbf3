import type { ComponentProps } from 'react';
import { styled } from '../../stitches';
import type { IconName } from '../Icon/drawings';
import { Icon } from '../Icon/Icon';
import { chosenInForcedColors, chosenSegment, segmentBox, segmentRow } from './segmentLook';

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
  /** What the links have in common. */
  label: string;
  links: readonly ({
    label: string;
    icon: IconName;
    /** It leads to what is shown. */
    current: boolean;
  } & Pick<ComponentProps<'a'>, 'href' | 'rel'>)[];
}

/** A few looks of the same thing, each with an address: links side by side. */
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

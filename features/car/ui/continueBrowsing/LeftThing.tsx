import type { IconName } from '../../../../design-system/components/Icon/drawings';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { styled } from '../../../../design-system/stitches';

const Link = styled('a', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '$touch',
  paddingBlock: '$1',
  borderRadius: '$small',
  color: 'inherit',
  textDecoration: 'none',
  '@hover': { '&:hover [data-name]': { textDecorationLine: 'underline' } },
});

const Frame = styled('span', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '$row',
  aspectRatio: '16 / 10',
  overflow: 'clip',
  borderRadius: '$small',
  backgroundColor: '$surface',
  color: '$muted',
  '& img': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
});

const Words = styled('span', { display: 'grid', minInlineSize: 0, lineHeight: '$snug' });

const Kind = styled('span', { color: '$muted', fontSize: '$caption' });

const Name = styled('span', {
  fontWeight: '$semibold',
  textUnderlineOffset: '0.25em',
  overflowWrap: 'anywhere',
  // Long searches are told whole where they lead to.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

interface LeftThingProps {
  kind: 'search' | 'draft' | 'car';
  icon: IconName;
  /** What it is, in words. */
  label: string;
}

/** One thing that was left, without what script fills in: where it leads, its name and its picture. */
export function LeftThing({ kind, icon, label }: LeftThingProps) {
  return (
    <li data-left={kind}>
      <Link>
        <Frame data-picture="">
          <Icon name={icon} />
        </Frame>
        <Words>
          <Kind>{label}</Kind>
          <Name data-name="" />
        </Words>
      </Link>
    </li>
  );
}

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

const TextColumn = styled('span', { display: 'grid', minInlineSize: 0, lineHeight: '$snug' });

const KindLabel = styled('span', { color: '$muted', fontSize: '$caption' });

const Name = styled('span', {
  fontWeight: '$semibold',
  textUnderlineOffset: '0.25em',
  overflowWrap: 'anywhere',
  // Long searches are shown in full on the page that they link to.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

interface RecentItemCardProps {
  kind: 'search' | 'draft' | 'car';
  icon: IconName;
  /** Visible name of the kind. */
  label: string;
}

/** Template of an item to continue with; script fills in link, name and picture. */
export function RecentItemCard({ kind, icon, label }: RecentItemCardProps) {
  return (
    <li data-left={kind}>
      <Link>
        <Frame data-picture="">
          <Icon name={icon} />
        </Frame>
        <TextColumn>
          <KindLabel>{label}</KindLabel>
          <Name data-name="" />
        </TextColumn>
      </Link>
    </li>
  );
}

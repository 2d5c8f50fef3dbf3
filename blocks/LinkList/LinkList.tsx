import { Grid } from '../../design-system/components/Grid/Grid';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { findIcon } from '../../design-system/components/Icon/findIcon';
import { Section } from '../../design-system/components/Section/Section';
import { FieldLink } from '../../design-system/fields/FieldLink';
import { FieldText } from '../../design-system/fields/FieldText';
import { styled } from '../../design-system/stitches';
import type { LinkListItemFields, LinkListProps } from '../../schema/generated/fields';
import { columnsOf } from '../../rendering/columnsOf';

const Tile = styled('li', {
  position: 'relative',
  display: 'flex',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: '$4',
    flex: 1,
    minBlockSize: '$row',
    padding: '$4 max(var(--card-inset), $space$1)',
    border: 'var(--card-line) solid $line',
    borderBlockEnd: '1px solid $line',
    borderRadius: 'var(--tile-corner)',
    // Without its ground nothing else holds a tile together.
    '@forcedColors': { borderWidth: '1px' },
    backgroundColor: 'var(--card-ground)',
    color: '$text',
    fontWeight: '$semibold',
    lineHeight: '$snug',
    textDecoration: 'none',
    // Two beside each other on phones: a long word is parted rather than cut.
    '@belowMd': {
      gap: '$3',
      padding: '$3 max(var(--card-inset) * 0.75, $space$1)',
      fontSize: '$small',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    '@motion': { transition: 'border-color $fast, background-color $fast' },
    '@hover': { '&:hover': { borderColor: '$border', backgroundColor: '$surface' } },
  },
});

/** Five tiles that do not fit beside each other stand in rows of three and two, both as wide as the page. */
const Tiles = styled(Grid, {
  '@belowMd': {
    // Named by its role as well, to overrule the number of columns.
    '&[role="list"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > li:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
  variants: {
    five: {
      true: {
        '@md': {
          gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
          '& > li': { gridColumn: 'span 2' },
          '& > li:nth-child(n + 4)': { gridColumn: 'span 3' },
        },
        '@xl': {
          gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
          '& > li, & > li:nth-child(n + 4)': { gridColumn: 'auto' },
        },
      },
    },
  },
});

/** Nothing but links: none of it can be followed on paper. */
const Ways = styled(Section, { '@print': { display: 'none' } });

const TitleLine = styled('div', { marginBlockEnd: '$5' });
const Mark = styled('span', { display: 'inline-flex', color: '$link' });
const Trail = styled('span', {
  display: 'inline-flex',
  marginInlineStart: 'auto',
  color: '$muted',
  '@belowMd': { display: 'none' },
});

/** A list of links, such as the shortcuts below a hero. */
export function LinkList({ Title, Items = [] }: LinkListProps) {
  if (Items.length === 0) return null;
  return (
    <Ways space="small">
      {Title && (
        <TitleLine>
          <Heading level={2} size={3}>
            <FieldText field={Title} />
          </Heading>
        </TitleLine>
      )}
      <Tiles
        as="ul"
        columns={Items.length === 5 ? 1 : columnsOf(Items.length)}
        five={Items.length === 5}
        gap="small"
        role="list"
      >
        {Items.map((item, index) => (
          <LinkTile key={index} {...item} />
        ))}
      </Tiles>
    </Ways>
  );
}

function LinkTile({ Text: text, Link, HasIcon, Icon: icon = 'Arrow' }: LinkListItemFields) {
  const name = HasIcon ? findIcon(icon) : undefined;
  if (!Link) return null;
  return (
    <Tile>
      <FieldLink field={Link} look="plain">
        {name && (
          <Mark>
            <Icon name={name} size="medium" />
          </Mark>
        )}
        {text ? <FieldText field={text} /> : Link.value.text}
        <Trail>
          <Icon name="chevronRight" />
        </Trail>
      </FieldLink>
    </Tile>
  );
}

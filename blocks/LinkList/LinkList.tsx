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
    // With forced colours the background is missing, so the tile gets a border.
    '@forcedColors': { borderWidth: '1px' },
    backgroundColor: 'var(--card-ground)',
    color: '$text',
    fontWeight: '$semibold',
    lineHeight: '$snug',
    textDecoration: 'none',
    // Two per row on phones: long words are broken, so that they are not cut off.
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

/** Five tiles that do not fit in one row are in rows of three and two, both as wide as the page. */
const Tiles = styled(Grid, {
  '@belowMd': {
    // The role raises the specificity, to override the number of columns.
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

/** Hidden in print, because the block contains only links. */
const LinkSection = styled(Section, { '@print': { display: 'none' } });

const TitleLine = styled('div', { marginBlockEnd: '$5' });
const LeadingIcon = styled('span', { display: 'inline-flex', color: '$link' });
const TrailingIcon = styled('span', {
  display: 'inline-flex',
  marginInlineStart: 'auto',
  color: '$muted',
  '@belowMd': { display: 'none' },
});

/** A list of links, such as the shortcuts below a hero. */
export function LinkList({ Title, Items = [] }: LinkListProps) {
  if (Items.length === 0) return null;
  return (
    <LinkSection padding="small">
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
    </LinkSection>
  );
}

function LinkTile({ Text: text, Link, HasIcon, Icon: icon = 'Arrow' }: LinkListItemFields) {
  const name = HasIcon ? findIcon(icon) : undefined;
  if (!Link) return null;
  return (
    <Tile>
      <FieldLink field={Link} variant="plain">
        {name && (
          <LeadingIcon>
            <Icon name={name} size="medium" />
          </LeadingIcon>
        )}
        {text ? <FieldText field={text} /> : Link.value.text}
        <TrailingIcon>
          <Icon name="chevronRight" />
        </TrailingIcon>
      </FieldLink>
    </Tile>
  );
}

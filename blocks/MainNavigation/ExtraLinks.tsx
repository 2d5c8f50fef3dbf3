import { isFilled } from '../../design-system/fields/useFieldVisibility';
import { styled } from '../../design-system/stitches';
import type { ExtraNavigationItemFields } from '../../schema/generated/fields';
import { MenuLink } from '../../features/navigation/ui/MenuLink';

const List = styled('ul', {
  flexShrink: 0,
  margin: 0,
  padding: 0,
  paddingBlock: '$4',
  listStyle: 'none',
  '& a, & span': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '$touch',
    borderRadius: '$small',
    color: '$text',
    fontSize: '$small',
    fontWeight: '$medium',
    textDecoration: 'none',
    textUnderlineOffset: '0.3em',
    '@hover': { '&:hover': { textDecorationLine: 'underline' } },
  },
  '@xl': {
    display: 'flex',
    gap: '$4',
    marginInlineStart: 'auto',
    padding: 0,
    whiteSpace: 'nowrap',
  },
});

/** Links next to the menu; entries with a blank title and a blank link text are omitted. */
export function ExtraLinks({ items }: { items: readonly ExtraNavigationItemFields[] }) {
  const visibleItems = items.filter(
    ({ Title, Link }) => isFilled(Title) || Link?.value.text?.trim(),
  );
  if (visibleItems.length === 0) return null;
  return (
    <List role="list">
      {visibleItems.map(({ Title, Link }, index) => (
        <li key={index}>
          <MenuLink field={Link}>{Title?.value.trim() || Link?.value.text}</MenuLink>
        </li>
      ))}
    </List>
  );
}

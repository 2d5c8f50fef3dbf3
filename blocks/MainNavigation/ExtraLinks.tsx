import { isFilled } from '../../design-system/fields/useShown';
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

/** Links beside the menu: those whose title or link text is not blank (spec 1 §5). */
export function ExtraLinks({ items }: { items: readonly ExtraNavigationItemFields[] }) {
  const shown = items.filter(({ Title, Link }) => isFilled(Title) || Link?.value.text?.trim());
  if (shown.length === 0) return null;
  return (
    <List role="list">
      {shown.map(({ Title, Link }, index) => (
        <li key={index}>
          <MenuLink field={Link}>{Title?.value.trim() || Link?.value.text}</MenuLink>
        </li>
      ))}
    </List>
  );
}

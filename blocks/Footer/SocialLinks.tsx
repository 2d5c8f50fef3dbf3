import { findIcon } from '../../design-system/components/Icon/findIcon';
import { Icon } from '../../design-system/components/Icon/Icon';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { FieldLink } from '../../design-system/fields/FieldLink';
import { styled } from '../../design-system/stitches';
import type { SocialLinkFields } from '../../schema/generated/fields';
import { useBlockNote } from '../../rendering/blockNotes';

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  '@print': { display: 'none' },
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '$touch',
    blockSize: '$touch',
    border: '1px solid $line',
    borderRadius: '$round',
    color: '$text',
    '@hover': { '&:hover': { borderColor: '$text' } },
  },
});

/** Links to social media profiles; a profile without an icon is omitted. */
export function SocialLinks({ links = [] }: { links?: readonly SocialLinkFields[] }) {
  const logNote = useBlockNote('Footer');
  const validLinks = links.flatMap(({ name, Url }) => {
    const icon = findIcon(name);
    if (!icon) logNote(`No icon for the social link "${name}"`);
    return icon && name && Url ? [{ icon, name, Url }] : [];
  });
  if (validLinks.length === 0) return null;
  return (
    <List role="list">
      {validLinks.map(({ icon, name, Url }) => (
        <li key={name}>
          <FieldLink field={Url} variant="plain">
            <Icon name={icon} size="medium" />
            <VisuallyHidden>{name}</VisuallyHidden>
          </FieldLink>
        </li>
      ))}
    </List>
  );
}

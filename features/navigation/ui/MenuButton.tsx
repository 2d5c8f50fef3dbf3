import { Icon } from '../../../design-system/components/Icon/Icon';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { SheetEnd } from './MenuSheet';

const Hamburger = styled('button', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$touch',
  blockSize: '$touch',
  // The icon, not its larger touch target, is aligned with the page's content.
  marginInlineEnd: 'calc(-1 * $space$3)',
  padding: 0,
  border: 0,
  borderRadius: '$control',
  background: 'none',
  color: '$text',
  cursor: 'pointer',
  variants: {
    until: {
      lg: { '@lg': { display: 'none' } },
      xl: { '@xl': { display: 'none' } },
    },
  },
});

/** Opens the menu's sheet, a popover: the browser does so without script, and exposes its state. */
export function MenuButton({ menuId, until }: { menuId: string; until: SheetEnd }) {
  const message = useMessages();
  return (
    <Hamburger type="button" popoverTarget={menuId} until={until} aria-label={message('openMenu')}>
      <Icon name="menu" size="medium" />
    </Hamburger>
  );
}

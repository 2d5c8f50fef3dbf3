import type { ReactNode } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { useMessages } from '../../../design-system/messages';
import { keyframes, type Style, styled } from '../../../design-system/stitches';

/** Breakpoint from which a menu is in the bar: 1024 px for the mega-menu, 1280 px for the dropdowns. */
export type SheetEnd = 'lg' | 'xl';

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(8%)' } });

const sheet: Style = {
  backgroundColor: '$bg',
  color: '$text',
  display: 'none',
  flexDirection: 'column',
  position: 'fixed',
  inset: '0 0 0 auto',
  inlineSize: 'min(100%, $sizes$sheet)',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  border: 0,
  padding: '0 $space$gutter $5',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  boxShadow: '$overlay',
  // The transform makes fixed elements in the sheet, such as a nested page, fixed to the sheet.
  transform: 'translateX(0)',
  '&:popover-open': {
    display: 'flex',
    '@motion': { animation: `${slideIn} 200ms cubic-bezier(0.2, 0, 0, 1)` },
  },
  '&::backdrop': { backgroundColor: '$scrim' },
  // A browser without popovers shows the menu below the bar.
  '@supports not selector(:popover-open)': {
    display: 'block',
    position: 'static',
    blockSize: 'auto',
  },
};

/** Styles that remove the popover's own box, so that its contents are in the bar's row. */
const inBar: Style = {
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: '$4',
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  overflow: 'visible',
};

const Sheet = styled('div', {
  variants: {
    until: {
      lg: { '@belowLg': sheet, '@lg': inBar },
      xl: { '@belowXl': sheet, '@xl': inBar },
    },
  },
});

const Header = styled('div', {
  display: 'flex',
  flexShrink: 0,
  justifyContent: 'end',
  alignItems: 'center',
  minBlockSize: '$header',
  '& > button': {
    position: 'relative',
    // Above the head of a nested page.
    zIndex: '$sticky',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '$touch',
    blockSize: '$touch',
    marginInlineEnd: 'calc(-1 * $space$3)',
    padding: 0,
    border: 0,
    borderRadius: '$control',
    background: 'none',
    color: '$text',
    cursor: 'pointer',
  },
  variants: {
    until: { lg: { '@lg': { display: 'none' } }, xl: { '@xl': { display: 'none' } } },
  },
});

interface MenuSheetProps {
  id: string;
  until: SheetEnd;
  children: ReactNode;
}

/**
 * Container of a menu: in the bar on wide windows, a sheet over the page on narrow ones. The sheet is a
 * popover of the browser, which opens and closes it and handles the focus without JavaScript.
 */
export function MenuSheet({ id, until, children }: MenuSheetProps) {
  const message = useMessages();
  return (
    <Sheet id={id} popover="auto" until={until} data-menu-sheet="">
      <Header until={until}>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={message('closeMenu')}
        >
          <Icon name="close" size="medium" />
        </button>
      </Header>
      {children}
    </Sheet>
  );
}

import type { ReactNode } from 'react';
import { Container } from '../../design-system/components/Container/Container';
import { globalCss, styled } from '../../design-system/stitches';
import { toneVariables } from '../../design-system/tones';
import type { ImageField } from '../../schema/generated/fields';
import { clientScript } from '../clientScript';
import { MenuButton } from './MenuButton';
import { MenuSheet, type SheetEnd } from './MenuSheet';
import { SavedCarsLink } from './SavedCarsLink';
import { SiteLogo } from './SiteLogo';

/** Id of the menu, which opens as a sheet on narrow windows. */
const menuId = 'site-menu';

/** Room below the top of a page that its bar lies over, for what opens the page (blocks/HeroBanner). */
const coveredRoom = '--bar-over-page';

const Bar = styled('header', {
  backgroundColor: '$bg',
  color: '$text',
  position: 'relative',
  zIndex: '$header',
  boxShadow: '0 1px 0 $colors$line',
  variants: {
    sticky: { true: { '@tall': { position: 'sticky', insetBlockStart: 0 } } },
    /** Lies over the page's opening picture until script finds that the page has scrolled (stickyBar.ts). */
    overlay: {
      true: {
        '@media (scripting: enabled)': {
          marginBlockEnd: 'calc(-1 * $sizes$header)',
          '&:not([data-solid])': {
            ...toneVariables('dark'),
            backgroundColor: 'transparent',
            boxShadow: 'none',
          },
          '&:not([data-solid])::before': {
            content: '""',
            position: 'absolute',
            inset: '0 0 -50%',
            zIndex: '$behind',
            background: 'linear-gradient($colors$scrim 20%, $colors$scrimClear)',
            pointerEvents: 'none',
          },
          // What opens from it lies over everything and is as ever.
          '&:not([data-solid]) :is([data-menu], [data-languages]) ul': toneVariables('default'),
          '@belowXl': { '&:not([data-solid]) [data-menu-sheet]': toneVariables('default') },
          // A picture of a logo is drawn for a light ground.
          '&:not([data-solid]) [data-logo] img': { filter: 'brightness(0) invert(1)' },
          '@motion': { transition: 'background-color $base' },
        },
      },
    },
  },
});

const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$5',
  minBlockSize: '$header',
});

/** Beside the menu, or instead of it on narrow windows. */
const Tools = styled('div', { display: 'flex', alignItems: 'center', flexShrink: 0, gap: '$1' });

globalCss({
  'html:has([data-overlay])': {
    '@media (scripting: enabled)': { [coveredRoom]: '$sizes$header' },
  },
  // Until script has measured it.
  'html:has([data-navigation][data-sticks])': { '@tall': { '--stuck-start': '$sizes$header' } },
  // The page behind an open sheet stays where it is.
  'html:has([data-menu-sheet]:popover-open)': { overflow: 'hidden' },
  // Set while the next page is on its way (waitCursor.ts).
  'html[data-loading], html[data-loading] *': { cursor: 'wait !important' },
});

export interface NavigationBarProps {
  kind: 'dropdowns' | 'megaMenu';
  logo: ImageField | undefined;
  sticky: boolean | undefined;
  overlay?: boolean;
  /** Width from which the menu stands in the bar instead of in a sheet. */
  sheetUntil: SheetEnd;
  children: ReactNode;
}

/** Top of every page: the logo, and a menu that is part of the bar or, on narrow windows, a sheet over the page. */
export function NavigationBar(props: NavigationBarProps) {
  const { kind, logo, sticky, overlay, sheetUntil, children } = props;
  return (
    <Bar
      {...clientScript('NavigationBar')}
      data-navigation={kind}
      sticky={sticky}
      overlay={overlay}
      data-overlay={overlay ? '' : undefined}
      data-sticks={sticky ? 'start' : undefined}
    >
      <Container width="wide">
        <Row>
          <SiteLogo logo={logo} />
          <MenuSheet id={menuId} until={sheetUntil}>
            {children}
          </MenuSheet>
          <Tools>
            <SavedCarsLink />
            <MenuButton menuId={menuId} until={sheetUntil} />
          </Tools>
        </Row>
      </Container>
    </Bar>
  );
}

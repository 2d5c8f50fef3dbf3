import type { ReactNode } from 'react';
import { Container } from '../../../design-system/components/Container/Container';
import { useThemeLayout } from '../../../design-system/layouts/LayoutContext';
import type { HeaderForm } from '../../../design-system/layouts/ThemeLayout';
import { globalCss, type Style, styled } from '../../../design-system/stitches';
import { type Tone, toneVariables } from '../../../design-system/tones';
import type { ImageField } from '../../../schema/generated/fields';
import { clientScript } from '../../../rendering/clientScript';
import { important } from '../../../design-system/styling/important';
import { MenuButton } from './MenuButton';
import { MenuSheet, type SheetEnd } from './MenuSheet';
import { SavedCarsLink } from './SavedCarsLink';
import { SiteLogo } from './SiteLogo';

/** Id of the menu, which opens as a sheet on narrow windows. */
const menuId = 'site-menu';

/** Room below the top of a page that its bar lies over, for what opens the page (blocks/HeroBanner). */
const coveredRoom = '--bar-over-page';

/** What opens from the bar lies over everything and has the page's own surface, whatever the bar's is. */
const opensPlain: Style = {
  '& :is([data-menu], [data-languages]) ul': toneVariables('default'),
  '& [data-menu] > li > details > div': toneVariables('default'),
  '@belowXl': { '& [data-menu-sheet]': toneVariables('default') },
  // A picture of a logo is drawn for a light ground.
  '& [data-logo] img': { filter: 'brightness(0) invert(1)' },
};

/** The bar takes the surface that opens the page, which goes on behind it. */
const onGround = (tone: Tone): Style => ({
  [`html:has([data-opening="${tone}"]) &:not([data-solid])`]: {
    ...toneVariables(tone),
    '&::before': { content: 'none' },
  },
});

/** Lies over what opens the page until script finds that the page has scrolled (NavigationBar.entry.client.ts). */
const overPage: Style = {
  '@media (scripting: enabled)': {
    marginBlockEnd: 'calc(-1 * $sizes$header)',
    '&:not([data-solid])': {
      ...toneVariables('dark'),
      ...opensPlain,
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
    // Words on a picture cannot be read there, and what opens from the bar is no darker than the system says.
    '@forcedColors': {
      '&:not([data-solid])': { backgroundColor: 'Canvas' },
      '&:not([data-solid])::before': { content: 'none' },
    },
    ...onGround('default'),
    ...onGround('surface'),
    ...onGround('primary'),
    ...onGround('accent'),
    '@motion': { transition: 'background-color $base' },
  },
};

const Bar = styled('header', {
  backgroundColor: '$bg',
  color: '$text',
  position: 'relative',
  zIndex: '$header',
  boxShadow: '0 1px 0 $colors$line',
  // On paper the logo is the head of the page.
  '@print': {
    position: important('static'),
    boxShadow: 'none',
    marginBlockEnd: '0 !important',
    '&::before': { display: 'none' },
    '& :is([data-menu-sheet], [data-tools])': { display: 'none !important' },
    '& [data-logo] img': { filter: 'none !important' },
  },
  variants: {
    sticky: { true: { '@tall': { position: 'sticky', insetBlockStart: 0 } } },
    overlay: {
      home: overPage,
      /** Only where something lets the bar lie over it. */
      opening: { 'html:has([data-opening]) &': overPage },
    },
    form: {
      solid: {},
      transparent: {},
      centred: {},
      bar: { ...toneVariables('dark'), ...opensPlain, boxShadow: 'none' },
    } satisfies Record<HeaderForm, Style>,
  },
});

/** Beside the logo, in the upper of two rows. */
const upper: Style = {
  position: 'absolute',
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: 'var(--upper-row)',
};

/** Two rows, together as high as the token says: the logo between what stands beside the menu, and the menu. */
const twoRows: Style = {
  '--upper-row': 'calc($sizes$header - $sizes$touch)',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gridTemplateRows: '1fr auto',
  rowGap: 0,
  '& > [data-logo]': { gridArea: '1 / 2', '& > *': { justifyContent: 'center' } },
  '& > [data-tools]': { gridArea: '1 / 3', justifySelf: 'end' },
  '& > [data-menu-sheet]': {
    gridArea: '2 / 1 / auto / -1',
    inlineSize: '100%',
    margin: 0,
    '--sizes-header': '$sizes$touch',
    '& > ul': { ...upper, insetInlineStart: 0 },
    // Clear of the tools.
    '& > [data-languages]': { ...upper, insetInlineEnd: 'calc($sizes$touch + $space$2)' },
    '& [data-menu]': {
      justifyContent: 'center',
      '& > li[data-action]': { marginInlineStart: '$2' },
    },
  },
};

const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$5',
  minBlockSize: '$header',
  variants: {
    /** The width from which the menu has a row of its own. */
    rows: { lg: { '@lg': twoRows }, xl: { '@xl': twoRows } },
  },
});

/** Beside the menu, or instead of it on narrow windows. */
const Tools = styled('div', { display: 'flex', alignItems: 'center', flexShrink: 0, gap: '$1' });

globalCss({
  // A bar of two rows is higher, for all that reckons with it.
  'html:has([data-header-rows="lg"])': { '@lg': { '--sizes-header': '6.5rem' } },
  'html:has([data-header-rows="xl"])': { '@xl': { '--sizes-header': '6.5rem' } },
  'html:has([data-overlay="home"]), html:has([data-opening]):has([data-overlay="opening"])': {
    '@media (scripting: enabled)': { [coveredRoom]: '$sizes$header' },
  },
  // Until script has measured it.
  'html:has([data-navigation][data-sticks])': { '@tall': { '--stuck-start': '$sizes$header' } },
  // The page behind an open sheet stays where it is.
  'html:has([data-menu-sheet]:popover-open)': { overflow: 'hidden' },
  // Set while the next page is on its way (waitCursor.ts). A phone has no cursor: it need not look at all of the page anew.
  'html[data-loading], html[data-loading] *': { '@hover': { cursor: 'wait !important' } },
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
  const { header } = useThemeLayout();
  const over = overlay ? 'home' : sticky && header === 'transparent' ? 'opening' : undefined;
  const rows = header === 'centred' ? sheetUntil : undefined;
  return (
    <Bar
      {...clientScript('NavigationBar')}
      data-navigation={kind}
      sticky={sticky}
      overlay={over}
      form={header}
      data-header-rows={rows}
      data-overlay={over}
      data-sticks={sticky ? 'start' : undefined}
    >
      <Container width="wide">
        <Row rows={rows}>
          <SiteLogo logo={logo} />
          <MenuSheet id={menuId} until={sheetUntil}>
            {children}
          </MenuSheet>
          <Tools data-tools="">
            <SavedCarsLink />
            <MenuButton menuId={menuId} until={sheetUntil} />
          </Tools>
        </Row>
      </Container>
    </Bar>
  );
}

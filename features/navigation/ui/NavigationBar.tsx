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

/** CSS variable: space that the bar covers at the top of a page, for its first block (HeroBanner). */
const OVERLAP_VARIABLE = '--bar-over-page';

/** Gives panels that open from the bar the page's own colours instead of the bar's. */
const panelColours: Style = {
  '& :is([data-menu], [data-languages]) ul': toneVariables('default'),
  '& [data-menu] > li > details > div': toneVariables('default'),
  '@belowXl': { '& [data-menu-sheet]': toneVariables('default') },
  // Logos are drawn for a light background.
  '& [data-logo] img': { filter: 'brightness(0) invert(1)' },
};

/** Gives the bar the colours of the page's first block, whose background continues behind it. */
const onTone = (tone: Tone): Style => ({
  [`html:has([data-opening="${tone}"]) &:not([data-solid])`]: {
    ...toneVariables(tone),
    '&::before': { content: 'none' },
  },
});

/** Overlaps the page's first block until the page has scrolled (NavigationBar.entry.client.ts). */
const overlapping: Style = {
  '@media (scripting: enabled)': {
    marginBlockEnd: 'calc(-1 * $sizes$header)',
    '&:not([data-solid])': {
      ...toneVariables('dark'),
      ...panelColours,
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
    // With forced colours, text on a picture cannot be read, and the scrim would darken the panels of the
    // bar.
    '@forcedColors': {
      '&:not([data-solid])': { backgroundColor: 'Canvas' },
      '&:not([data-solid])::before': { content: 'none' },
    },
    ...onTone('default'),
    ...onTone('surface'),
    ...onTone('primary'),
    ...onTone('accent'),
    '@motion': { transition: 'background-color $base' },
  },
};

const Bar = styled('header', {
  backgroundColor: '$bg',
  color: '$text',
  position: 'relative',
  zIndex: '$header',
  boxShadow: '0 1px 0 $colors$line',
  // In print the logo is the page's header.
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
      home: overlapping,
      /** Only if the page's first block lets the bar overlap it. */
      opening: { 'html:has([data-opening]) &': overlapping },
    },
    form: {
      solid: {},
      transparent: {},
      centred: {},
      bar: { ...toneVariables('dark'), ...panelColours, boxShadow: 'none' },
    } satisfies Record<HeaderForm, Style>,
  },
});

/** Next to the logo, in the upper of the two rows. */
const upperRow: Style = {
  position: 'absolute',
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: 'var(--upper-row)',
};

/** Two rows, the logo with the tools and the menu, which together have the header's height. */
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
    '& > ul': { ...upperRow, insetInlineStart: 0 },
    // Space for the tools.
    '& > [data-languages]': { ...upperRow, insetInlineEnd: 'calc($sizes$touch + $space$2)' },
    '& [data-menu]': {
      justifyContent: 'center',
      '& > li[data-action]': { marginInlineStart: '$2' },
    },
  },
  // A button in the menu does not touch the header's lower edge.
  '&:has(li[data-action])': {
    '--upper-row': 'calc($sizes$header - $sizes$touch - $space$2)',
    '& > [data-menu-sheet]': { paddingBlockEnd: '$2' },
  },
};

const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$5',
  minBlockSize: '$header',
  variants: {
    /** Window width from which the menu has a separate row. */
    rows: { lg: { '@lg': twoRows }, xl: { '@xl': twoRows } },
  },
});

/** Next to the menu, or instead of it on narrow windows. */
const Toolbar = styled('div', { display: 'flex', alignItems: 'center', flexShrink: 0, gap: '$1' });

globalCss({
  // A bar of two rows is higher, with space for the logo's focus ring; other elements use its height.
  'html:has([data-header-rows="lg"])': { '@lg': { '--sizes-header': '7rem' } },
  'html:has([data-header-rows="xl"])': { '@xl': { '--sizes-header': '7rem' } },
  'html:has([data-overlay="home"]), html:has([data-opening]):has([data-overlay="opening"])': {
    '@media (scripting: enabled)': { [OVERLAP_VARIABLE]: '$sizes$header' },
  },
  // Default until script has measured the height.
  'html:has([data-navigation][data-sticks])': { '@tall': { '--stuck-start': '$sizes$header' } },
  // The page behind an open sheet does not scroll.
  'html:has([data-menu-sheet]:popover-open)': { overflow: 'hidden' },
  // Set while the next page is loading (waitCursor.ts). Not on phones: they have no cursor, and the style
  // update of the whole page takes time.
  'html[data-loading], html[data-loading] *': { '@hover': { cursor: 'wait !important' } },
});

export interface NavigationBarProps {
  kind: 'dropdowns' | 'megaMenu';
  logo: ImageField | undefined;
  sticky: boolean | undefined;
  overlay?: boolean;
  /** Width from which the menu is in the bar instead of in a sheet. */
  sheetUntil: SheetEnd;
  children: ReactNode;
}

/**
 * Top of every page: the logo, and a menu that is part of the bar or, on narrow windows, a sheet over the
 * page.
 */
export function NavigationBar(props: NavigationBarProps) {
  const { kind, logo, sticky, overlay, sheetUntil, children } = props;
  const { header } = useThemeLayout();
  const overlapMode = overlay ? 'home' : sticky && header === 'transparent' ? 'opening' : undefined;
  const twoRowsFrom = header === 'centred' ? sheetUntil : undefined;
  return (
    <Bar
      {...clientScript('NavigationBar')}
      data-navigation={kind}
      sticky={sticky}
      overlay={overlapMode}
      form={header}
      data-header-rows={twoRowsFrom}
      data-overlay={overlapMode}
      data-sticks={sticky ? 'start' : undefined}
    >
      <Container width="wide">
        <Row rows={twoRowsFrom}>
          <SiteLogo logo={logo} />
          <MenuSheet id={menuId} until={sheetUntil}>
            {children}
          </MenuSheet>
          <Toolbar data-tools="">
            <SavedCarsLink />
            <MenuButton menuId={menuId} until={sheetUntil} />
          </Toolbar>
        </Row>
      </Container>
    </Bar>
  );
}
